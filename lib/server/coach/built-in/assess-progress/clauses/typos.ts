import 'server-only'
import type { GoalSize } from '../goal/size'
import { factorFor, singular } from '../goal/units'

/** Words that decide how an answer is read; a slip of one letter in them must not. */
const KEYS = [
  'finished',
  'completed',
  'another',
  'yesterday',
  'halfway',
  'chapters',
  'chapter',
  'percent',
  'quarter',
  'already',
  'almost',
  'written',
]
const REAL =
  /^(?:finishes|finisher|completes|completer|chapter|chapters|quarters|quartet|percents|halfways|bitten|smitten|almost|already|allready|anothers)$/
/** Words that stand one slip from many a unit and are meant. */
const MEANT =
  /^(?:tries|times|trips|hours|hooks|weeks|works|words|cooks|looks|games|names|pieces|places|pounds|rounds|days|says)$/

/** Sets right a word that is one slip away from a key word, or, after a number, from the goal's own unit. */
export function withoutTypos(words: string, sizes: GoalSize[]): string {
  return words
    .replace(/\b[a-z]{5,10}\b/g, (word) =>
      KEYS.includes(word) || REAL.test(word) ? word : (KEYS.find((key) => isOneSlip(word, key)) ?? word),
    )
    .replace(
      /(\b\d+(?:th)?(?: (?:more|new|whole|full|other))? )([a-z]{3,})\b/g,
      (found, number: string, word: string) => {
        if (MEANT.test(word) || sizes.some((size) => factorFor(size, word) !== null)) return found
        const unit = sizes.find(
          (size) => size.word.length >= 4 && (isOneSlip(word, size.word) || isOneSlip(word, singular(size.word))),
        )
        return unit && word[0] === unit.word[0] ? `${number}${unit.word}` : found
      },
    )
}

/** One letter too many, too few, other, or two swapped. */
function isOneSlip(word: string, key: string): boolean {
  if (Math.abs(word.length - key.length) > 1 || word === key) return false
  let start = 0
  while (start < word.length && word[start] === key[start]) start++
  let end = 0
  while (end < Math.min(word.length, key.length) - start && word.at(-1 - end) === key.at(-1 - end)) end++
  const [rest, wanted] = [word.slice(start, word.length - end), key.slice(start, key.length - end)]
  if (rest.length <= 1 && wanted.length <= 1) return true
  return rest.length === 2 && wanted.length === 2 && rest[0] === wanted[1] && rest[1] === wanted[0]
}
