import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import type { Assessment } from '@/lib/server/coach/coach'
import type { UserRow } from '@/lib/server/users/serialize-user'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { addValue, asCounted, countedValues, measureOf } from './measure/counted-values'
import { moveProgress } from './measure/move-progress'
import { recount } from './measure/recount'
import type { ValueRow } from './measure/serialize-value'
import { applyCompletion, type CompletionState } from './progress-change'
import type { GoalRow } from './serialize-goal'

/** A goal as a check-in leaves it, with the values that were written for it. */
export type Landed = { state: CompletionState; reading: number | null; values: ValueRow[] }

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
  const ref = { kind: 'response', id: responseId } as const
  if (!measure) return moves ? { ...stays, state: applyCompletion(noted, { progress: newProgress }, now) } : stays
  if (!isDeepStrictEqual(measure, measureOf(judged))) return stays

  const before = await countedValues(tx, current.id)
  let made: ValueRow[] = []
  if (values.length > 0) {
    for (const read of values) {
      const draft = { value: read.value, source: 'heard', ref: { ...ref, quote: read.quote } } as const
      made.push(await addValue(tx, user, current.id, [...before, ...made.map(asCounted)], draft))
    }
  } else if (moves) {
    made = (await moveProgress(tx, user, current, newProgress, { source: 'coach', ref: { ...ref, quote } })).values
  }
  if (made.length === 0) return stays
  const { data } = recount(noted, measure, before, [...before, ...made.map(asCounted)], now)
  const { reading, ...state } = data
  return { state, reading, values: made }
}
