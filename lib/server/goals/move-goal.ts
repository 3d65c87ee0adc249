import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import { dateIn } from '@/lib/contract/calendar'
import type { Rhythm } from '@/lib/contract/measure'
import type { Assessment } from '@/lib/server/coach/coach'
import type { UserRow } from '@/lib/server/users/serialize-user'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { addValue, asCounted, countedValues, measureOf, rhythmMeasureOf } from './measure/counted-values'
import { moveProgress } from './measure/move-progress'
import { notedWords } from './measure/noted-words'
import { recount } from './measure/recount'
import type { ValueRow } from './measure/serialize-value'
import { applyCompletion, type CompletionState } from './progress-change'
import { dayValueOf } from './rhythm/day-value'
import { type ToldDay, toldDaysWords } from './rhythm/told-days'
import type { GoalRow } from './serialize-goal'

/** A goal as a check-in leaves it, with the values that were written for it. */
export type Landed = {
  state: CompletionState
  reading: number | null
  values: ValueRow[]
  /** What came of it, where that is not what was judged: a day of a rhythm keeps its value, one of a level is past. */
  words?: string
}

type Judgement = Pick<Assessment, 'newProgress' | 'values' | 'quote'>
/** The goal as it was when it was judged. */
type Judged = { progress: number; measure: unknown }

/**
 * Moves a goal by what the coach has read in a response, as part of a transaction: a measured one by the values that were
 * read, else by the one that gives the judged progress; it is completed by them, and never reopened. Values that were
 * read for another measure than the goal has by now count for nothing.
 */
export async function moveByJudgement(
  tx: Prisma.TransactionClient,
  user: UserRow,
  current: GoalRow,
  judged: Judged,
  { newProgress, values = [], quote = '' }: Judgement,
  { responseId, progressNotes }: { responseId: string; progressNotes: string },
): Promise<Landed> {
  const now = new Date()
  const noted = { ...current, progressNotes }
  const stays = { state: applyCompletion(noted, {}, now), reading: current.reading, values: [] }
  const moves = newProgress !== judged.progress
  const measure = measureOf(current)
  const rhythm = rhythmMeasureOf(current)
  const ref = { kind: 'response', id: responseId } as const
  if (rhythm) return { ...stays, ...(await tickDays(tx, user, current, rhythm, values, ref)) }
  if (!measure) return moves ? { ...stays, state: applyCompletion(noted, { progress: newProgress }, now) } : stays
  if (!isDeepStrictEqual(measure, measureOf(judged))) return stays

  const before = await countedValues(tx, current.id)
  let made: ValueRow[] = []
  if (values.length > 0) {
    for (const read of values) {
      const draft = { value: read.value, date: read.date, source: 'heard', ref: { ...ref, quote: read.quote } } as const
      made.push(await addValue(tx, user, current.id, [...before, ...made.map(asCounted)], draft))
    }
  } else if (moves) {
    made = (await moveProgress(tx, user, current, newProgress, { source: 'coach', ref: { ...ref, quote } })).values
  }
  if (made.length === 0) return stays
  const { data } = recount(noted, measure, before, [...before, ...made.map(asCounted)], now)
  const { reading, ...state } = data
  const words = notedWords(measure, made, [...before, ...made.map(asCounted)], dateIn(user.timeZone, now))
  return { state, reading, values: made, ...(words && { words }) }
}

/** The days that a response tells of; one that has its value keeps it. */
async function tickDays(
  tx: Prisma.TransactionClient,
  user: UserRow,
  goal: GoalRow,
  rhythm: Rhythm,
  told: NonNullable<Judgement['values']>,
  ref: { kind: 'response'; id: string },
): Promise<Pick<Landed, 'values' | 'words'>> {
  const today = dateIn(user.timeZone, new Date())
  const made: ValueRow[] = []
  const days: ToldDay[] = []
  for (const { value, quote, date = today } of told) {
    const stored = await dayValueOf(tx, goal.id, rhythm, date)
    days.push({ date, told: value, stands: stored?.value ?? value, isNew: stored === null })
    if (stored) continue
    const before = await countedValues(tx, goal.id)
    made.push(await addValue(tx, user, goal.id, before, { value, date, source: 'heard', ref: { ...ref, quote } }))
  }
  return { values: made, ...(days.length > 0 && { words: toldDaysWords(days, today) }) }
}
