import 'server-only'
import { wordTable } from './word-table'

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  )
const PARTS = new Map([
  ['half', 2],
  ['halves', 2],
  ['quarter', 4],
  ...ORDINALS.slice(2, 10).map((word, at) => [word, at + 3] as const),
] as const)
const SCALES = wordTable<number>({ hundred: 100, thousand: 1_000, million: 1_000_000 })
const small = new Map<string, number>([
  ...ONES.map((word, at) => [word, at] as const),
  ...TENS.flatMap((word, at) => [
    [word, 20 + at * 10] as const,
    ...ONES.slice(1, 10).map((one, more) => [`${word}-${one}`, 21 + at * 10 + more] as const),
  ]),
  ['fourty', 40],
])

/** The word of a whole number up to twelve; undefined for any other. */
export function smallNumberWord(value: number): string | undefined {
  return value <= 12 ? ONES[value] : undefined
}

/** The value of a number word below a hundred: "seven", "twenty-five". */
export function smallNumber(word: string): number | null {
  return small.get(word) ?? null
}

/** What a number word before it is multiplied by: hundred, thousand, million. */
export function scaleOf(word: string): number | null {
  return SCALES[word] ?? null
}

/** The place an ordinal names: "fourth", "4th", "twenty-first"; null for any other word. */
export function ordinalOf(word: string): number | null {
  const digits = /^(\d{1,6})(?:st|nd|rd|th)$/.exec(word)
  if (digits) return Number(digits[1])
  const at = ORDINALS.indexOf(word)
  if (at >= 0) return at + 1
  const [ten = '', one = ''] = word.split('-')
  const place = ORDINALS.indexOf(one)
  return TENS.includes(ten) && place >= 0 && place < 9 ? (smallNumber(ten) ?? 0) + place + 1 : null
}

/** How many of the named part make a whole: a third → 3, thirds → 3. */
export function partOf(word: string): number | null {
  return PARTS.get(word) ?? (word.endsWith('s') ? (PARTS.get(word.slice(0, -1)) ?? null) : null)
}

/** The value of a number in digits: "1,200", "2.5", "5k", "4th". Null for a time, a date, an odd form. */
export function valueOfDigits(word: string): number | null {
  const ordinal = ordinalOf(word)
  if (ordinal !== null) return ordinal
  const isThousands = word.endsWith('k')
  const digits = isThousands ? word.slice(0, -1) : word
  if (!/^[\d.,]{1,20}$/.test(digits)) return null
  const plain = digits.includes(',') ? withoutGroups(digits) : digits
  const value = plain === null || plain.split('.').length > 2 ? Number.NaN : Number(plain)
  return Number.isFinite(value) ? value * (isThousands ? 1_000 : 1) : null
}

/** "1,200" and "12,345,678.50" without their commas; null where the commas part no thousands. */
function withoutGroups(digits: string): string | null {
  const [whole = '', ...rest] = digits.split('.')
  const [first = '', ...groups] = whole.split(',')
  const isGrouped = first.length >= 1 && first.length <= 3 && groups.every((group) => group.length === 3)
  return isGrouped && rest.length < 2 ? [first, ...groups].join('') + (rest.length ? `.${rest[0]}` : '') : null
}
