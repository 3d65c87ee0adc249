import 'server-only'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { datesBefore, type Goal, goal } from '@/lib/contract/goal'
import { takenBack } from '@/lib/contract/measure-words'
import { db } from '@/lib/server/db/client'
import { changeGoal } from '@/lib/server/goals/change-goal'
import { datesBeforeOf, datesColumn } from '@/lib/server/goals/dates-before'
import { getGoal } from '@/lib/server/goals/find-goals'
import { pausesColumn } from '@/lib/server/goals/rest'
import { standingAt } from '@/lib/server/goals/rhythm/standing'
import { type GoalRow, serializeGoal } from '@/lib/server/goals/serialize-goal'
import { withTags } from '@/lib/server/goals/stored-goal'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { Prisma } from '@/prisma/generated/sqlite/client'
import { moved } from './moved'
import { laterMoves, passedBy, retellTicks, withoutAct } from './ticked-since'
import type { Act, StoredAct } from './verb'

/** What of a goal an act may change, and undoing it puts back. Responses stay. */
const goalState = goal.pick({
  title: true,
  description: true,
  domain: true,
  targetDate: true,
  tags: true,
  milestones: true,
  measure: true,
  reading: true,
  progress: true,
  isCompleted: true,
  completedAt: true,
  completionNotes: true,
  pausedAt: true,
  pausedUntil: true,
  pauses: true,
  droppedAt: true,
  closingNote: true,
})
const storedValues = z.array(z.object({ id: z.string(), value: z.number() }))
/** Acts of before goals kept their former dates leave those as they are. */
const stateBefore = goalState.extend({
  values: storedValues,
  datesBefore: datesBefore.optional(),
  /** Where the act wrote a note. */
  progressNotes: z.string().optional(),
})
const stateAfter = z.object({
  version: z.int(),
  /** The goal without its ticks, as a hash; acts of before had none. */
  untouched: z.string().optional(),
  /** The same without what ticks move of it; acts that changed the list itself have none. */
  apart: z.string().optional(),
  /** The milestones that it ticked or opened again. */
  ticked: z.array(z.string()).optional(),
  /** What was noted by the end of it; acts of before had none. */
  completionNotes: z.string().optional(),
  newValues: z.array(z.string()),
  /** The ledger entry that it wrote. */
  event: z.string().optional(),
})

/** A goal with its values and the last entry of its ledger, as they stand at one moment. */
export type GoalSnapshot = {
  goal: GoalRow
  values: readonly { id: string; value: number }[]
  lastEvent: string | undefined
}

/**
 * Runs a change of a goal's and notes how the goal and its values stood before and after it.
 *
 * @throws AppError `not_found`
 */
export async function noteGoalChange(
  user: UserRow,
  goalId: string,
  run: (goal: GoalRow) => Promise<GoalRow>,
): Promise<Act> {
  const before = await snapshotOf(await getGoal(user, goalId))
  return goalAct(before, await snapshotOf(await run(before.goal)))
}

/** What a change of a goal's did, told from how things stood before and after it. */
export function goalAct(before: GoalSnapshot, after: GoalSnapshot): Act {
  const now = new Map(after.values.map(({ id, value }) => [id, value]))
  const known = new Set(before.values.map(({ id }) => id))
  return {
    result: { kind: 'goal', id: before.goal.id },
    before: {
      ...goalState.parse(serializeGoal(before.goal)),
      datesBefore: datesBeforeOf(before.goal),
      // Those alone that the act changed.
      values: before.values.filter(({ id, value }) => now.get(id) !== value).map(({ id, value }) => ({ id, value })),
    },
    after: {
      version: after.goal.version,
      untouched: withoutTicks(serializeGoal(after.goal)),
      ...ticksOf(serializeGoal(before.goal), serializeGoal(after.goal)),
      completionNotes: after.goal.completionNotes,
      newValues: after.values.filter(({ id }) => !known.has(id)).map(({ id }) => id),
      ...(after.lastEvent !== before.lastEvent && { event: after.lastEvent }),
    },
  }
}

/** Takes down a goal's values beside it, and where its ledger ends. */
export async function snapshotOf(goal: GoalRow): Promise<GoalSnapshot> {
  const goalId = goal.id
  const values = await db.datapoint.findMany({ where: { goalId }, select: { id: true, value: true } })
  const last = await db.progressEvent.findFirst({
    where: { goalId },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    select: { id: true },
  })
  return { goal, values, lastEvent: last?.id }
}

/** What an act did to the ticks alone of a list of milestones; nothing where it changed the list. */
function ticksOf(before: Goal, after: Goal): { apart: string; ticked: string[] } | undefined {
  const list = ({ milestones }: Goal) =>
    JSON.stringify(milestones.map(({ id, title, targetDate }) => [id, title, targetDate]))
  if (list(before) !== list(after)) return
  const wasDone = new Map(before.milestones.map(({ id, isCompleted }) => [id, isCompleted]))
  const ticked = after.milestones.filter(({ id, isCompleted }) => wasDone.get(id) !== isCompleted).map(({ id }) => id)
  return { apart: apartFromTicks(after), ticked }
}

