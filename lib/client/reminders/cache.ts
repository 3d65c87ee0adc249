import type { QueryClient } from '@tanstack/react-query'
import { dayOf, type Today } from '@/lib/client/time/calendar'
import { addDays } from '@/lib/contract/calendar'
import { limits } from '@/lib/contract/limits'
import type { Reminder } from '@/lib/contract/reminder'

/** What is cached of a day: its reminders and those to come as the server gave them, and what was added or moved since. */
export function remindersKey(day: string) {
  return ['/api/reminders', day] as const
}

/** The reminders that fall on today in the user's zone or stood open when it began, soonest first. */
export function alertsOf(reminders: readonly Reminder[], { today, timeZone }: Today): Reminder[] {
  return reminders.filter(({ scheduledFor }) => dayOf(scheduledFor, timeZone) <= today).sort(bySoonest)
}

function bySoonest(a: Reminder, b: Reminder): number {
  return Date.parse(a.scheduledFor) - Date.parse(b.scheduledFor)
}

/** The reminders of the days after today that are shown, soonest first: open ones, and those just ticked. */
export function upcomingOf(
  reminders: readonly Reminder[],
  { today, timeZone }: Today,
  justTicked: ReadonlySet<string> = new Set(),
): Reminder[] {
  const last = addDays(today, limits.upcomingDays)
  return reminders
    .filter(({ id, isDone, scheduledFor }) => {
      const day = dayOf(scheduledFor, timeZone)
      return (!isDone || justTicked.has(id)) && day > today && day <= last
    })
    .sort(bySoonest)
}

/** Open ones before done ones; one just ticked keeps its place. */
export function openFirst(alerts: readonly Reminder[], justTicked: ReadonlySet<string>): Reminder[] {
  const isPast = ({ id, isDone }: Reminder) => isDone && !justTicked.has(id)
  return [...alerts.filter((alert) => !isPast(alert)), ...alerts.filter(isPast)]
}

/** The whole day in the order of its hours, what is over too. */
export function byHour(alerts: readonly Reminder[]): Reminder[] {
  return alerts.toSorted((one, other) => Date.parse(one.scheduledFor) - Date.parse(other.scheduledFor))
}

export function replaceReminder(
  client: QueryClient,
  day: string,
  id: string,
  update: (reminder: Reminder) => Reminder,
): void {
  changeReminders(client, day, (reminders) => reminders.map((one) => (one.id === id ? update(one) : one)))
}

export function changeReminders(client: QueryClient, day: string, decide: (reminders: Reminder[]) => Reminder[]): void {
  client.setQueryData<Reminder[]>(remindersKey(day), (reminders) => reminders && decide(reminders))
}
