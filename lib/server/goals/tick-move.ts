import 'server-only'
import { z } from 'zod'
import type { Milestone } from '@/lib/contract/goal'
import { openedWords, shareTicked, tickedWords } from '@/lib/contract/tick-words'
import type { UserRow } from '@/lib/server/users/serialize-user'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import type { GoalChange } from './goal-change'
import type { GoalRow } from './serialize-goal'
import { standing } from './take-back'

const TICKING = ['progress.log', 'milestone.tick']
/** As far back as the ticks of one list are looked for. */
const LATEST = 50

const written = z.object({ event: z.string() })
const lines = z.array(z.object({ field: z.string(), to: z.string().nullable() }))

/** The milestones of a goal before and after a change. */
type Lists = { before: readonly Milestone[]; after: readonly Milestone[] }

/**
 * How far a goal moves with the milestones that are ticked or opened again, null where it stays. A tick takes it as far as
 * its milestones go, as the answer that names them does, and never back. Where one is opened whose tick moved the goal,
 * and nothing else moved it since, it goes back to what the others make. A goal that is counted or done is moved by none.
 */
export async function moveOfTicks(
  tx: Prisma.TransactionClient,
  user: UserRow,
  goal: GoalRow,
  lists: Lists,
): Promise<GoalChange['event'] | null> {
  if (goal.measure !== null || goal.isCompleted) return null
  const ticked = changed(lists, true)
  if (ticked.length === 0) return moveBack(tx, user, goal, lists)
  const share = shareTicked(lists.after)
  if (share <= goal.progress) return null
  return { newProgress: share, reasoning: tickedWords(ticked, lists.after), source: 'user' }
}

async function moveBack(
  tx: Prisma.TransactionClient,
  user: UserRow,
  goal: GoalRow,
  lists: Lists,
): Promise<GoalChange['event'] | null> {
  const opened = changed(lists, false)
  if (opened.length === 0) return null
  const run = await latestTicks(tx, user, goal)
  const [last] = run
  if (!last || last.newProgress !== goal.progress) return null
  const reasoning = openedWords(opened)
  if (last.oldProgress < goal.progress && opened.some(({ id }) => last.ticked.includes(id))) {
    return { newProgress: last.oldProgress, reasoning, source: 'user', takesBack: last.id }
  }
  const newProgress = Math.max(run.at(-1)?.oldProgress ?? 0, shareTicked(lists.after))
  return newProgress < goal.progress ? { newProgress, reasoning, source: 'user' } : null
}

type Tick = { id: string; oldProgress: number; newProgress: number; ticked: string[] }

/** The latest entries of the ledger that still count, newest first, as long as they are of ticks. */
async function latestTicks(tx: Prisma.TransactionClient, user: UserRow, goal: GoalRow): Promise<Tick[]> {
  const events = await tx.progressEvent.findMany({
    where: { goalId: goal.id, ...standing },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: LATEST,
  })
  const acts = await tx.proposal.findMany({
    where: { userId: user.id, status: 'applied', resultId: goal.id, verb: { in: TICKING } },
    orderBy: { appliedAt: 'desc' },
    take: LATEST,
  })
  const ticks = new Map(acts.map(({ after, diff }) => [written.safeParse(after).data?.event, tickedBy(diff)]))
  const run = events.map(({ id, oldProgress, newProgress }) => ({
    id,
    oldProgress,
    newProgress,
    ticked: ticks.get(id),
  }))
  const end = run.findIndex(({ ticked }) => ticked === undefined)
  return (end < 0 ? run : run.slice(0, end)) as Tick[]
}

/** The milestones that an act ticked; undefined where it ticked and opened none. */
function tickedBy(diff: Prisma.JsonValue): string[] | undefined {
  const about = (lines.safeParse(diff).data ?? []).filter(({ field }) => field.startsWith('milestone '))
  if (about.length === 0) return undefined
  return about.filter(({ to }) => to === 'done').map(({ field }) => field.slice('milestone '.length))
}

/** Those of before that are ticked now, or opened again. */
function changed({ before, after }: Lists, isCompleted: boolean): Milestone[] {
  const stored = new Map(before.map((one) => [one.id, one]))
  return after.filter(
    (one) =>
      stored.has(one.id) && stored.get(one.id)?.isCompleted !== one.isCompleted && one.isCompleted === isCompleted,
  )
}
