import 'server-only'
import type { Clock } from '../clock'
import { readText, type Sentence } from '../text'
import { type ToldDay, toldDay } from '../told-day'
import { wordSet } from '../word-table'
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
