import 'server-only'
import type { MilestoneInput } from '@/lib/contract/goal'
import type { Measure } from '@/lib/contract/measure'
import type { Verb } from '@/lib/contract/proposal'
import { amountIn, type Quantity } from '../quantities'
import type { Sentence, Token } from '../text'
import { wordSet } from '../word-table'
import words from './words.json'

/** What an order may be about. */
export type OrderContext = {
  now: Date
  timeZone: string
  goals: readonly OrderGoal[]
  /** Goals that were dropped: they can be brought back, and nothing else. */
  dropped?: readonly OrderGoal[]
  /** Those that are not done. */
  reminders: readonly { id: string; title: string; scheduledFor: string; goalId?: string | null }[]
  memories?: readonly { id: string; text: string }[]
  /** What "that day" stands for. */
  spokenDay?: string | null
  /** What "it" and "that" stand for: what was spoken of last, and the words that were said of it. */
  recentTopic?: { goalId?: string; reminderId?: string; words?: string; person?: string | null }
  /** What the last reply proposed and nobody has answered yet, the last first. */
  waiting?: readonly Waiting[]
  /** What was proposed some messages before and is still open. */
  older?: readonly Waiting[]
}

export type Waiting = {
  id: string
  verb: Verb
  input: Record<string, unknown>
  missing: readonly string[]
  quote: string
}

export type OrderGoal = {
  id: string
  title: string
  tags: string[]
  milestones: readonly { id: string; title: string; isCompleted: boolean; targetDate?: string | null }[]
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

/** Words of a message that are read together; they stand in the whole text. */
export type Part = Sentence

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

/** Words around an order that are no part of it. */
export const COURTEOUS = wordSet(words.order.courtesy)

const LEADING = wordSet('to into about of for that on at by in and is as : - – — , . ; =')
const TRAILING = wordSet(words.order.trailing)

/** Tokens without the words that only lead to them or away from them. */
export function bare(tokens: readonly Token[]): Token[] {
  let from = 0
  let to = tokens.length
  const word = (at: number) => tokens[at]?.word ?? ''
  for (let changed = true; changed && from < to; ) {
    changed = false
    while (from < to && LEADING.has(word(from))) {
      from += 1
      changed = true
    }
    while (from < to && TRAILING.has(word(to - 1))) {
      to -= 1
      changed = true
    }
  }
  return tokens.slice(from, to)
}

/** What stands behind a colon says what it is about. */
export function beforeColon(tokens: readonly Token[]): readonly Token[] {
  const colon = tokens.findIndex(({ word }) => word === ':')
  return tokens.slice(0, colon > 1 ? colon : undefined)
}

/** A title as people write one: with a capital. */
export function titleOf(sentence: Sentence, tokens: readonly Token[]): string | undefined {
  // A quotation mark may stand on a word.
  return capital(wordsOf(sentence, bare(tokens))?.replace(/^['‘"“]|['’"”]$/g, ''))
}

export function capital(words: string | undefined): string | undefined {
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : undefined
}

const BETWEEN = new Set([',', ';', 'and', 'then', '&', '•', '+'])

/** The things that a list names: "a, b and c". */
export function partsOf(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]]
  for (const token of tokens) {
    if (BETWEEN.has(token.word)) parts.push([])
    else parts.at(-1)?.push(token)
  }
  return parts.map((part) => bare(part)).filter((part) => part.length > 0)
}

/** How much of what a goal counts; null where it counts something else, or nothing. */
export function valueFor({ measure }: Pick<OrderGoal, 'measure'>, quantity: Quantity): number | null {
  if (!measure) return null
  if (measure.format === 'duration') {
    const seconds = quantity.unit === null ? null : amountIn(quantity, 's')
    return seconds
  }
  const value = amountIn(quantity, measure.unit)
  return value === null ? null : Number(value.toPrecision(12))
}
