import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { messages } from '@/lib/contract/messages'
import type { NewReminder, Reminder, ReminderPatch } from '@/lib/contract/reminder'
import { api } from './api'
import type { Today } from './calendar'
import { fetchPage } from './list-pages'
import { alertsOf, changeReminders, remindersKey, replaceReminder } from './reminder-cache'
import { instantOf, whenWords } from './reminder-times'
import { useDeletedIds } from './undo'
import { useDeleteWithUndo } from './undo-from-screen'
import { toast } from './use-toast'

const REMINDERS = '/api/reminders'

/** Today's alerts, soonest first. */
export function useTodaysAlerts(now: Today): Reminder[] {
  const { today, timeZone } = now
  const deleted = useDeletedIds()
  const { data } = useQuery({
    queryKey: remindersKey(today),
    queryFn: async ({ signal }) => {
      const range = { from: instantOf(today, '00:00', timeZone), to: instantOf(today, '23:59', timeZone) }
      return (await fetchPage<'GET /api/reminders'>(`${REMINDERS}?${new URLSearchParams(range)}`, signal)).items
    },
  })
  return useMemo(() => {
    const kept = (data ?? []).filter(({ id }) => !deleted.has(id))
    return alertsOf(kept, { today, timeZone })
  }, [data, deleted, today, timeZone])
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
      success: ({ scheduledFor }: Reminder) => messages.alertAdded(whenWords(scheduledFor, now)),
      failure: messages.failed.addAlert,
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
    mutationFn: (patch: ReminderPatch) => api('PATCH /api/reminders/{id}', { params: { id }, body: patch }),
    onMutate: (patch) => {
      if (isLast()) confirmed.set(id, reminder)
      replaceReminder(client, now.today, id, (shown) => ({ ...shown, ...patch }))
    },
    onSuccess: (stored, { scheduledFor }) => {
      confirmed.set(id, stored)
      // With another change waiting, what is on screen is newer than this answer.
      if (isLast()) replaceReminder(client, now.today, id, () => stored)
      if (scheduledFor) toast(messages.alertSnoozed(whenWords(stored.scheduledFor, now)))
    },
    onError: () => replaceReminder(client, now.today, id, (shown) => confirmed.get(id) ?? shown),
    meta: { failure: messages.failed.updateAlert },
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
      title: messages.alertDeleted.title,
      failure: messages.failed.deleteAlert,
      onDeleted: () => changeReminders(client, now.today, (reminders) => reminders.filter((one) => one.id !== id)),
    })
}
