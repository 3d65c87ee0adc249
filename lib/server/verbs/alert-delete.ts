import 'server-only'
import { z } from 'zod'
import { db } from '@/lib/server/db/client'
import { deleteReminder } from '@/lib/server/reminders/reminders'
import { serializeReminder } from '@/lib/server/reminders/serialize-reminder'
import { moved } from './moved'
import { currentReminder, getReminder } from './reminder-state'
import type { VerbDefinition } from './verb'
import { change, changes, instantWords } from './words'

const deleted = z.object({
  id: z.string(),
  title: z.string(),
  scheduledFor: z.string(),
  goalId: z.string().nullable(),
  isDone: z.boolean(),
  repeat: z.string().nullable(),
  repeatFrom: z.string().nullable(),
  createdAt: z.string(),
})

/** Deletes one alert; of one that repeats all that is to come of it. */
export const alertDelete: VerbDefinition<'alert.delete'> = {
  async preview(user, { reminderId }) {
    const reminder = reminderId === undefined ? null : await getReminder(user, reminderId)
    const when = reminder && instantWords(reminder.scheduledFor, user.timeZone)
    return {
      title: [`Delete the alert: ${reminder?.title ?? 'one of yours'}`, when].filter(Boolean).join(', '),
      diff: changes(change('title', 'Alert', reminder && `${reminder.title}, ${when}`, null)),
    }
  },

  async apply(user, { reminderId }) {
    const { id, title, scheduledFor, goalId, isDone, repeat, repeatFrom, createdAt } = await getReminder(
      user,
      reminderId,
    )
    await deleteReminder(user, id)
    const kept = { id, title, goalId, isDone, repeat, repeatFrom }
    const before = { ...kept, scheduledFor: scheduledFor.toISOString(), createdAt: createdAt.toISOString() }
    return { result: { kind: 'reminder', id }, before, after: {} }
  },

  async undo(user, { before }) {
    const { goalId, ...reminder } = deleted.parse(before)
    const stored = await db.reminder.findFirst({ where: { id: reminder.id, userId: user.id } })
    if (stored) throw moved(serializeReminder(stored))
    const goal = goalId === null ? null : await db.goal.findFirst({ where: { id: goalId, userId: user.id } })
    await db.reminder.create({ data: { ...reminder, goalId: goal?.id ?? null, userId: user.id } })
  },

  current: (user, { reminderId }) => currentReminder(user, reminderId),
}
