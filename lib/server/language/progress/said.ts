import 'server-only'
import type { Clock } from '../clock'
import type { ToldDay } from '../told-day'
import { wordSet } from '../word-table'
import type { Told } from './features'
import type { ReadableGoal } from './frame'
import { closes, losesGround, type Meaning, type ReadProgress, readProgress } from './read-progress'
import { tellsOfRest } from './tick-hypotheses'
import { dayOf } from './weighed-up'
import { isPastForm } from './word-classes'

/**
 * One thing that a text surely says of a goal, with the verbatim words and the day that they tell it of. A `reading` is the
 * total so far or the level then, a `delta` so much more, both in the goal's unit; a `share` is percent of the whole.
 */
export type Said = { quote: string; day: ToldDay } & (
  | { kind: 'reading' | 'delta' | 'share'; value: number }
  | { kind: 'milestones'; ids: string[] }
)

/** Of what nobody was asked about only what is likelier than all else together is heard. */
const SURE = 0.5
/** Where somebody else may have done it, less doubt is left. */
const SURE_OF_OWN = 0.75
/** What takes ground from a goal has to leave no doubt. */
const SURE_OF_LOSS = 0.9

/** What a text surely says of a goal that nobody asked about, nothing that ends it. */
export function saidSurely(text: string, goal: ReadableGoal, clock: Clock, isOwn = true): Said | null {
  const read = readProgress(text, goal, clock)
  const { view, meanings } = read
  const [meaning] = meanings
  if (!meaning || meaning.share < (isOwn ? SURE : SURE_OF_OWN)) return null
  const { frame } = view
  const { place, ticks, role, quotes } = meaning
  const [quote = ''] = quotes
  if (isHeldBack(meaning, read)) return null
  // "Two on Monday, three today": a card of the one would lose the other.
  const isPart = read.figures.some(
    (one) => one.amount !== null && one.match !== 'other' && !meaning.figures.includes(one),
  )
  if (frame?.measure.kind === 'total' && meaning.figures.length > 0 && role !== 'total' && isPart) return null
  const told = { quote, day: dayOf(meaning, read, clock) }
  if (ticks.length > 0) return { kind: 'milestones', ids: [...ticks], ...told }
  const isLevel = frame?.measure.kind === 'level'
  const isDoubted = losesGround(meaning, view) && (meaning.share < SURE_OF_LOSS || !frame?.isOwn)
  if (!isLevel && (closes(meaning, view) || isDoubted)) return null
  if (!frame?.isOwn || place.reading === null) return { kind: 'share', value: place.progress, ...told }
  // Of a goal that has none yet so much in all is so much more.
  const isReading = isLevel || (frame.reading !== frame.measure.start && (role === 'total' || role === 'left'))
  const value = isReading ? place.reading : Math.round((place.reading - frame.reading) * 1e6) / 1e6
  return { kind: isReading ? 'reading' : 'delta', value, ...told }
}

/** Between such a word and its figure something has to be done, or it is only meant to be. */
const MEANT = wordSet("i'd we'd would should could might must will i'll shall want need hope wish")
const HOPED = wordSet('if unless wanted wished hoped planned dream dreamt dreamed')
const NOT_YET = wordSet('yet till til until')
const DONE = wordSet('done finished complete completed ticked up in ready through over behind ✅ ✔ ☑')
const PUT_OFF = wordSet('still pushed postponed cancelled canceled rescheduled delayed moved bumped')

/** Whether a meaning rests on what is only wished for, put off, or told by the clock: "dip at eight", "beat by 30". */
function isHeldBack({ figures, sentence, ticks, isWhole, role }: Meaning, { told }: ReadProgress): boolean {
  const { tokens } = (told[sentence] as Told).sentence
  // "Make it the first ten slides" does nothing yet.
  const isTold = tokens.some((one) => isPastForm(one) || DONE.has(one.word))
  if (ticks.length > 0) return !isWhole || !isTold || tokens.some(({ word }) => PUT_OFF.has(word))
  // "Port 8 is signed, but does not go live till Tuesday".
  if (tellsOfRest({ tokens }) && tokens.some(({ word }) => NOT_YET.has(word))) return true
  return figures.some(({ from, match, place }) => {
    const before = (told[place] as Told).sentence.tokens.slice(0, from)
    const last = before.at(-1)?.word ?? ''
    if (match === 'bare' && (last === 'by' || (last === 'at' && role !== 'total'))) return true
    if (before.some(({ word }) => HOPED.has(word))) return true
    const meant = before.findLastIndex(({ word }) => MEANT.has(word))
    return meant >= 0 && !before.slice(meant).some(isPastForm)
  })
}
