import 'server-only'
import type { GoalSize } from './goal/size'

/** What one clause says of the progress. Percentages are of the whole goal and not yet rounded. */
export type Finding = { quote: string } & (
  | { kind: 'total'; percent: number; sum: string; strength: 'firm' | 'soft' | 'perfect' }
  /** A deed that may be the running total or come on top of it: "read 3 books". */
  | { kind: 'deed'; amount: number; size: GoalSize }
  | { kind: 'add'; points: number; sum: string; amount?: number; size?: GoalSize }
  | { kind: 'whole'; isCertain: boolean }
  /** Rough where no amount was named. */
  | { kind: 'lost'; points: number; sum: string; size?: GoalSize; isRough?: boolean }
  | { kind: 'back-to'; percent: number; sum: string }
  | {
      kind: 'unclear'
      why: 'size-unknown' | 'other-unit' | 'vague-amount' | 'part' | 'ground-lost' | 'no-baseline'
      word: string
    }
)

/** A share of what was left, not of the whole. */
export const OF_REST =
  /\b(?:half|(\d+) ?(?:\/|(?:[a-z]+ )?(?:of|out of)) ?(?:the |my )?(?:last |final )?(\d+)) (?:of )?(?:the |my )*(?:what ?(?:(?:was|is|'s|i had|i still had) (?:still )?(?:left|remaining|open|outstanding|unfinished|missing|needed|to go|to do)|remain(?:s|ed))|rest|remainder|remaining|outstanding)\b(?! (?:is|are) (?:still|left|to|un\w+|open|missing|due|not|what)\b)/

/** `1,250`, `12.5`, `0.33`. */
export function say(amount: number): string {
  return amount.toLocaleString('en', { maximumFractionDigits: amount < 10 ? 2 : 1 })
}

/** `12 books`, `5,000 euros`, `100 km`. */
export function saySize(size: GoalSize, amount = size.amount): string {
  const word = size.word
  if (/^[€$£]$/.test(word)) return `${word}${say(amount)}`
  if (word === '%') return `${say(amount)}%`
  return `${say(amount)} ${word}`.trim()
}

/** The finding of an amount reached, out of a size. */
export function reached(
  quote: string,
  amount: number,
  size: GoalSize,
  strength: 'firm' | 'soft' | 'perfect' = 'firm',
): Finding {
  const percent = (amount / size.amount) * 100
  return { quote, kind: 'total', percent, strength, sum: `${say(amount)} ÷ ${saySize(size)} is ${shown(percent)}%` }
}

/** A percentage as the record will hold it: whole, and 100 only for the whole. */
export function shown(percent: number): number {
  if (percent >= 100) return 100
  return Math.max(0, Math.min(99, Math.round(percent)))
}

/** The finding of a share of the whole. */
export function share(quote: string, percent: number, sum: string, isRough = false): Finding {
  const outcome = `${shown(percent)}%`
  return {
    quote,
    kind: 'total',
    percent,
    strength: isRough ? 'soft' : 'firm',
    sum: sum.includes(outcome) ? sum : `${sum} is ${outcome}`,
  }
}
