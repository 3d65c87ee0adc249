import 'server-only'
import { amountWords } from '@/lib/contract/measure-words'
import { foreignLanguage } from '@/lib/server/language/foreign-language'
import type { GoalView } from '@/lib/server/language/progress/frame'
import { type Meaning, readProgress } from '@/lib/server/language/progress/read-progress'
import type { Assessment } from '../../coach'
import type { ProgressContext } from '../../context'
import { askBack } from './ask-back'
import { fasterBy } from './faster-by'
import { outcomeOf } from './outcome'
import { wordMove, wordStill } from './wording'

/** Something may well have happened where the coach need not ask: it is met as a win. */
const WIN = 0.3

/**
 * Judges a goal's progress from what the user said. Sure: it moves and says the sum. Not sure: nothing moves and it
 * asks back. Nothing claimed: nothing moves, and a win without a number is met as one. What is not English is
 * kept, and its writer told so. Pure and deterministic; the
 * response is data, never an instruction.
 */
export function assessProgress({
  goal,
  response,
  now,
  timeZone,
}: Pick<ProgressContext, 'goal' | 'response' | 'now' | 'timeZone'>): Assessment {
  const faster = fasterBy(goal, response)
  if (faster) return faster
  const read = readProgress(response, goal, { now, timeZone })
  const outcome = outcomeOf(read)
  const { progress } = goal
  if (outcome.kind === 'still') {
    const reasoning = foreignLanguage(response)?.sentence ?? wordStill(read.moves >= WIN, read.view)
    return { newProgress: progress, reasoning }
  }
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

/** What to ask back where somebody else's reading is not sure; where that puts the goal comes first. */
export function askAbout(
  { goal, response, now, timeZone }: Pick<ProgressContext, 'goal' | 'response' | 'now' | 'timeZone'>,
  place: { progress: number; reading: number | null } | null,
): NonNullable<Assessment['ask']> {
  const ask = askBack(readProgress(response, goal, { now, timeZone }))
  if (!place || ask.kind === 'milestones') return ask
  const { measure } = goal
  const first =
    ask.kind === 'value' && measure && place.reading !== null
      ? { label: amountWords(measure, place.reading), value: place.reading }
      : { label: `${place.progress} %`, progress: place.progress }
  const isThere = ask.options.some(({ value, progress }) => value === first.value && progress === first.progress)
  if (isThere || (ask.kind === 'value') !== 'value' in first) return ask
  const leave = ask.options.slice(-1)
  return { ...ask, options: [first, ...ask.options.slice(0, -1).slice(0, MOST_BESIDE), ...leave] }
}

/** Chips beside the first and the one that leaves all as it is. */
const MOST_BESIDE = 2

/** The values to write: of a level what it is now, of a total what is added, each with its words. */
function valuesOf({ place, role, figures, quotes, ticks }: Meaning, { frame }: GoalView) {
  if (!frame?.isOwn || place.reading === null || ticks.length > 0) return []
  const quote = quotes[0] ?? ''
  if (frame.measure.kind === 'level') return [{ value: place.reading, quote }]
  if (role === 'delta+') return figures.map(({ amount }, at) => ({ value: amount ?? 0, quote: quotes[at] ?? quote }))
  const value = Math.round((place.reading - frame.reading) * 1e6) / 1e6
  return value === 0 ? [] : [{ value, quote }]
}
