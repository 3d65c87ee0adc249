import 'server-only'
import type { Sentence, Token } from '../text'

/** A stretch of a sentence that says one thing, by the places of its tokens. */
export type Clause = { from: number; to: number }

const BREAKS = new Set([',', ';', ':', '(', ')', '—', '–', '"', '“', '”', '...'])
const BREAKING_WORDS = new Set(
  'but though although because cos cuz while except then so when which who until till yet plus however'.split(' '),
)
const SUBJECTS = new Set(
  "i i've ive i'm im we he she they it it's its my now then still just also only tomorrow".split(' '),
)

/** The clauses of a sentence. A comma between figures parts them, one within a figure is no token. */
export function clausesOf({ tokens }: Pick<Sentence, 'tokens'>): Clause[] {
  const clauses: Clause[] = []
  let from = 0
  for (let at = 1; at < tokens.length; at++) {
    const word = tokens[at]?.word ?? ''
    const next = tokens[at + 1]?.word ?? ''
    const isBreak =
      BREAKS.has(word) ||
      (BREAKING_WORDS.has(word) && !(word === 'so' && next === 'far') && !(word === 'yet' && isEnd(next))) ||
      (word === 'and' && SUBJECTS.has(next)) ||
      (word === '-' && tokens[at - 1]?.end !== tokens[at]?.start)
    if (!isBreak) continue
    clauses.push({ from, to: at })
    from = at
  }
  if (from < tokens.length) clauses.push({ from, to: tokens.length })
  return clauses
}

/** "Not up yet". */
function isEnd(next: string): boolean {
  return next === '' || BREAKS.has(next) || /^[.!?]/.test(next)
}

/** The clause that a place of the sentence is in. */
export function clauseAt(clauses: readonly Clause[], place: number): Clause | undefined {
  return clauses.find(({ from, to }) => place >= from && place < to)
}

/** The clauses by their tokens, without the marks that part them. */
export function clauseTokens(tokens: readonly Token[]): Token[][] {
  return clausesOf({ tokens }).map(({ from, to }) => tokens.slice(from, to).filter(({ word }) => !BREAKS.has(word)))
}
