import 'server-only'
import type { Quantity } from '../quantities'
import type { Token } from '../text'
import type { Clause } from './clauses'
import { HEDGES, VAGUE } from './stance-words'

/** The words of a clause, without the marks at its ends. */
export function quoteOf(
  { sentence, tokens }: Pick<Clause, 'sentence' | 'tokens'>,
  within?: { start: number; end: number },
): string {
  const words = tokens.filter(({ kind, word }) => kind !== 'mark' || /[£$€+%]/.test(word))
  const start = Math.min(words[0]?.start ?? sentence.start, within?.start ?? Number.POSITIVE_INFINITY)
  const end = Math.max(words.at(-1)?.end ?? sentence.end, within?.end ?? 0)
  return sentence.text.slice(start - sentence.start, end - sentence.start)
}

/**
 * Whether a figure is told as not quite so much: "nearly 40", "3 or 4", "maybe 5", "over 200". A share of the whole may
 * be hedged with "maybe" and "I think": nobody knows it better.
 */
export function isRough(
  tokens: readonly Token[],
  { from, to, form, unit }: Quantity,
  clause: Pick<Clause, 'from'>,
): boolean {
  const isShare = form === 'percent' || (form === 'share' && unit === null)
  const isNear = (at: number) => at < from - clause.from && at >= from - clause.from - 2
  const weakens = (word: string, at: number) =>
    VAGUE.has(word) && (!(word === 'over' || word === 'under') || isNear(at))
  if (tokens.some(({ word }, at) => weakens(word, at) && !(isShare && HEDGES.has(word)))) return true
  const [first, last] = [from - clause.from, to - clause.from]
  const [before, after] = [tokens[first - 1], tokens[last]]
  if (before?.word === 'or' || after?.word === 'or' || after?.word === '?' || after?.word === 'ish') return true
  const isRange = (token: Token | undefined, other: Token | undefined) =>
    (token?.word === '-' || token?.word === '–' || token?.word === 'to') && other?.kind === 'number'
  return isRange(after, tokens[last + 1]) || isRange(before, tokens[first - 2])
}
