import 'server-only'
import { readText, type Sentence } from '../text'
import { wordSet } from '../word-table'
import type { ReadProgress } from './read-progress'

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
