import 'server-only'
import type { Clock } from '../clock'
import { stemsOfToken } from '../stem'
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

/** The milestones of which one short sentence denies, by all that names them, that they are done: "have not learned the first piece". */
export function deniedMilestones({ told, figures, view }: Pick<ReadProgress, 'told' | 'figures' | 'view'>): string[] {
  const [only, other] = told
  if (!only || other || figures.length > 1) return []
  const { sentence, clauses } = only
  if (sentence.isQuestion || sentence.tokens.length > MOST_TOKENS) return []
  const denied = clauses
    .map(({ from, to }) => sentence.tokens.slice(from, to))
    .filter((tokens) => tokens.some(({ word }) => NOT.has(word)) && !tokens.some(({ word }) => word === 'but'))
    .map((tokens) => new Set(tokens.flatMap(stemsOfToken)))
  return view.goal.milestones.flatMap(({ id }) => {
    const names = view.names.get(id)?.own ?? []
    return names.length > 1 && denied.some((said) => names.every((stem) => said.has(stem))) ? [id] : []
  })
}
const MOST_TOKENS = 16

function isDenied({ tokens, isQuestion }: Sentence): boolean {
  return !isQuestion && tokens.some(({ word }) => NOT.has(word))
}