/** A goal's state and notes but for what of its milestones is ticked and how its completion is noted, as a hash. */
function withoutTicks(shown: Goal): string {
  const { milestones, completionNotes: _, ...state } = goalState.parse(shown)
  const steps = milestones.map(({ isCompleted: _done, completedAt: _at, ...one }) => one)
  // Who answered since has notes of then, which an undo of before would take along.
  const rest = { ...state, milestones: steps, progressNotes: shown.progressNotes }
  return createHash('sha256').update(JSON.stringify(rest)).digest('base64url')
}

/** The same without the progress, where ticks move it. */
function apartFromTicks(shown: Goal): string {
  return withoutTicks(shown.measure === null ? { ...shown, progress: 0 } : shown)
}

type Undone = ReturnType<typeof withoutAct> & {
  /** What moved it since, and counts on. */
  later: NonNullable<Awaited<ReturnType<typeof laterMoves>>>
}

/**
 * Where a goal stands without an act: as it was before, or, where nothing was done since but ticks, with those. A
 * milestone whose figure the act reached was there to be ticked beside it: that is taken back, too.
 *
 * @returns null where something else was changed since
 */
async function standingWithout(current: GoalRow, act: StoredAct): Promise<Undone | null> {
  const { milestones, progress, measure, reading } = stateBefore.parse(act.before)
  const { version, untouched, apart, ticked, event } = stateAfter.parse(act.after)
  const before = { milestones, progress, since: [], later: [] }
  if (current.version === version) return before
  const now = serializeGoal(current)
  const isUnmoved = untouched !== undefined && withoutTicks(now) === untouched
  // Acts of before do not say what they ticked.
  if (apart === undefined || ticked === undefined) return isUnmoved && passedBy(now, milestones) ? before : null
  if (event === undefined ? !isUnmoved : apartFromTicks(now) !== apart) return null
  const later = await laterMoves(now.id, event)
  return later && { ...withoutAct(now, { milestones, progress, measure, reading }, ticked), later }
}

/** Whether an act on a goal could be taken back as the goal stands now. */
export async function canUndoGoalChange(current: GoalRow, act: StoredAct): Promise<boolean> {
  return (await standingWithout(current, act)) !== null
}

/**
 * Puts a goal back to what it was before an act: progress, ticks, values and completion, with one ledger entry where the
 * progress changes or the act wrote one. Neither of the two counts as anything from then on. What was ticked since stays
 * ticked, with what it moves; what was noted since of its completion is kept.
 *
 * @throws AppError `conflict` where the goal was changed since by anything else, or is gone
 */
export async function undoGoalChange(user: UserRow, act: StoredAct): Promise<void> {
  const { values, ...state } = stateBefore.parse(act.before)
  const { newValues, event, completionNotes } = stateAfter.parse(act.after)
  const stored = await storedGoal(user, act.result.id)
  const without = stored && (await standingWithout(stored, act))
  if (!without) throw moved(stored && serializeGoal(stored))
  await db.datapoint.deleteMany({ where: { userId: user.id, goalId: act.result.id, id: { in: newValues } } })
  for (const { id, value } of values) await db.datapoint.updateMany({ where: { id, userId: user.id }, data: { value } })
  const { tags, measure, completedAt, pausedAt, droppedAt, pauses, datesBefore: dates, ...plain } = state
  const { milestones, progress, later } = without
  await changeGoal(user, act.result.id, async (current, tx) => {
    if (later.length > 0 || progress !== state.progress) await retellTicks(tx, current, later, without, state.progress)
    return {
      data: {
        ...plain,
        progress,
        ...(completionNotes !== undefined &&
          current.completionNotes !== completionNotes && { completionNotes: current.completionNotes }),
        milestones,
        measure: measure ?? Prisma.DbNull,
        completedAt: dateOrNull(completedAt),
        pausedAt: dateOrNull(pausedAt),
        droppedAt: dateOrNull(droppedAt),
        pauses: pausesColumn(pauses),
        datesBefore: dates && datesColumn(dates),
      },
      tags,
      event:
        current.progress === progress && event === undefined
          ? undefined
          : { newProgress: progress, reasoning: takenBack, source: 'user', takesBack: event },
    }
  })
}

function dateOrNull(at: string | null): Date | null {
  return at === null ? null : new Date(at)
}

/** The goal as the contract shows it, null where it is gone. */
export async function currentGoal(user: UserRow, goalId: string | undefined): Promise<unknown> {
  if (goalId === undefined) return null
  const row = await storedGoal(user, goalId)
  return row && serializeGoal(row)
}

async function storedGoal(user: UserRow, id: string): Promise<GoalRow | null> {
  const row = await db.goal.findFirst({ where: { id, userId: user.id }, include: withTags })
  return row && standingAt(user, row)
}
