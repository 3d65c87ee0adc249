import 'server-only'
import type { Goal, Milestone } from '@/lib/contract/goal'
import { passedMilestones } from '@/lib/contract/goal-question'
import { isTick, shareTicked, tickedWords } from '@/lib/contract/tick-words'
import { db } from '@/lib/server/db/client'
import { standing } from '@/lib/server/goals/take-back'
import { newId } from '@/lib/server/ids'
import type { Prisma } from '@/prisma/generated/sqlite/client'

type Standing = Pick<Goal, 'milestones' | 'progress' | 'measure' | 'reading'>
type Moves = Prisma.ProgressEventGetPayload<object>[]

/** A goal without an act, with the milestones that were ticked since. */
type Without = Pick<Standing, 'milestones' | 'progress'> & { since: readonly Milestone[] }

/**
 * A goal without what an act did to its milestones and its progress, but with every other tick of since: as far as those
 * take it that was not done before.
 */
export function withoutAct(now: Goal, before: Standing, ticked: readonly string[]): Without {
  const was = new Map(before.milestones.map((one) => [one.id, one]))
  const passed = new Set(reachedBy(now))
  for (const id of reachedBy({ ...now, reading: before.reading })) passed.delete(id)
  const milestones = now.milestones.map((one) => {
    const stored = was.get(one.id) ?? one
    const isOfAct = ticked.includes(one.id) || (passed.has(one.id) && !stored.isCompleted)
    return isOfAct ? { ...one, isCompleted: stored.isCompleted, completedAt: stored.completedAt } : one
  })
  const since = milestones.filter(({ id, isCompleted }) => isCompleted && was.get(id)?.isCompleted === false)
  const isMoved = now.measure === null && since.length > 0
  return { milestones, since, progress: isMoved ? Math.max(before.progress, shareTicked(milestones)) : before.progress }
}

/**
 * Has the ledger tell of the ticks since an act what they move without it, in the last of their entries: they began where
 * the act did.
 */
export async function retellTicks(
  tx: Prisma.TransactionClient,
  { id: goalId, userId }: Pick<Goal, 'id' | 'userId'>,
  later: Moves,
  { milestones, progress: newProgress, since }: Without,
  oldProgress: number,
): Promise<void> {
  const last = newProgress === oldProgress ? undefined : later.at(-1)
  const others = later.filter((one) => one !== last).map(({ id }) => id)
  await tx.progressEvent.updateMany({ where: { goalId, id: { in: others } }, data: { takenBackAt: new Date() } })
  if (newProgress === oldProgress) return
  const told = { oldProgress, newProgress, reasoning: tickedWords(since, milestones) }
  if (last) await tx.progressEvent.update({ where: { id: last.id }, data: told })
  else await tx.progressEvent.create({ data: { id: newId(), userId, goalId, at: new Date(), source: 'user', ...told } })
}

/** Whether every milestone is as it was, or one whose figure the goal has reached. */
export function passedBy(now: Goal, before: readonly Milestone[]): boolean {
  const reached = reachedBy(now)
  const wasDone = new Map(before.map(({ id, isCompleted }) => [id, isCompleted]))
  return now.milestones.every(({ id, isCompleted }) => wasDone.get(id) === isCompleted || reached.includes(id))
}

/**
 * What moved a goal after an entry of its ledger and still counts.
 *
 * @returns null where that is anything but ticks, or where the entry itself counts no more
 */
export async function laterMoves(goalId: string, event: string | undefined): Promise<Moves | null> {
  if (event === undefined) return []
  const entry = await db.progressEvent.findFirst({ where: { id: event, goalId, ...standing } })
  if (!entry) return null
  const { at, id } = entry
  const later = await db.progressEvent.findMany({
    where: { goalId, ...standing, OR: [{ at: { gt: at } }, { at, id: { gt: id } }] },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
  })
  return later.every(isTick) ? later : null
}

function reachedBy({ milestones, measure, reading }: Omit<Standing, 'progress'>): string[] {
  const open = milestones.map((one) => ({ ...one, isCompleted: false }))
  return passedMilestones({ milestones: open, measure, reading }).map(({ id }) => id)
}
