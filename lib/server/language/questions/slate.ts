import 'server-only'
import { stemOf } from '../stem'
import type { Sentence, Token } from '../text'
import { spelled, type WordList } from './spelling'

/** A sentence that is being read: each part that is understood is taken, and what is left says what it is about. */
export type Slate = { sentence: Sentence; tokens: readonly Token[]; taken: boolean[]; from: number; to: number }

const ENDINGS: Record<string, string> = {
  "'s": 'is',
  "'ve": 'have',
  "'m": 'am',
  "'re": 'are',
  "'d": 'had',
  "'ll": 'will',
}
/** Words whose ending is no owner's but "is". */
const BEFORE_IS = new Set('what when where who how which that it there he she'.split(' '))
const TYPED: Record<string, string> = {
  whats: "what's",
  whens: "when's",
  hows: "how's",
  wheres: "where's",
  whos: "who's",
  ive: "i've",
  im: "i'm",
  dont: "don't",
  didnt: "didn't",
  havent: "haven't",
  wasnt: "wasn't",
  doesnt: "doesn't",
}

/** A sentence's tokens, short forms as two words, and what is misspelt of the given words as it is meant. */
export function slateOf(sentence: Sentence, own: WordList): Slate {
  const tokens = sentence.tokens.flatMap(parted).map((token) => spelled(token, own))
  return { sentence, tokens, taken: tokens.map(() => false), from: 0, to: tokens.length }
}

/** "What's" and "haven't" as the two words that they are. */
function parted(token: Token): Token[] {
  const word = TYPED[token.word] ?? token.word
  const at = word.lastIndexOf("'")
  if (token.kind !== 'word' || at < 1) return [token]
  const isNot = word.endsWith("n't")
  const head = isNot ? word.slice(0, -3) : word.slice(0, at)
  const tail = isNot ? 'not' : ENDINGS[word.slice(at)]
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
