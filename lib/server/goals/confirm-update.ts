import 'server-only'
import { z } from 'zod'
import type { Ask, Confirmation } from '@/lib/contract/ask'
import { dateIn } from '@/lib/contract/calendar'
import type { AiUpdateAnswer, Milestone } from '@/lib/contract/goal'
import { NEARLY } from '@/lib/contract/goal-ready'
import type { Rhythm } from '@/lib/contract/measure'
import { readingWords } from '@/lib/contract/measure-words'
import { serverMessages } from '@/lib/contract/messages/server'
import { shareTicked } from '@/lib/contract/tick-words'
import { askedInVisit } from '@/lib/server/demo/visit'
import { AppError, invalid, notFound } from '@/lib/server/errors'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { Prisma } from '@/prisma/generated/sqlite/client'
import { changeGoal } from './change-goal'
import {
  addValue,
  asCounted,
  countedValues,
  measureOf,
  rhythmMeasureOf,
  type ValueDraft,
} from './measure/counted-values'
import { type Moved, moveProgress, moveReading } from './measure/move-progress'
import { notedWords } from './measure/noted-words'
import { reachedMilestones } from './measure/reached-milestones'
import { recount } from './measure/recount'
import { serializeValue } from './measure/serialize-value'
import { requireNotLaterThanToday } from './measure/values'
import { tickMilestones } from './milestones'
import { openAsk } from './open-ask'
import { appendNote, applyCompletion } from './progress-change'
import { dayValueOf } from './rhythm/day-value'
import type { GoalRow } from './serialize-goal'
import { storedMilestones } from './stored-goal'
import { withAct } from './with-act'

/** What a check-in answers, with the goal's row. */
export type Updated = Omit<AiUpdateAnswer, 'goal'> & { goal: GoalRow }

const storedUpdates = z.record(z.string(), z.unknown())

/**
 * Takes what the user chose where the coach had asked back about a response, and completes that response: one ledger
 * entry, and no second note. Choosing where the goal stands already closes the question and moves nothing.
 *
 * @throws AppError `not_found` for a response that is not this goal's, `conflict` for a question that was answered or has
 * lapsed, `precondition_failed` as `changeGoal`
 */
export async function confirmUpdate(
  user: UserRow,
  id: string,
  chosen: Confirmation,
  ifMatch: string | null,
): Promise<Updated> {
  requireNotLaterThanToday(user, chosen.date)
  const run = () => changeGoal(user, id, (goal, tx) => take(tx, user, goal, chosen), ifMatch)
  const source = { kind: 'response', id: chosen.responseId, quote: '' } as const
  const { goal, made, act, ...told } = await withAct(user, id, run, (change) => {
    const { newProgress } = change.progressUpdate
    const milestoneIds = chosen.milestoneIds ?? []
    if (milestoneIds.length > 0) return { verb: 'milestone.tick', input: { goalId: id, milestoneIds }, source }
    return { verb: 'progress.log', input: { goalId: id, progress: newProgress }, source }
  })
  const progressUpdate = { ...told.progressUpdate, newProgress: goal.progress }
  const values = made.map(serializeValue)
  return { goal, progressUpdate, ...(values.length > 0 && { values }), ...(act && { act }), careLevel: null }
}

async function take(tx: Prisma.TransactionClient, user: UserRow, stored: GoalRow, chosen: Confirmation) {
  const now = new Date()
  const where = { id: chosen.responseId, goalId: stored.id, userId: user.id }
  const here = askedInVisit(chosen.responseId)
  if (here) await tx.insightResponse.create({ data: here })
  // What was said in a visit to the demo is in no note: it is put there as it was when it was asked about.
  const goal = here ? { ...stored, progressNotes: appendNote(stored.progressNotes, here.response, now) } : stored
  const response = await tx.insightResponse.findFirst({ where })
  if (!response) throw notFound()
  const ask = openAsk(response, now)
  if (!ask) throw new AppError('conflict', serverMessages.askClosed)

  const before = await countedValues(tx, goal.id)
  const milestones = ticked(storedMilestones.parse(goal.milestones), chosen.milestoneIds ?? [], now)
  const moved = await move(tx, user, goal, chosen, ask, milestones)
  const state = stateAfter(goal, moved, before, now)
  const reached = moved.values.length > 0 ? await reachedMilestones(tx, user, goal, milestones) : null
  const told =
    notedOf(user, goal, moved, before, now) ??
    reasonOf(goal, moved.reading, state.progress, milestones, isOffered(chosen, ask))
  const reasoning = `${told}${reached?.words ?? ''}`
  const appliedUpdates = { ...storedUpdates.parse(response.appliedUpdates), progress: state.progress }
  await tx.insightResponse.update({
    where: { id: response.id },
    data: { ask: Prisma.DbNull, appliedUpdates: appliedUpdates as Prisma.InputJsonObject },
  })
  return {
    data: { ...state, reading: moved.reading, milestones: reached?.milestones ?? milestones },
    event: { newProgress: state.progress, reasoning, source: 'coach' as const },
    progressUpdate: { oldProgress: goal.progress, newProgress: state.progress, reasoning },
    made: moved.values,
  }
}

