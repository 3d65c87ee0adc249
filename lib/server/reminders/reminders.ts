import 'server-only'
import type { z } from 'zod'
import { dateIn, timeIn } from '@/lib/contract/calendar'
import type { newReminder, reminderFilter, reminderPatch } from '@/lib/contract/reminder'
import { db } from '@/lib/server/db/client'
import { forgetAnswers } from '@/lib/server/db/kept-answers'
import { afterCursor, orderBy, type Page, toPage } from '@/lib/server/db/keyset'
import { doneForKey } from '@/lib/server/db/once'
import { userTransaction } from '@/lib/server/db/user-transaction'
import { notFound } from '@/lib/server/errors'
import { getGoal } from '@/lib/server/goals/find-goals'
import type { UserRow } from '@/lib/server/users/serialize-user'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { timesAfter } from './occurrences'
import { ofActiveGoals } from './of-active-goals'
import { rollOver } from './roll-over'
import type { ReminderRow } from './serialize-reminder'

const soonestFirst = { column: 'scheduledFor', direction: 'asc' } as const

/** A page of the user's reminders, soonest first; those of goals that are paused or dropped come back with the goal. */
export async function listReminders(
  user: UserRow,
  { from, to, open, limit, cursor }: z.output<typeof reminderFilter>,
): Promise<Page<ReminderRow>> {
  const now = new Date()
  await rollOver(user, now)
  const isDone = open ? false : undefined
  const rows = await db.reminder.findMany({
    where: {
      userId: user.id,
      isDone,
      scheduledFor: { gte: from, lte: to },
      OR: ofActiveGoals(user, now),
      ...afterCursor(soonestFirst, cursor),
    },
    orderBy: orderBy(soonestFirst),
    take: limit + 1,
  })
  return toPage(rows, limit, soonestFirst)
}

/** @throws AppError `not_found` for a goal that is not the user's */
export async function createReminder(user: UserRow, input: z.output<typeof newReminder>): Promise<ReminderRow> {
  const { title, scheduledFor, goalId = null, repeat = null } = input
  const when = new Date(scheduledFor)
  const data = { userId: user.id, title, scheduledFor: when, goalId, ...series(user, repeat, when) }
  if (goalId === null) return db.reminder.create({ data })
  // In the account's queue: outside it the new row would hold the goal and wait for the account, and a deletion the other way round.
  return userTransaction(user.id, async (tx) => {
    await getGoal(user, goalId)
    return tx.reminder.create({ data })
  })
}

/**
 * Changes what is sent of a reminder. One that repeats makes its next one when it is ticked off, and takes it back when it
 * is open again; moving it moves this one time.
 *
 * @throws AppError `not_found`
 */
export function updateReminder(
  user: UserRow,
  id: string,
  { title, scheduledFor, isDone, repeat }: z.output<typeof reminderPatch>,
): Promise<{ reminder: ReminderRow; next: ReminderRow | null }> {
  const where = { id, userId: user.id }
  const when = scheduledFor === undefined ? undefined : new Date(scheduledFor)
  return userTransaction(user.id, async (tx) => {
    const before = await tx.reminder.findUnique({ where })
    if (!before) throw notFound()
    const repeats = repeat === undefined ? {} : series(user, repeat, when ?? before.scheduledFor)
    const reminder = await tx.reminder.update({ where, data: { title, scheduledFor: when, isDone, ...repeats } })
    if (before.isDone && isDone === false) await takeBackNext(tx, before)
    await doneForKey(tx)
    const next = !before.isDone && isDone ? await makeNext(tx, user, reminder) : null
    return { reminder, next }
  })
}

/** What tells of the series that begins with a reminder at that time. */
function series({ timeZone }: UserRow, repeat: string | null, when: Date) {
  return { repeat, repeatFrom: repeat === null ? null : `${dateIn(timeZone, when)}T${timeIn(timeZone, when)}` }
}

async function makeNext(
  tx: Prisma.TransactionClient,
  user: UserRow,
  { userId, title, goalId, scheduledFor, repeat, repeatFrom }: ReminderRow,
): Promise<ReminderRow | null> {
  const [at] = timesAfter({ scheduledFor, repeat, repeatFrom }, user.timeZone)
  return at ? tx.reminder.create({ data: { userId, title, goalId, scheduledFor: at, repeat, repeatFrom } }) : null
}

async function takeBackNext(
  tx: Prisma.TransactionClient,
  { userId, title, scheduledFor, repeat, repeatFrom }: ReminderRow,
): Promise<void> {
  if (repeat === null) return
  await tx.reminder.deleteMany({
    where: { userId, title, repeat, repeatFrom, isDone: false, scheduledFor: { gt: scheduledFor } },
  })
}

/** @throws AppError `not_found` */
export async function deleteReminder(user: UserRow, id: string): Promise<void> {
  await userTransaction(user.id, async (tx) => {
    const { count } = await tx.reminder.deleteMany({ where: { id, userId: user.id } })
    if (count === 0) throw notFound()
    await forgetAnswers(tx, user.id, id)
  })
}
