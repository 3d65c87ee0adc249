import 'server-only'
import type { Clock } from '../clock'
import { readText, type Sentence } from '../text'
import { type ToldDay, toldDay } from '../told-day'
import { wordSet } from '../word-table'
import type { Told } from './features'
import type { Figure } from './figures'
import { isMore } from './hypotheses'
import { isSane, type Place, placeAt } from './places'
import type { Meaning, ReadProgress } from './read-progress'

type Resting = Pick<Meaning, 'figures' | 'sentence'>

/** The day of each figure that a meaning rests on; of one that is told without a figure that of its sentence. */
export function daysOf(
  { figures, sentence }: Resting,
  { written }: Pick<ReadProgress, 'written'>,
  clock: Clock,
): ToldDay[] {
  const dayAt = (place: number, start: number | null) =>
    toldDay(written[place] as Sentence, clock, start, written[place - 1])
  return figures.length > 0 ? figures.map((one) => dayAt(one.place, one.start)) : [dayAt(sentence, null)]
}

/** The one day that a meaning is of. */
export function dayOf(...told: Parameters<typeof daysOf>): ToldDay {
  const [first, ...others] = new Set(daysOf(...told))
  return others.length > 0 ? 'open' : (first ?? null)
}

/** What a text says a goal comes to in all, where that is not what it says was added. */
export type Contradiction = { said: Place; summed: Place }

const WHOLE_BEFORE = wordSet('now makes making total altogether totalling up')
const WHOLE_BEHIND = wordSet('total all altogether now overall')
const IN_ALL = wordSet('total all altogether overall')
const LEFT = wordSet('left go remaining to')
const NEAR = 2

/** "One more, now 8 in total" where 6 stand there, or "2 in total": the whole that is said against the sum. Null where they agree. */
export function contradictionIn({ view, told, figures }: ReadProgress): Contradiction | null {
  const { frame } = view
  if (frame?.measure.kind !== 'total') return null
  const own = figures.filter(({ amount, match }) => amount !== null && match !== 'other')
  const added = own.filter((one) => one.of === null && isMore(one, told))
  const [whole, other] = own.filter((one) => !isMore(one, told) && isSaidWhole(one, told, frame.measure.target))
  if (!whole || other) return null
  const said = whole.amount as number
  const isLess = said < frame.reading && isInAll(whole, told)
  if (added.length === 0 && !isLess) return null
  const more = added.length > 0 ? added : [whole]
  const summed = more.reduce((sum, { amount }) => sum + (amount as number), frame.reading)
  if (Math.abs(said - summed) < 1e-6 || !isSane(said, frame) || !isSane(summed, frame)) return null
  return { said: placeAt(said, frame), summed: placeAt(summed, frame) }
}

/** "2 books in total": all there is, whatever stands here. */
function isInAll({ place, to }: Figure, told: readonly Told[]): boolean {
  const behind = told[place]?.sentence.tokens.slice(to, to + NEAR + 1) ?? []
  return behind.some(({ word }) => IN_ALL.has(word))
}

function isSaidWhole({ place, from, to, of }: Figure, told: readonly Told[], target: number): boolean {
  const tokens = told[place]?.sentence.tokens ?? []
  const behind = tokens.slice(to, to + NEAR + 1).map(({ word }) => word)
  if (of !== null || behind.some((word) => LEFT.has(word))) return of === target
  const before = tokens.slice(Math.max(0, from - NEAR), from).map(({ word }) => word)
  return before.some((word) => WHOLE_BEFORE.has(word)) || behind.some((word) => WHOLE_BEHIND.has(word))
}

const NOT = wordSet(
  "not never no nothing none didn't didnt don't dont couldn't couldnt haven't havent hasn't hasnt wasn't wasnt hadn't without skipped neglected ignored",
)
/** A longer answer tells more than that. */
const MOST_SENTENCES = 3
/** So little that anything happened. */
const LITTLE = 0.15

/** Whether an answer tells of nothing but that nothing was done: "haven't touched it for two months". */
export function tellsOfNothing(text: string, { moves, meanings, finishes }: ReadProgress): boolean {
  const { sentences } = readText(text)
  const isShort = sentences.length > 0 && sentences.length <= MOST_SENTENCES
  const isClaimed = moves >= LITTLE || finishes >= LITTLE || meanings.some(({ share }) => share >= LITTLE)
  return isShort && !isClaimed && sentences.some(isDenied)
}

function isDenied({ tokens, isQuestion }: Sentence): boolean {
  return !isQuestion && tokens.some(({ word }) => NOT.has(word))
}
