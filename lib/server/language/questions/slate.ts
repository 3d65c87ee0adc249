import 'server-only'
import { stemOf } from '../stem'
import type { Sentence, Token } from '../text'

/** A sentence that is being read: each part that is understood is taken, and what is left says what it is about. */
export type Slate = { sentence: Sentence; tokens: readonly Token[]; taken: boolean[]; from: number; to: number }

/** Words in a row: alternatives of each place by `|`, `?` after one that may be missing, `*` for up to four others. */
export type Phrase = { places: { words: ReadonlySet<string> | null; isOptional: boolean }[] }

const MOST_BETWEEN = 4

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

export function slateOf(sentence: Sentence): Slate {
  const tokens = sentence.tokens.flatMap(parted)
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

export function phrase(text: string): Phrase {
  const places = text.split(' ').map((place) => {
    const isOptional = place.endsWith('?')
    const words = isOptional ? place.slice(0, -1) : place
    return { words: words === '*' ? null : new Set(words.split('|')), isOptional }
  })
  return { places }
}

export function phrases(text: string): Phrase[] {
  return text
    .trim()
    .split('\n')
    .map((line) => phrase(line.trim()))
}

/** The places of the tokens where a phrase stands free from a token on; null where it does not. */
export function matchAt(slate: Slate, at: number, wanted: Phrase, place = 0): number[] | null {
  const { tokens, taken, to } = slate
  const here = wanted.places[place]
  if (!here) return []
  const step = (token: number, isMet: boolean): number[] | null => {
    const rest = matchAt(slate, token, wanted, place + 1)
    return rest && isMet ? [token - 1, ...rest] : rest
  }
  if (here.words === null) {
    for (let skipped = 0; skipped <= MOST_BETWEEN && at + skipped <= to; skipped++) {
      const rest = step(at + skipped, false)
      if (rest) return rest
      if (taken[at + skipped]) return null
    }
    return null
  }
  const token = tokens[at]
  const isMet = at < to && token !== undefined && !taken[at] && here.words.has(token.word)
  const met = isMet ? step(at + 1, true) : null
  return met ?? (here.isOptional ? step(at, false) : null)
}

/** Takes the first stretch of tokens that one of the phrases stands in, in the phrases' order. */
export function take(slate: Slate, wanted: readonly Phrase[], until = slate.to): boolean {
  for (const one of wanted) {
    for (let at = slate.from; at < until; at++) {
      const met = matchAt(slate, at, one)
      if (!met?.length) continue
      for (const token of met) slate.taken[token] = true
      return true
    }
  }
  return false
}

/** Takes every place where one of the phrases stands. */
export function takeAll(slate: Slate, wanted: readonly Phrase[], until = slate.to): boolean {
  let isMet = false
  for (const one of wanted) {
    for (let at = slate.from; at < until; at++) {
      const met = matchAt(slate, at, one)
      if (!met?.length) continue
      isMet = true
      for (const token of met) slate.taken[token] = true
    }
  }
  return isMet
}

export function has(slate: Slate, wanted: readonly Phrase[], until = slate.to): boolean {
  for (let at = slate.from; at < until; at++) if (wanted.some((one) => matchAt(slate, at, one)?.length)) return true
  return false
}

/** Takes the tokens between two offsets of the text. */
export function takeSpan({ tokens, taken }: Slate, start: number, end: number): void {
  for (const [at, token] of tokens.entries()) if (token.start >= start && token.end <= end) taken[at] = true
}

/** Takes a phrase where the slate begins, and begins after it. */
export function takeHead(slate: Slate, wanted: readonly Phrase[]): boolean {
  for (const one of wanted) {
    const met = matchAt(slate, slate.from, one)
    if (!met?.length) continue
    for (const token of met) slate.taken[token] = true
    slate.from = (met.at(-1) ?? slate.from) + 1
    return true
  }
  return false
}

export function wordAt({ tokens, from, to }: Slate, at: number): string {
  return at >= from && at < to ? (tokens[at]?.word ?? '') : ''
}
