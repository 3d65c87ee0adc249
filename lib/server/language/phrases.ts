import 'server-only'
import { smallNumber } from './numbers'
import { parted, type Sentence } from './text'
import { isPlural } from './units'
import { wordTable } from './word-table'

/**
 * Words in a row; a table parts them by commas or lines. The alternatives of a place are parted by `|`; `_` is any word, `#` a number, `~ing` and `~s` a word
 * that ends so, `$` the end; `?` after a place that may be missing.
 */
export type Phrase = readonly Place[]
type Place = {
  words: ReadonlySet<string>
  fits: (word: string | undefined) => boolean
  isEnd: boolean
  isOptional: boolean
}

const FORMS = wordTable<(word: string) => boolean>({
  _: () => true,
  '#': (word) => /^\d/.test(word) || smallNumber(word) !== null,
  '~ing': (word) => word.length > 4 && word.endsWith('ing'),
  '~s': (word) => word.length > 3 && isPlural(word),
})

/** A table of phrases, one a line. */
export function phrases(table: string): Phrase[] {
  return table
    .trim()
    .split(/[\n,]/)
    .filter((line) => line.trim() !== '')
    .map((line) => line.trim().split(' ').map(placeOf))
}

function placeOf(text: string): Place {
  const isOptional = text.length > 1 && text.endsWith('?')
  const place = isOptional ? text.slice(0, -1) : text
  if (place === '$') return { words: new Set(), fits: (word) => word === undefined, isEnd: true, isOptional }
  const words = new Set(place.split('|'))
  const forms = [...words].flatMap((one) => FORMS[one] ?? [])
  const fits = (word: string | undefined) => word !== undefined && (words.has(word) || forms.some((form) => form(word)))
  return { words, fits, isEnd: false, isOptional }
}

/** The words that phrases are made of. */
export function wordsIn(wanted: readonly Phrase[]): Set<string> {
  return new Set(wanted.flatMap((phrase) => phrase.flatMap(({ words }) => [...words])))
}

/** The words of a sentence as phrases are compared with: marks left out, "what's" and "haven't" as two words. */
export function wordsOf({ tokens }: Pick<Sentence, 'tokens'>): string[] {
  return tokens.flatMap(({ kind, word }) => (kind === 'mark' ? [] : parted(word)))
}

/** Whether one of the phrases stands anywhere in the words. */
export function says(words: readonly string[], wanted: readonly Phrase[]): boolean {
  return words.some((_, at) => wanted.some((phrase) => endOf(words, at, phrase) !== null))
}

/** Whether one of the phrases is all that the words say. */
export function saysOnly(words: readonly string[], wanted: readonly Phrase[]): boolean {
  return wanted.some((phrase) => endOf(words, 0, phrase, 0, words.length) !== null)
}

/** Where the longest phrase that begins at a word ends; null where none stands there. */
export function longestAt(words: readonly string[], at: number, wanted: readonly Phrase[]): number | null {
  const ends = wanted.map((phrase) => endOf(words, at, phrase) ?? -1)
  const end = Math.max(-1, ...ends)
  return end < 0 ? null : end
}

/** Where the first phrase that the words begin with ends; 0 where they begin with none. */
export function headOf(words: readonly string[], wanted: readonly Phrase[]): number {
  for (const phrase of wanted) {
    const end = endOf(words, 0, phrase)
    if (end !== null && end > 0) return end
  }
  return 0
}

function endOf(
  words: readonly string[],
  at: number,
  phrase: Phrase,
  place = 0,
  mustEnd: number | null = null,
): number | null {
  const here = phrase[place]
  if (!here) return mustEnd === null || at === mustEnd ? at : null
  const isMet = here.fits(words[at])
  const met = isMet ? endOf(words, here.isEnd ? at : at + 1, phrase, place + 1, mustEnd) : null
  return met ?? (here.isOptional ? endOf(words, at, phrase, place + 1, mustEnd) : null)
}
