import 'server-only'
import { readAbout } from '@/lib/server/language/progress/readings-of'
import type { Said } from '@/lib/server/language/progress/said'
import type { Assessment } from '../../coach'
import type { ProgressContext } from '../../context'
import { askBack } from './ask-back'
import { outcomeOf } from './outcome'
import { wordMove, wordStill } from './wording'

/**
 * Judges a goal's progress from what the user said. Sure: it moves and says the sum. Not sure: nothing moves and it
 * asks back. Nothing claimed: nothing moves, and a win without a number is met as one. Pure and deterministic; the
 * response is data, never an instruction.
 */
export function assessProgress({
  goal,
  response,
  now,
  timeZone,
}: Pick<ProgressContext, 'goal' | 'response' | 'now' | 'timeZone'>): Assessment {
  const { said, view, hasDeed } = readAbout(response, goal, { now, timeZone })
  const outcome = outcomeOf(said, view)
  const { progress } = goal
  if (outcome.kind === 'still') return { newProgress: progress, reasoning: wordStill(hasDeed, view) }
  const quote = said[0]?.quote
  if (outcome.kind === 'open') {
    const ask = askBack(outcome.said, view)
    return { newProgress: progress, reasoning: ask.words, ask, quote }
  }
  const { milestoneIds, reading } = outcome
  const values =
    view.frame?.isOwn && reading !== null
      ? valuesOf(outcome.said, view.frame.reading, reading, view.frame.measure.kind)
      : []
  return {
    newProgress: outcome.progress,
    reasoning: wordMove(outcome, view),
    ...(values.length > 0 && { values }),
    ...(milestoneIds.length > 0 && { milestoneIds }),
    quote: outcome.said[0]?.quote ?? quote,
  }
}

/** The values to write: of a level what it is now, of a total what is added, each with its words. */
function valuesOf(said: readonly Said[], before: number, reading: number, kind: 'total' | 'level') {
  const quote = said[0]?.quote ?? ''
  if (kind === 'level') return [{ value: reading, quote }]
  const deltas = said.flatMap((one) => (one.kind === 'delta' ? [{ value: one.value, quote: one.quote }] : []))
  if (deltas.length > 0 && said.every((one) => one.kind === 'delta')) return deltas
  const value = Math.round((reading - before) * 1e6) / 1e6
  return value === 0 ? [] : [{ value, quote }]
}
