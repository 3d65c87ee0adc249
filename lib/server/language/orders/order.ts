import 'server-only'
import type { MilestoneInput } from '@/lib/contract/goal'
import type { Measure } from '@/lib/contract/measure'
import type { Verb } from '@/lib/contract/proposal'
import type { Sentence, Token } from '../text'
import type { Pattern } from './pattern'

/** What an order may be about. */
export type OrderContext = {
  now: Date
  timeZone: string
  goals: readonly OrderGoal[]
  /** Those that are not done. */
  reminders: readonly { id: string; title: string; scheduledFor: string }[]
  memories?: readonly { id: string; text: string }[]
  /** What "it" and "that" stand for: what was spoken of last, and the words that were said of it. */
  recentTopic?: { goalId?: string; reminderId?: string; words?: string }
  /** What the last reply proposed and nobody has answered yet, the last first. */
  waiting?: readonly Waiting[]
}

export type Waiting = { id: string; verb: Verb; input: Record<string, unknown>; missing: readonly string[] }

export type OrderGoal = {
  id: string
  title: string
  tags: string[]
  milestones: readonly { id: string; title: string; isCompleted: boolean }[]
  measure: Measure | null
  reading?: number | null
  isCompleted?: boolean
  targetDate?: string | null
}

/** An order as read: what it would do, as far as the words say, or in words what cannot be done. */
export type OrderReading =
  | {
      verb: Verb
      input: OrderInput
      quote: string
      cannot?: undefined /** The proposal in whose place it stands. */
      replaces?: string
    }
  | { cannot: string; quote: string; verb?: undefined; replaces?: undefined }

export type OrderInput = Record<string, unknown> & { milestones?: MilestoneInput[] }

/** An order's own words: from its verb to its end, without what is polite around it. */
export type Clause = {
  sentence: Sentence
  tokens: Token[]
  /** Whether the wish was put as an order, not as something that the person would like to do. */
  isOrder: boolean
  /** Nothing but courtesy stands before it in its sentence. */
  isFirst: boolean
  quote: string
}

/**
 * One kind of order: how it begins, and how it is read from the token after that on. Null where the clause is none of its
 * kind after all.
 */
export type OrderKind = {
  heads: readonly Pattern[]
  /** It may be put as a wish, too: "I'd like to add a goal". Others, as wishes, are plans of the person's own. */
  mayBeWished?: true
  read(clause: Clause, next: number, context: OrderContext): OrderReading | null
}

/** The words of some tokens as they stand in the text, and one blank where others were cut out between. */
export function wordsOf({ text, start }: Sentence, tokens: readonly Token[]): string {
  let words = ''
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1]
    const gap = before ? text.slice(before.end - start, token.start - start) : ''
    words += (before && gap.trim() === '' ? gap : before ? ' ' : '') + token.raw
  }
  return words
}

const LEADING = new Set('to about abt of for that on at by in and is as : - – — , . ; = the'.split(' '))
const QUOTES = new Set(['"', '“', '”', "'", '‘', '’', '«', '»'])
const TRAILING = new Set('for to and until before from please thanks thx ta cheers due , . ; : ! - – —'.split(' '))

/** Tokens without the words that only lead to them or away from them, and without the quotes around them. */
export function bare(tokens: readonly Token[], { keepsArticle = false } = {}): Token[] {
  let from = 0
  let to = tokens.length
  const word = (at: number) => tokens[at]?.word ?? ''
  for (let changed = true; changed && from < to; ) {
    changed = false
    while (from < to && LEADING.has(word(from)) && !(keepsArticle && word(from) === 'the')) {
      from += 1
      changed = true
    }
    while (from < to && TRAILING.has(word(to - 1))) {
      to -= 1
      changed = true
    }
    if (to - from > 1 && QUOTES.has(word(from)) && QUOTES.has(word(to - 1))) {
      from += 1
      to -= 1
      changed = true
    }
  }
  return tokens.slice(from, to)
}

/** A title as people write one: with a capital. */
export function titleOf(sentence: Sentence, tokens: readonly Token[]): string | undefined {
  const words = wordsOf(sentence, bare(tokens, { keepsArticle: true }))
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : undefined
}

/** "The attic's" as "the attic". */
export function withoutOwner(token: Token): Token {
  return token.word.endsWith("'s") ? { ...token, raw: token.raw.slice(0, -2) } : token
}
