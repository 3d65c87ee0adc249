import 'server-only'
import { stemOf } from '../stem'
import { parted, type Sentence, type Token } from '../text'

/** A sentence that is being read: each part that is understood is taken, and what is left says what it is about. */
export type Slate = { sentence: Sentence; tokens: readonly Token[]; taken: boolean[]; from: number; to: number }

/** A sentence's tokens, short forms as two words. */
export function slateOf(sentence: Sentence): Slate {
  const tokens = sentence.tokens.flatMap((token) => {
    const words = token.kind === 'word' ? parted(token.word) : [token.word]
    return words.map((word) => (word === token.word ? token : { ...token, word, stem: stemOf(word) }))
  })
  return { sentence, tokens, taken: tokens.map(() => false), from: 0, to: tokens.length }
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
