import 'server-only'
import { remembering } from '@/lib/server/remembering'

/** A piece of a text as it stands there: a word, a number in digits, or a mark. `word` is its plain form. */
export type Piece = {
  kind: 'word' | 'number' | 'mark'
  raw: string
  start: number
  end: number
  word: string
  isEmoji: boolean
}

const PICTURE = String.raw`[\p{Extended_Pictographic}\p{Regional_Indicator}]`
/** What belongs to the picture before it: a variation selector, a skin tone, a joiner with what it joins. */
const OF_PICTURE = String.raw`(?:\u200d${PICTURE}?|[\ufe0f\u20e3\p{Emoji_Modifier}])`
const SYLLABLE = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]`
const LETTER = String.raw`[[\p{L}\p{M}]--${SYLLABLE}--${PICTURE}]`
const DIGIT = String.raw`[\p{Nd}¼½¾⅐-⅞]`
const DATE = String.raw`\d{4}-\d\d-\d\d(?!${DIGIT})`
const ENDING = `(?:[sS][tT]|[nN][dD]|[rR][dD]|[tT][hH]|[kK])(?!${LETTER}|${SYLLABLE}|${DIGIT})`
/** Digits with points, commas and colons between them ("1,200.50", "31:20"), a whole ISO date, "2½", "4th", "5k". */
const NUMBER = String.raw`${DATE}|${DIGIT}(?:${DIGIT}|[,.:](?=\d))*(?:${ENDING})?`
/** Letters and digits, and apostrophes and hyphens that stand between letters. */
const WORD = String.raw`${SYLLABLE}|${LETTER}(?:${LETTER}|${DIGIT}|['’‘ʼ\-‐‑](?=${LETTER}|${SYLLABLE}))*`
const PIECE = new RegExp(`(?<picture>${PICTURE}${OF_PICTURE}*)|(?<number>${NUMBER})|(?<word>${WORD})|\\S`, 'gv')

const MOST_CODE_POINTS = 8_000
/** A word is known by its beginning: one letter may stand for eighteen, and no word that a person means is so long. */
const MOST_OF_WORD = 100
const MOST_WORDS = 20_000

/** The first 8,000 code points of a text: nothing is read of what comes after. */
export function cut(text: string): string {
  if (text.length <= MOST_CODE_POINTS) return text
  let end = 0
  for (let count = 0; count < MOST_CODE_POINTS && end < text.length; count++) {
    end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1
  }
  return text.slice(0, end)
}

/** The pieces of a text in its order; white space is none. One pass, in time that grows with the text. */
export function scan(text: string): Piece[] {
  return Array.from(text.matchAll(PIECE), ({ 0: raw, index: start, groups = {} }): Piece => {
    const kind = groups.number !== undefined ? 'number' : groups.word !== undefined ? 'word' : 'mark'
    const word = plainWord(raw.slice(0, MOST_OF_WORD))
    return { kind, raw, start, end: start + raw.length, word, isEmoji: groups.picture !== undefined }
  })
}

/** Lower case, no accents, straight apostrophes, one form of each letter. */
export function plainWord(raw: string): string {
  return /^[a-z0-9]+$/.test(raw) ? raw : plain(raw)
}

const plain = remembering(
  (raw: string) =>
    raw
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[’‘ʼ`´]/g, "'")
      .replace(/[‐‑]/g, '-'),
  MOST_WORDS,
)
