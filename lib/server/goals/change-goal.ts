import 'server-only'
import { serverMessages } from '@/lib/contract/messages/server'
import { doneForKey } from '@/lib/server/db/once'
import { userTransaction } from '@/lib/server/db/user-transaction'
import { AppError, notFound } from '@/lib/server/errors'
import { acceptedVersions } from '@/lib/server/etag'
import { newId } from '@/lib/server/ids'
import type { UserRow } from '@/lib/server/users/serialize-user'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import type { GoalChange } from './goal-change'
import { restAfter } from './rest'
import { settleRhythm, writeClosings } from './rhythm/settle'
import { standingAt } from './rhythm/standing'
import { type GoalRow, serializeGoal } from './serialize-goal'
import { withTags } from './stored-goal'
import { tagRows } from './tag-rows'
import { takeBackEntry } from './take-back'

/** The goal as it was left, and the response stored with it. */
type ChangedGoal = { goal: GoalRow; response: Prisma.InsightResponseGetPayload<object> | null }

/**
 * Changes one goal of the user's in one transaction, together with its ledger entry and the response behind it. Whatever
 * completes it ends its pause, and takes back that it was dropped. Periods of a rhythm that are over come first.
 *
 * Changes of one account queue, so each `decide` sees what the one before it left: the ledger replays to the progress.
 * What `decide` writes by itself, such as values, is part of the same transaction; what else it tells is given back.
 *
 * @throws AppError `not_found`, or `precondition_failed` where `ifMatch` names another version than the stored one
 */
export function changeGoal<Change extends GoalChange>(
  user: UserRow,
  id: string,
  decide: (goal: GoalRow, tx: Prisma.TransactionClient) => Change | Promise<Change>,
  ifMatch: string | null = null,
): Promise<Omit<Change, keyof GoalChange> & ChangedGoal> {
  const where = { id, userId: user.id }
  return userTransaction(user.id, async (tx) => {
    const now = new Date()
    const row = await tx.goal.findUnique({ where, include: withTags })
    if (!row) throw notFound()
    const before = standingAt(user, row, now)
    requireVersion(before, ifMatch)
    await writeClosings(tx, user, row, now)
    const { data: wanted, tags, event: moved, response, ...told } = await decide(before, tx)
    const ends = wanted.isCompleted === true && (before.pausedAt !== null || before.droppedAt !== null)
    const rested = ends ? { ...wanted, ...restAfter(user, before, {}, true, now) } : wanted
    const { data, event } = await settleRhythm(tx, user, before, { data: rested, event: moved }, now)
    if (tags) {
      await tx.goalTag.deleteMany({ where: { goalId: id } })
      await tx.goalTag.createMany({ data: tagRows(user.id, tags).map((tag) => ({ ...tag, goalId: id })) })
    }
    if (event) {
      // Id and time are taken while the account's other changes wait, so that the ledger sorts in the order of the changes.
      const { takesBack, ...told } = event
      const stamped = { id: newId(), at: await nextInLedger(tx, id), ...told, takenBackAt: takesBack ? now : null }
      await tx.progressEvent.create({ data: { userId: user.id, goalId: id, oldProgress: before.progress, ...stamped } })
      if (takesBack) await takeBackEntry(tx, id, takesBack, now)
    }
    const kept = response && (await tx.insightResponse.create({ data: { userId: user.id, goalId: id, ...response } }))
    await doneForKey(tx)
    const stored = await tx.goal.update({ where, data: { ...data, version: { increment: 1 } }, include: withTags })
    return { ...told, goal: standingAt(user, stored, now), response: kept ?? null }
  })
}

/** @throws AppError `precondition_failed` where `ifMatch` names another version than the goal's */
export function requireVersion(goal: GoalRow, ifMatch: string | null): void {
  if (acceptedVersions(ifMatch)?.includes(goal.version) === false) {
    throw new AppError('precondition_failed', serverMessages.stale, { current: serializeGoal(goal) })
  }
}

/** Now, but after the last entry: a clock that was set back, or another instance's, must not turn the ledger round. */
async function nextInLedger(tx: Prisma.TransactionClient, goalId: string): Promise<Date> {
  const orderBy = [{ at: 'desc' as const }, { id: 'desc' as const }]
  const last = await tx.progressEvent.findFirst({ where: { goalId }, orderBy, select: { at: true } })
  const now = Date.now()
  return new Date(last && last.at.getTime() >= now ? last.at.getTime() + 1 : now)
}
