import { dayName, dayOf, relativeDay, timeOf } from '@/lib/client/time/calendar'
import { daysBetween } from '@/lib/contract/calendar'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** `Today`, `Yesterday`, `Saturday 14 Mar`, with the year when it is another. Both days are `YYYY-MM-DD`. */
export function dividerLabel(day: string, today: string): string {
  const ago = daysBetween(day, today)
  if (ago === 0) return 'Today'
  if (ago === 1) return 'Yesterday'
  return `${weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()]} ${dayName(day, today)}`
}

/** Entries in their order, grouped by the calendar day on which each falls in an IANA zone. */
export function groupByDay<T extends { createdAt: string }>(
  entries: readonly T[],
  timeZone: string,
): { day: string; entries: T[] }[] {
  const days: { day: string; entries: T[] }[] = []
  for (const entry of entries) {
    const day = dayOf(entry.createdAt, timeZone)
    const last = days.at(-1)
    if (last?.day === day) last.entries.push(entry)
    else days.push({ day, entries: [entry] })
  }
  return days
}

/** How long ago an instant was, as a list says it: `just now`, `5 min ago`, `3 h ago`, `yesterday`, `14 Mar`. */
export function timeAgo(instant: string, now: string, timeZone: string): string {
  const minutes = Math.floor((Date.parse(now) - Date.parse(instant)) / 60_000)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return `${minutes} min ago`
  const day = dayOf(instant, timeZone)
  const today = dayOf(now, timeZone)
  const days = daysBetween(day, today)
  if (days === 0) return `${Math.floor(minutes / 60)} h ago`
  return days < 7 ? relativeDay(day, today) : dayName(day, today)
}

/** How long ago an instant was; to tell it from another of the same name, the day and the time. */
export function whenSaid(instant: string, now: string, timeZone: string, isNamesake: boolean): string {
  if (!isNamesake) return timeAgo(instant, now, timeZone)
  const day = dayOf(instant, timeZone)
  const today = dayOf(now, timeZone)
  const isNear = Math.abs(daysBetween(day, today)) <= 1
  return `${isNear ? relativeDay(day, today) : dayName(day, today)}, ${timeOf(instant, timeZone)}`
}

/** Tells whether another of a list has the same title, whatever its case. */
export function namesakes(list: readonly { title: string }[]): (one: { title: string }) => boolean {
  const counts = new Map<string, number>()
  for (const { title } of list) counts.set(keyOf(title), (counts.get(keyOf(title)) ?? 0) + 1)
  return ({ title }) => (counts.get(keyOf(title)) ?? 0) > 1
}

function keyOf(title: string): string {
  return title.trim().toLowerCase()
}
