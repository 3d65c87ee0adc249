import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import { standingWords } from '@/lib/contract/measure-words'
import type { GoalChange } from '@/lib/server/goals/goal-change'
import { countedValues, rhythmMeasureOf } from '@/lib/server/goals/measure/counted-values'
import type { StoredGoal } from '@/lib/server/goals/stored-goal'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { Prisma } from '@/prisma/generated/sqlite/client'
import { unwrittenClosings } from './closings'
import { standingAt } from './standing'
import { tallyOf } from './tally'

/** Writes the periods of a rhythm that are over into the ledger, before anything else happens to it. */
export async function writeClosings(
  tx: Prisma.TransactionClient,
  user: UserRow,
  goal: StoredGoal,
  now: Date,
): Promise<void> {
  const closings = unwrittenClosings(user, goal, now)
  if (closings.length === 0) return
  const ids = closings.map(({ id }) => id)
  // A document that was exported from here and imported again has brought them.
  const known = await tx.progressEvent.findMany({ where: { id: { in: ids } }, select: { id: true } })
  const isKnown = new Set(known.map(({ id }) => id))
  await tx.progressEvent.createMany({ data: closings.filter(({ id }) => !isKnown.has(id)) })
}

type Change = Pick<GoalChange, 'data' | 'event'>

/**
 * What a change comes to where the goal is a rhythm by then: its tally is made anew of all its values, and its score is
 * its progress whatever the change says, with a ledger entry where it moves. Any other goal keeps no tally.
 */
export async function settleRhythm(
  tx: Prisma.TransactionClient,
  user: UserRow,
  before: StoredGoal,
  { data, event }: Change,
  now: Date,
): Promise<Change> {
  const after = { ...before, ...plain(data) } as StoredGoal
  const rhythm = rhythmMeasureOf(after)
  if (!rhythm) return before.tally === null ? { data, event } : { data: { ...data, tally: Prisma.DbNull }, event }
  const tally = tallyOf(rhythm, await countedValues(tx, before.id), dateIn(user.timeZone, now))
  const standing = standingAt(user, { ...after, tally }, now)
  const progress = after.isCompleted ? 100 : standing.progress
  const settled = { ...data, tally, progress, reading: null }
  if (event) return { data: settled, event: { ...event, newProgress: progress } }
  if (progress === before.progress || standing.rhythm === null) return { data: settled, event }
  const reasoning = `${standingWords(rhythm, standing.rhythm)}: ${progress}%.`
  return { data: settled, event: { newProgress: progress, reasoning, source: 'value' } }
}

/** The fields that a change writes; JSON's null is no measure. */
function plain(data: GoalChange['data']): object {
  const written = Object.entries(data).filter(([, value]) => value !== undefined)
  return Object.fromEntries(written.map(([field, value]) => [field, value === Prisma.DbNull ? null : value]))
}
