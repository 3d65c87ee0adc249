import 'server-only'
import type { z } from 'zod'
import type { newReminder, reminderFilter, reminderPatch } from '@/lib/contract/reminder'
import { db } from '@/lib/server/db'
import { notFound } from '@/lib/server/errors'
import { getGoal } from '@/lib/server/goals/find-goals'
import { afterCursor, orderBy, type Page, toPage } from '@/lib/server/keyset'
import type { UserRow } from '@/lib/server/users/serialize-user'
import type { ReminderRow } from './serialize-reminder'

const soonestFirst = { column: 'scheduledFor', direction: 'asc' } as const

/** A page of the user's reminders, soonest first. */
export async function listReminders(
  user: UserRow,
  { from, to, limit, cursor }: z.output<typeof reminderFilter>,
): Promise<Page<ReminderRow>> {
  const rows = await db.reminder.findMany({
    where: { userId: user.id, scheduledFor: { gte: from, lte: to }, ...afterCursor(soonestFirst, cursor) },
    orderBy: orderBy(soonestFirst),
    take: limit + 1,
  })
  return toPage(rows, limit, soonestFirst)
}

/** @throws AppError `not_found` for a goal that is not the user's */
export async function createReminder(user: UserRow, input: z.output<typeof newReminder>): Promise<ReminderRow> {
  const { title, scheduledFor, goalId = null } = input
  if (goalId !== null) await getGoal(user, goalId)
  return db.reminder.create({ data: { userId: user.id, title, scheduledFor: new Date(scheduledFor), goalId } })
}

/** @throws AppError `not_found` */
export async function updateReminder(
  user: UserRow,
  id: string,
  { title, scheduledFor, isDone }: z.output<typeof reminderPatch>,
): Promise<ReminderRow> {
  const where = { id, userId: user.id }
  const when = scheduledFor === undefined ? undefined : new Date(scheduledFor)
  await db.reminder.updateMany({ where, data: { title, scheduledFor: when, isDone } })
  const stored = await db.reminder.findUnique({ where })
  if (!stored) throw notFound()
  return stored
}

/** @throws AppError `not_found` */
export async function deleteReminder(user: UserRow, id: string): Promise<void> {
  const { count } = await db.reminder.deleteMany({ where: { id, userId: user.id } })
  if (count === 0) throw notFound()
}
