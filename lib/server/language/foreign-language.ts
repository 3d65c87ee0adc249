import 'server-only'
import languages from './languages.json'
import { wordSet } from './word-table'

/** A language that is told from English and not spoken here, and one short honest sentence in it. */
export type ForeignLanguage = { name: string; sentence: string }

const BY_LETTERS = languages.byLetters.map((one) => ({ ...one, isLetter: new RegExp(`[${one.letters}]`, 'iu') }))
/** By words that a language uses in nearly every sentence and English does not. */
const BY_WORDS = languages.byWords.map((one) => ({ ...one, words: wordSet(one.words) }))
const ENGLISH = wordSet(languages.english)
/** Of a long text the beginning tells. */
const MOST_CHARACTERS = 2_000

/** The language of a text when it is clearly not English; null for English and where it cannot be told. */
export function foreignLanguage(text: string): ForeignLanguage | null {
  const read = text.slice(0, MOST_CHARACTERS)
  if (/[¿¡]/.test(read)) return BY_WORDS.find(({ name }) => name === 'Spanish') ?? null
  const letters = [...read].filter((char) => /\p{L}/u.test(char))
  const written = BY_LETTERS.find(({ isLetter }) => {
    const own = letters.filter((char) => isLetter.test(char)).length
    return own > 1 && own * 3 > letters.length
  })
  if (written) return written
  const words = read.toLowerCase().match(/\p{L}+/gu) ?? []
  const english = words.filter((word) => ENGLISH.has(word)).length
  const counted = BY_WORDS.map((language) => {
    return { language, hits: words.filter((word) => language.words.has(word)).length }
  })
  const [best] = counted.sort((a, b) => b.hits - a.hits)
  return best && best.hits >= 2 && best.hits > english + (words.length > 6 ? 1 : 0) ? best.language : null
}
