import 'server-only'
import type { z } from 'zod'
import { decided, type newWeekReview, type WeekReview } from '@/lib/contract/week-review'
import { db } from '@/lib/server/db/client'
import { doneForKey } from '@/lib/server/db/once'
import { userTransaction } from '@/lib/server/db/user-transaction'
import { newId } from '@/lib/server/ids'
import type { ReminderRow } from '@/lib/server/reminders/serialize-reminder'
import type { UserRow } from '@/lib/server/users/serialize-user'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { weekStartOf } from './week'

export type WeekReviewRow = Prisma.WeekReviewGetPayload<object>

/** The review of the user's current week, null where it was not gone through yet. */
export function currentReview(user: UserRow): Promise<WeekReviewRow | null> {
  const weekStart = weekStartOf(user.timeZone, new Date())
  return db.weekReview.findUnique({ where: { userId_weekStart: { userId: user.id, weekStart } } })
}

/**
 * Ends the review of the user's current week: each step becomes an alert, but for one that is an alert at that time
 * already, and the week keeps what was decided. A second review of the week replaces what the first left; of two that end
 * at once the later finds the alerts of the earlier.
 */
export async function endReview(
  user: UserRow,
  { decided, steps }: z.output<typeof newWeekReview>,
): Promise<{ review: WeekReviewRow; added: ReminderRow[] }> {
  const userId = user.id
  return userTransaction(userId, async (tx) => {
    const added: ReminderRow[] = []
    for (const { title, scheduledFor } of steps) {
      const data = { userId, title, scheduledFor: new Date(scheduledFor) }
      const standing = await tx.reminder.findFirst({ where: data, select: { id: true } })
      if (!standing) added.push(await tx.reminder.create({ data }))
    }
    const doneAt = new Date()
    const key = { userId, weekStart: weekStartOf(user.timeZone, doneAt) }
    const left = { decided, alerts: steps.length, doneAt }
    const review = await tx.weekReview.upsert({
      where: { userId_weekStart: key },
      create: { id: newId(), ...key, ...left },
      update: left,
    })
    await doneForKey(tx)
    return { review, added }
  })
}

/** The review as the contract shows it. */
export function serializeReview(row: WeekReviewRow): WeekReview {
  return {
    id: row.id,
    weekStart: row.weekStart,
    decided: decided.parse(row.decided),
    alerts: row.alerts,
    doneAt: row.doneAt.toISOString(),
  }
}
