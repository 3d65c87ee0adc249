import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { fetchPage } from '@/lib/client/cache/list-pages'
import { useDeletedIds } from '@/lib/client/cache/undo'
import { useDeleteWithUndo } from '@/lib/client/cache/undo-from-screen'
import { useMutation } from '@/lib/client/cache/use-mutation'
import { api } from '@/lib/client/http/api'
import { isKept, type Kept, sendOrKeep } from '@/lib/client/outbox/keep'
import { toast } from '@/lib/client/screen/use-toast'
import type { Today } from '@/lib/client/time/calendar'
import { addDays } from '@/lib/contract/calendar'
import { limits } from '@/lib/contract/limits'
import { alertMessages } from '@/lib/contract/messages/alerts'
import { outboxMessages } from '@/lib/contract/messages/outbox'
import type { NewReminder, Reminder, ReminderPatch } from '@/lib/contract/reminder'
import { alertsOf, changeReminders, remindersKey, replaceReminder, upcomingOf } from './cache'
import { openAlertsKey } from './open-alerts'
import { instantOf, whenWords } from './times'

const REMINDERS = '/api/reminders'

/** The last instant before another. */
function endOf(next: string): string {
  return new Date(Date.parse(next) - 1).toISOString()
}

/** Today's alerts with those that stood open when it began, and the open ones of the days to come; soonest first. */
export function useAlerts(now: Today, justTicked: ReadonlySet<string>): { alerts: Reminder[]; upcoming: Reminder[] } {
  const { today, timeZone } = now
  const deleted = useDeletedIds()
  const { data } = useQuery({
    queryKey: remindersKey(today),
    queryFn: async ({ signal }) => {
      const [from, tomorrow, end] = [0, 1, 1 + limits.upcomingDays].map((after) =>
        instantOf(addDays(today, after), '00:00', timeZone),
      ) as [string, string, string]
      const spans: Record<string, string>[] = [
        { to: endOf(from), open: 'true' },
        { from, to: endOf(tomorrow) },
        { from: tomorrow, to: endOf(end), open: 'true' },
      ]
      const parts = await Promise.all(
        spans.map((span) => fetchPage<'GET /api/reminders'>(`${REMINDERS}?${new URLSearchParams(span)}`, signal)),
      )
      return parts.flatMap(({ items }) => items)
    },
  })
  return useMemo(() => {
    const kept = (data ?? []).filter(({ id }) => !deleted.has(id))
    const day = { today, timeZone }
    return { alerts: alertsOf(kept, day), upcoming: upcomingOf(kept, day, justTicked) }
  }, [data, deleted, today, timeZone, justTicked])
}

export function useAddReminder(now: Today, onAdded: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (reminder: NewReminder) => api('POST /api/reminders', { body: reminder }),
    onSuccess: (reminder) => {
      changeReminders(client, now.today, (reminders) => [...reminders, reminder])
      onAdded()
    },
    meta: {
      success: ({ scheduledFor }: Reminder) => alertMessages.alertAdded(whenWords(scheduledFor, now)),
      failure: alertMessages.failed.addAlert,
      invalidates: [openAlertsKey],
    },
  })
}

/** What the server last said of each alert that a change is on its way for. */
const confirmed = new Map<string, Reminder>()

/**
 * Ticks an alert off, or moves it. That shows at once; the calls about one alert go out one after the other, and one
 * that fails puts back what the server has.
 */
export function useChangeReminder(reminder: Reminder, now: Today) {
  const client = useQueryClient()
  const { id } = reminder
  const mutationKey = ['change-reminder', id]
  const isLast = () => client.isMutating({ mutationKey }) === 1
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join(':') },
    mutationFn: (patch: ReminderPatch): Promise<Reminder | Kept> =>
      patch.isDone === undefined
        ? api('PATCH /api/reminders/{id}', { params: { id }, body: patch })
        : sendOrKeep<Reminder>({
            kind: 'Tick',
            about: reminder.title,
            text: patch.isDone ? 'Done' : 'Not done',
            goalId: null,
            request: { method: 'PATCH', path: `${REMINDERS}/${id}`, body: patch },
          }),
    onMutate: (patch) => {
      if (isLast()) confirmed.set(id, reminder)
      replaceReminder(client, now.today, id, (shown) => ({ ...shown, ...patch }))
    },
    onSuccess: (stored, { scheduledFor }) => {
      if (isKept(stored)) return toast(outboxMessages.kept)
      confirmed.set(id, stored)
      // With another change waiting, what is on screen is newer than this answer.
      if (isLast()) replaceReminder(client, now.today, id, () => stored)
      if (scheduledFor) toast(alertMessages.alertSnoozed(whenWords(stored.scheduledFor, now)))
    },
    onError: () => replaceReminder(client, now.today, id, (shown) => confirmed.get(id) ?? shown),
    meta: { failure: alertMessages.failed.updateAlert },
  })
}

/** The alert leaves the list at once; it is deleted when the toast with Undo goes. */
export function useDeleteReminder(now: Today): (reminder: Reminder) => void {
  const client = useQueryClient()
  const deleteWithUndo = useDeleteWithUndo()
  return ({ id }) =>
    deleteWithUndo({
      id,
      path: `${REMINDERS}/${id}`,
      title: alertMessages.alertDeleted.title,
      failure: alertMessages.failed.deleteAlert,
      onDeleted: () => changeReminders(client, now.today, (reminders) => reminders.filter((one) => one.id !== id)),
    })
}
