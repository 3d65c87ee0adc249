import 'server-only'
import { scan } from '@/lib/server/language/scan'
import { stemOf } from '@/lib/server/language/stem'
import type { Alternative } from '@/lib/server/record/about'
import { indexedBeginning, indexedStems } from '@/lib/server/record/terms'

/** So many words narrow a search as far as it goes. */
const MOST = 8

/** What is still to be typed of many a word: its stem so far is not yet the word's. */
const ENDINGS = ['', 'g', 'ng', 'ing', 'd', 'ed', 's', 'es', 'e', 'y', 'ly', 'r', 'er', 'on', 'ion', 'ness']

/** What a search asks for: every word by its stem, and the last one, as long as it may go on, by its beginning too. */
export type Search = {
  /** Where every word is there as it stands, or as one that may become of it. */
  whole: Alternative[]
  /** Where the last word is the beginning of another; null where it has ended. */
  begun: Alternative[] | null
  /** The last word where it may go on, and the stems of all as they are typed: others are found by it, and not marked. */
  typed?: { word: string; stems: readonly string[] }
}

export function readSearch(q: string): Search {
  const pieces = scan(q).filter(({ kind, isEmoji }) => kind !== 'mark' || isEmoji)
  const words = pieces.slice(0, MOST).map(({ raw }) => indexedStems(raw))
  const last = pieces.slice(0, MOST).at(-1)
  const mayGoOn = last?.kind === 'word' && last.end === q.trimEnd().length
  if (!mayGoOn) return { whole: [{ stems: [...new Set(words.flat())], exact: [] }], begun: null }
  const others = [...new Set(words.slice(0, -1).flat())]
  const beginning = indexedBeginning(last.word)
  const own = words.at(-1) ?? []
  const stems = new Set([...own, ...ENDINGS.flatMap((ending) => indexedStems(last.word + ending))])
  return {
    whole: [...stems].map((stem) => ({ stems: [...others, stem], exact: [] })),
    begun: beginning === undefined ? null : [{ stems: others, exact: [], beginning }],
    typed: { word: last.word, stems: [...others, ...own] },
  }
}

/** So much of a text is looked through before the whole of it is: 20,000 emoji that are all found take 15 ms to tell apart. */
const NEAR = 1_000

/** The first of the words of a text that a search found it by. */
export function firstFound(text: string, wanted: Search): string | undefined {
  const near = text.slice(0, NEAR)
  const [first, ...others] = foundWords(near, wanted)
  // The last word may be cut off there.
  if (first !== undefined && (near === text || others.length > 0 || !near.endsWith(first))) return first
  return near === text ? undefined : foundWords(text, wanted)[0]
}

/** The words of a text that a search found it by, as they stand there. */
export function foundWords(text: string, { whole, begun, typed }: Search): string[] {
  const wanted = new Set(whole.flatMap(({ stems }) => stems).filter((stem) => isTyped(stem, typed)))
  const beginning = begun?.[0]?.beginning
  return scan(text)
    .filter(({ kind, isEmoji, word }) => {
      if (kind === 'mark') return isEmoji && wanted.has(word)
      return wanted.has(stemOf(word)) || (beginning !== undefined && word.startsWith(beginning))
    })
    .map(({ raw }) => raw)
}

/** Whether a stem is of what was typed, or goes on with its letters: “run” may become “rung”, and is no word of “rang”. */
function isTyped(stem: string, typed: Search['typed']): boolean {
  if (!typed || typed.stems.includes(stem)) return true
  return stem.startsWith(typed.word) || typed.word.startsWith(stem)
}
