/** A piece of a text, found or not. */
type Piece = { text: string; isFound: boolean }

/** A text in pieces, so that the words found can be marked in it: each wherever it stands as a word of its own. */
export function markWords(text: string, words: readonly string[]): Piece[] {
  if (words.length === 0) return [{ text, isFound: false }]
  return piecesBy(text, `(?<![\\p{L}\\p{N}])(?:${words.map(escapePattern).join('|')})(?![\\p{L}\\p{N}])`)
}

function piecesBy(text: string, pattern: string): Piece[] {
  return text
    .split(new RegExp(`(${pattern})`, 'giu'))
    .map((piece, index) => ({ text: piece, isFound: index % 2 === 1 }))
    .filter((piece) => piece.text !== '')
}

/** A text in pieces by what was looked for: each word of `q` where a word begins with it, with or without its accents. */
export function markBeginnings(text: string, q: string): Piece[] {
  const words = q.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean)
  if (words.length === 0) return [{ text, isFound: false }]
  return piecesBy(text, `(?<![\\p{L}\\p{M}\\p{N}])(?:${words.map(accented).join('|')})`)
}

/** The pattern of a word that any of its letters may have accents in. */
function accented(word: string): string {
  return [...bareLetters(word)].map((letter) => `[${letter}${variants().get(letter) ?? ''}]\\p{M}*`).join('')
}

/** A text in small letters without their accents. */
export function bareLetters(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The letters of Latin with their accents, by the bare one. */
let known: Map<string, string> | undefined
function variants(): Map<string, string> {
  if (known) return known
  known = new Map()
  for (let code = 0xc0; code < 0x250; code++) {
    const letter = String.fromCharCode(code).toLowerCase()
    const bare = bareLetters(letter)
    if (bare !== letter) known.set(bare, (known.get(bare) ?? '') + letter)
  }
  return known
}

/** A reply's words without the marks that it is set by. */
export function unmarked(text: string): string {
  return text.replace(/\*\*|__|`/g, '').replace(/(^|\n|\s)(?:#+|[-*])\s+/g, '$1')
}

/** Characters that stay before the first word found where a row is narrow. */
const LEAD = 20

/** A text's lead in two: what a narrow row leaves out, and what stays before the word found. Cut between words. */
export function splitLead(lead: string): [far: string, near: string] {
  const characters = [...lead]
  const cut = characters.length - LEAD
  // A few characters are not worth leaving out.
  if (cut < LEAD / 2) return ['', lead]
  const blank = characters.indexOf(' ', cut)
  const start = blank < 0 || blank > characters.length - 5 ? cut : blank + 1
  return [characters.slice(0, start).join(''), characters.slice(start).join('')]
}

/** Whether a search can tell things apart: one letter cannot, one sign of a script that has thousands can. */
export function isWorthSearching(text: string): boolean {
  const q = text.trim()
  return q.length > 1 || /[^\p{ASCII}]/u.test(q)
}

/** What is looked for where somebody is asked about: the name. "who is Beatriz?" finds what was written of Beatriz. */
export function askedOf(text: string): string {
  return (
    text
      .replace(/^\s*(?:who|what|where|when)(?:['’]s|\s+(?:is|are|was|were))\s+(?=\S)/iu, '')
      .replace(/\s*\?+\s*$/, '') || text
  )
}

function escapePattern(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}

/** What is said where nothing was found. */
export function foundNothing(q: string): string {
  return `Nothing has “${q}” in it`
}
