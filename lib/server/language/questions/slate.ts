import 'server-only'
import { stemOf } from '../stem'
import type { Sentence, Token } from '../text'
import { pairsOf, wordSet } from '../word-table'
import words from './words.json'

/** A sentence that is being read: each part that is understood is taken, and what is left says what it is about. */
export type Slate = { sentence: Sentence; tokens: readonly Token[]; taken: boolean[]; from: number; to: number }

const ENDINGS = new Map(pairsOf("'s:is 've:have 'm:am 're:are 'd:had 'll:will"))
/** Words whose ending is no owner's but "is". */
const BEFORE_IS = wordSet('time what when where who how which that it there he she')
const OF_TIME = /^(?:week|weekend|month|year|today|tomorrow|yesterday|tonight)$/
/** As it is typed in a hurry or said at home, and as it is written; an underscore parts two words, and none is left of a filler. */
const TYPED = new Map(pairsOf(words.typed))

/** Whether a word is one of asking or of time, as it is typed in a hurry: "whos", "wat". */
export function isTyped(word: string): boolean {
  return TYPED.has(word)
}

/** A sentence's tokens, short forms as two words. */
export function slateOf(sentence: Sentence): Slate {
  const tokens = sentence.tokens.flatMap(parted)
  return { sentence, tokens, taken: tokens.map(() => false), from: 0, to: tokens.length }
}

/** "What's" and "haven't" as the two words that they are. */
function parted(token: Token): Token[] {
  if (token.kind !== 'word') return [token]
  const word = TYPED.get(token.word) ?? token.word
  if (word === '') return []
  if (word.includes('_')) return word.split('_').map((one) => ({ ...token, word: one, stem: stemOf(one) }))
  const at = word.lastIndexOf("'")
  if (at < 1) return [word === token.word ? token : { ...token, word, stem: stemOf(word) }]
  const isNot = word.endsWith("n't")
  const head = isNot ? word.slice(0, -3) : word.slice(0, at)
  const tail = isNot ? 'not' : ENDINGS.get(word.slice(at))
  // "Next week's alerts" are of next week.
  if (tail === 'is' && OF_TIME.test(head)) return [{ ...token, word: head, stem: stemOf(head) }]
  if (!tail || (tail === 'is' && !BEFORE_IS.has(head))) return [token]
  const first = head === 'ca' ? 'can' : head === 'wo' ? 'will' : head
  return [first, tail].map((one) => ({ ...token, word: one, stem: stemOf(one) }))
}

/** A stretch of the same slate: what is taken of it is taken of the whole. */
export function partOf(slate: Slate, from: number, to: number): Slate {
  return { ...slate, from, to }
}

/** The slate as it stands, so that what is taken of it is not taken of this one. */
export function copyOf(slate: Slate): Slate {
  return { ...slate, taken: [...slate.taken] }
}

/** Takes the tokens between two offsets of the text. */
export function takeSpan({ tokens, taken }: Slate, start: number, end: number): void {
  for (const [at, token] of tokens.entries()) if (token.start >= start && token.end <= end) taken[at] = true
}

export function wordAt({ tokens, from, to }: Slate, at: number): string {
  return at >= from && at < to ? (tokens[at]?.word ?? '') : ''
}

/** The words of a stretch that are not taken. */
export function wordsLeft({ tokens, taken, from, to }: Slate): string[] {
  return tokens.slice(from, to).flatMap(({ word, kind }, at) => (taken[from + at] || kind === 'mark' ? [] : word))
}

/** "Weight in june", "deadline for the loft": so few words hardly tell anything. */
const SHORT = 6
export const AUXILIARY = new Set('did have has had do does was were am is are'.split(' '))
const ASKING = new Set(
  'what when where who whom which how last first any show list give find tell often many much left total longest'.split(
    ' ',
  ),
)

/** Whether a sentence asks, with a question mark or without. */
export function isAsking({ isQuestion, tokens }: Sentence): boolean {
  const isLed = AUXILIARY.has(tokens[0]?.word ?? '')
  return isQuestion || isLed || tokens.length <= SHORT || tokens.some(({ word }) => ASKING.has(word.replace(/'.*/, '')))
}
