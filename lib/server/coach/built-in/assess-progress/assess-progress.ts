import 'server-only'
import type { GoalView } from '@/lib/server/language/progress/frame'
import { type Meaning, readProgress } from '@/lib/server/language/progress/read-progress'
import type { Assessment } from '../../coach'
import type { ProgressContext } from '../../context'
import { askBack } from './ask-back'
import { outcomeOf } from './outcome'
import { wordMove, wordStill } from './wording'

/** Something may well have happened where the coach need not ask: it is met as a win. */
const WIN = 0.3

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
  const read = readProgress(response, goal, { now, timeZone })
  const outcome = outcomeOf(read)
  const { progress } = goal
  if (outcome.kind === 'still') return { newProgress: progress, reasoning: wordStill(read.moves >= WIN, read.view) }
  if (outcome.kind === 'open') {
    const ask = askBack(read)
    return { newProgress: progress, reasoning: ask.words, ask, ...(read.quote && { quote: read.quote }) }
  }
  const { meaning } = outcome
  const values = valuesOf(meaning, read.view)
  return {
    newProgress: meaning.place.progress,
    reasoning: wordMove(meaning, read.view),
    ...(values.length > 0 && { values }),
    ...(meaning.ticks.length > 0 && { milestoneIds: [...meaning.ticks] }),
    quote: meaning.quotes[0],
  }
}

/** The values to write: of a level what it is now, of a total what is added, each with its words. */
function valuesOf({ place, role, figures, quotes, ticks }: Meaning, { frame }: GoalView) {
  if (!frame?.isOwn || place.reading === null || ticks.length > 0) return []
  const quote = quotes[0] ?? ''
  if (frame.measure.kind === 'level') return [{ value: place.reading, quote }]
  if (role === 'delta+') return figures.map(({ amount }, at) => ({ value: amount ?? 0, quote: quotes[at] ?? quote }))
  const value = Math.round((place.reading - frame.reading) * 1e6) / 1e6
  return value === 0 ? [] : [{ value, quote }]
}