function ticked(stored: Milestone[], ids: readonly string[], now: Date): Milestone[] {
  if (ids.some((id) => !stored.some((one) => one.id === id))) {
    throw invalid({ milestoneIds: [serverMessages.notFound] })
  }
  return tickMilestones(stored, ids, now)
}

async function move(
  tx: Prisma.TransactionClient,
  user: UserRow,
  goal: GoalRow,
  { responseId, value, date, progress, milestoneIds }: Confirmation,
  { options }: Ask,
  milestones: readonly Milestone[],
): Promise<Moved> {
  const how = { source: 'typed', ref: { kind: 'response', id: responseId, quote: '' } } as const
  const rhythm = rhythmMeasureOf(goal)
  if (rhythm)
    return { progress: goal.progress, reading: goal.reading, values: await tickTo(tx, user, goal, rhythm, value, how) }
  const isMeasured = measureOf(goal) !== null
  if (value !== undefined && isMeasured) return moveReading(tx, user, goal, value, { ...how, date })
  // Where a goal is not counted, an option says what its value comes to.
  const meant = value === undefined ? progress : options.find((option) => option.value === value)?.progress
  // Ticks take a goal as far as the milestones go, never back, and do not close it.
  const ticked = milestoneIds?.length ? Math.max(goal.progress, shareTicked(milestones)) : goal.progress
  const wanted = milestoneIds && !isMeasured ? ticked : meant
  if (value !== undefined && wanted === undefined) throw invalid({ confirmed: [serverMessages.noMeasure] })
  if (wanted === undefined || wanted === goal.progress) {
    return { progress: goal.progress, reading: goal.reading, values: [] }
  }
  return moveProgress(tx, user, goal, wanted, how)
}

/** What today adds to the running period of a rhythm, where it has nothing yet. */
async function tickTo(
  tx: Prisma.TransactionClient,
  user: UserRow,
  goal: GoalRow,
  rhythm: Rhythm,
  value: number | undefined,
  how: Pick<ValueDraft, 'source' | 'ref'>,
): Promise<Moved['values']> {
  const date = dateIn(user.timeZone, new Date())
  const added = (value ?? 0) - (goal.reading ?? 0)
  if (added <= 0 || (await dayValueOf(tx, goal.id, rhythm, date))) return []
  return [await addValue(tx, user, goal.id, await countedValues(tx, goal.id), { value: added, date, ...how })]
}

function stateAfter(
  goal: GoalRow,
  { progress, values }: Moved,
  before: Awaited<ReturnType<typeof countedValues>>,
  now: Date,
) {
  const measure = measureOf(goal)
  if (!measure) return applyCompletion(goal, progress === goal.progress ? {} : { progress }, now)
  if (values.length === 0) return applyCompletion(goal, {}, now)
  const { reading: _, ...state } = recount(goal, measure, before, [...before, ...values.map(asCounted)], now).data
  return state
}

/** What is said where what was chosen is of a day that is over. */
function notedOf(
  user: UserRow,
  goal: GoalRow,
  { values }: Moved,
  before: Awaited<ReturnType<typeof countedValues>>,
  now: Date,
): string | undefined {
  const measure = measureOf(goal)
  return measure
    ? notedWords(measure, values, [...before, ...values.map(asCounted)], dateIn(user.timeZone, now))
    : undefined
}

/** Whether it is one of the figures that the coach offered, and not one of the person's own. */
function isOffered({ value, progress }: Confirmation, { options }: Ask): boolean {
  return options.some((option) => (value === undefined ? option.progress === progress : option.value === value))
}

function reasonOf(
  goal: GoalRow,
  reading: number | null,
  progress: number,
  milestones: readonly Milestone[],
  offered: boolean,
): string {
  const measure = measureOf(goal)
  const stands = measure && reading !== null ? readingWords(measure, reading) : `${progress}%`
  const open = new Set(
    storedMilestones.parse(goal.milestones).flatMap(({ id, isCompleted }) => (isCompleted ? [] : id)),
  )
  const done = milestones.filter(({ id, isCompleted }) => isCompleted && open.has(id))
  if (done.length > 0) {
    const count = `${milestones.filter(({ isCompleted }) => isCompleted).length} of ${milestones.length} milestones`
    const titles = done.map(({ title }) => `“${title}”`).join(', ')
    const isAll = !measure && milestones.every(({ isCompleted }) => isCompleted)
    const stays = progress === goal.progress
    // How far it moved in per cent stands beside these words wherever they are read.
    const end = stays || measure ? `, ${stays ? 'it stays at ' : ''}${stands}.` : '.'
    return `You confirmed that ${titles} ${done.length === 1 ? 'is' : 'are'} done: ${count}${isAll && progress === 99 ? `. ${NEARLY}` : end}`
  }
  return progress === goal.progress && reading === goal.reading
    ? `You left it at ${stands}.`
    : `You ${offered ? 'confirmed' : 'set'} it: ${stands}.`
}
