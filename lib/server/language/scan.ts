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

const LETTER = /\p{L}|\p{M}/u
const DIGIT = /\p{Nd}/u
const FRACTION = /[¼½¾⅐-⅞]/
const SYLLABIC = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u
const PICTURE = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u
/** What belongs to the picture before it: a variation selector, a joiner, a skin tone. */
const OF_PICTURE = /[\u200d\ufe0f\u20e3]|\p{Emoji_Modifier}/u
const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/
const MOST_CODE_POINTS = 8_000
/** A word is known by its beginning: one letter may stand for eighteen, and no word that a person means is so long. */
const MOST_OF_WORD = 100
const MOST_CHARACTERS = 5_000
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

type Sort = 'space' | 'picture' | 'number' | 'syllable' | 'letter' | 'mark'

/** What a character is; few of them are looked at again and again. */
const sortOf = remembering((char: string): Sort => {
  if (/\s/.test(char)) return 'space'
  if (PICTURE.test(char)) return 'picture'
  if (isNumeral(char)) return 'number'
  if (SYLLABIC.test(char)) return 'syllable'
  return LETTER.test(char) ? 'letter' : 'mark'
}, MOST_CHARACTERS)

type End = (text: string, from: number, after: number) => number
const alone: End = (_text, _from, after) => after
/** Where a piece ends that begins with such a character, which takes the text up to `after`. */
const ENDS: Record<Exclude<Sort, 'space'>, End> = {
  picture: (text, _from, after) => endOfPicture(text, after),
  number: endOfNumber,
  syllable: alone,
  letter: (text, _from, after) => endOfWord(text, after),
  mark: alone,
}
const KINDS = { picture: 'mark', number: 'number', syllable: 'word', letter: 'word', mark: 'mark' } as const

/** The pieces of a text in its order; white space is none. One pass, each character looked at a fixed number of times. */
export function scan(text: string): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  while (at < text.length) {
    const char = charAt(text, at)
    const sort = sortOf(char)
    if (sort === 'space') {
      at += char.length
      continue
    }
    const end = ENDS[sort](text, at, at + char.length)
    const raw = text.slice(at, end)
    const word = plainWord(raw.slice(0, MOST_OF_WORD))
    pieces.push({ kind: KINDS[sort], raw, start: at, end, word, isEmoji: sort === 'picture' })
    at = end
  }
  return pieces
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

function charAt(text: string, at: number): string {
  const unit = text.charCodeAt(at)
  return unit < 0xd800 || unit > 0xdfff ? text.charAt(at) : String.fromCodePoint(text.codePointAt(at) ?? 32)
}

function isNumeral(char: string): boolean {
  return (char >= '0' && char <= '9') || FRACTION.test(char) || (char > '\u007f' && DIGIT.test(char))
}

/** Letters and digits, and apostrophes and hyphens that stand between letters. */
function endOfWord(text: string, from: number): number {
  let at = from
  while (at < text.length) {
    const char = charAt(text, at)
    const sort = sortOf(char)
    if (sort === 'letter' || sort === 'number') {
      at += char.length
      continue
    }
    const next = at + 1 < text.length ? sortOf(charAt(text, at + 1)) : 'space'
    if (!"'’‘ʼ-‐‑".includes(char) || (next !== 'letter' && next !== 'syllable')) return at
    at += 1
  }
  return at
}

/** Digits with points, commas and colons between them ("1,200.50", "31:20"), a whole ISO date, "2½", "4th", "5k". */
function endOfNumber(text: string, from: number): number {
  if (ISO_DATE.test(text.slice(from, from + 10)) && !isNumeral(charAt(text, from + 10))) return from + 10
  let at = from
  while (at < text.length) {
    const char = charAt(text, at)
    const next = at + 1 < text.length ? (text[at + 1] as string) : ' '
    if (isNumeral(char)) at += char.length
    else if (',.:'.includes(char) && next >= '0' && next <= '9') at += 1
    else break
  }
  const suffix = text.slice(at, at + 3).toLowerCase()
  for (const one of ['st', 'nd', 'rd', 'th', 'k']) {
    if (suffix.startsWith(one) && !['letter', 'syllable', 'number'].includes(sortOf(suffix[one.length] ?? ' '))) {
      return at + one.length
    }
  }
  return at
}

function endOfPicture(text: string, from: number): number {
  let at = from
  let isJoined = false
  while (at < text.length) {
    const char = charAt(text, at)
    if (!OF_PICTURE.test(char) && !(isJoined && sortOf(char) === 'picture')) break
    isJoined = char === '\u200d'
    at += char.length
  }
  return at
}
