import 'server-only'
import { ordinalOf, smallNumber } from '@/lib/server/language/numbers'
import { stemOf } from '@/lib/server/language/stem'
import { wordTable } from '@/lib/server/language/word-table'

/**
 * A figure that a text states. A date is its month and day as 1123, with its year where one stands, or a day of any month; a pair is "4 of 5"; a
 * ratio is a word such as "half" or "twice". `unit` is the stem of the word behind it.
 */
export type Figure = {
  kind: 'date' | 'time' | 'percent' | 'number' | 'pair' | 'ratio'
  value: number
  /** The second number of a pair, the year of a date. */
  second: number | null
  unit: string | null
  from: number
  to: number
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?'
const WORDS =
  '(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-[a-z]{3,7})?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)'
const NUMBER = `(?:[−-]?\\d{1,15}(?:[.,]\\d{1,9}){0,4}|${WORDS})`
const RATIOS = wordTable<number>({
  half: 0.5,
  halfway: 0.5,
  'a third': 1 / 3,
  'one third': 1 / 3,
  'two thirds': 2 / 3,
  'a quarter': 0.25,
  'one quarter': 0.25,
  'three quarters': 0.75,
  'a fifth': 0.2,
  'two fifths': 0.4,
  'three fifths': 0.6,
  'four fifths': 0.8,
  'a tenth': 0.1,
  twice: 2,
  double: 2,
  doubled: 2,
  triple: 3,
  tripled: 3,
})

/** Days that everyone knows by name. */
const DAYS = wordTable<number>({
  'christmas eve': 1224,
  "new year's eve": 1231,
  "new year's day": 101,
  'new year': 101,
})

type Reader = { pattern: RegExp; read: (found: RegExpExecArray) => Omit<Figure, 'unit' | 'from' | 'to'> | null }

const date = (month: string, day: string, year?: string) => {
  const at = /^\d+$/.test(month) ? Number(month) : MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1
  const value = at * 100 + Number(day)
  return { kind: 'date' as const, value, second: year ? Number(year) : null }
}

/** In the order in which they claim a place of the text. */
const READERS: Reader[] = [
  { pattern: /\b(\d{4})-(\d\d)-(\d\d)\b/g, read: ([, year, month = '', day = '']) => date(month, day, year) },
  {
    pattern: new RegExp(`\\b${DAY}(?= (?:to|and|or|until|through) ${DAY} (${MONTH})\\b)`, 'gi'),
    read: ([, day = '', , month = '']) => date(month, day),
  },
  {
    pattern: new RegExp(`\\b${DAY}\\.?(?: of)? (${MONTH})\\b(?:,? (\\d{4})\\b)?`, 'gi'),
    read: ([, day = '', month = '', year]) => date(month, day, year),
  },
  {
    pattern: new RegExp(`\\b(${MONTH}) ${DAY}\\b(?![.,]\\d| over\\b)(?:,? (\\d{4})\\b)?`, 'gi'),
    read: ([, month = '', day = '', year]) => date(month, day, year),
  },
  {
    pattern:
      /\b(?:sun|mon|tues|wednes|thurs|fri|satur)day,? (?:the )?(\d{1,2})(?:st|nd|rd|th)?\b(?![:.]\d| ?(?:km|kilomet|min|hour|page|entr))/gi,
    read: ([, day]) => ({ kind: 'date', value: Number(day), second: null }),
  },
  {
    pattern: /(?<=\b(?:on|by|until|since|from|before|after|around|was|is) the )(\d{1,2})(?:st|nd|rd|th)\b/gi,
    read: ([, day]) => ({ kind: 'date', value: Number(day), second: null }),
  },
  {
    pattern: /\b(\d{1,2})(?:st|nd|rd|th)\b(?=[,.;:!?)]| and | or | to |$)/g,
    read: ([, day]) => ({ kind: 'date', value: Number(day), second: null }),
  },
  {
    pattern: /\b(?:christmas(?: day| eve)?|new year(?:['’]s (?:day|eve))?)\b/gi,
    read: ([name = '']) => ({ kind: 'date', value: DAYS[name.toLowerCase().replace('’', "'")] ?? 1225, second: null }),
  },
  {
    pattern: /\b(\d{1,2})(?::| ?h ?)(\d\d)\b/g,
    read: ([, hour, minute]) => ({ kind: 'time', value: Number(hour) * 60 + Number(minute), second: null }),
  },
  {
    pattern: new RegExp(
      `\\b(${NUMBER})[ \u00a0]{1,12}(?:out of|of|÷|von|sur|de|di|van)[ \u00a0]{1,12}(?:all |the |your |their |these |those |last |past ){0,3}(${NUMBER})\\b(?! ?%)`,
      'gi',
    ),
    read: ([, one = '', other = '']) => ({ kind: 'pair', value: amountOf(one), second: amountOf(other) }),
  },
  {
    pattern: /(?<![\d.])\d+(?:\.\d+)?(?=%? to \d+(?:\.\d+)? ?%)/g,
    read: ([number = '']) => ({ kind: 'percent', value: amountOf(number), second: null }),
  },
  {
    pattern: new RegExp(`(${NUMBER}) ?(?:%|percent\\b|per cent\\b)`, 'gi'),
    read: ([, number = '']) => ({ kind: 'percent', value: amountOf(number), second: null }),
  },
  {
    pattern:
      /\b(?:half(?:way)?|a third|one third|two thirds|a quarter|one quarter|three quarters|a fifth|(?:two|three|four) fifths|a tenth|twice|doubled?|tripled?)\b(?! of (?:january|february|march|april|may|june|july|august|september|october|november|december))/gi,
    read: ([word = '']) => ({ kind: 'ratio', value: RATIOS[word.toLowerCase()] ?? 0, second: null }),
  },
  {
    pattern: new RegExp(`(?<![\\p{L}\\d#.])${NUMBER}(?![\\p{L}\\d])`, 'giu'),
    read: ([number = '']) => ({ kind: 'number', value: amountOf(number), second: null }),
  },
  {
    pattern:
      /\b(?:[a-z]{4,8}-first|(?:[a-z]+-)?(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|[a-z]+teenth|[a-z]+tieth))\b|\b\d{1,4}(?:st|nd|rd|th)\b/gi,
    read: ([word = '']) => {
      const place = ordinalOf(word.toLowerCase())
      return place === null ? null : { kind: 'number', value: place, second: null }
    },
  },
]

function amountOf(number: string): number {
  const word = smallNumber(number.toLowerCase())
  if (word !== null) return word
  const plain = number.replace('−', '-')
  return Number(/^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(plain) ? plain.replaceAll(',', '') : plain.replace(/,/g, '.'))
}

/** The figures of a text in its order, each place of it once. "One" is left out: it is rarely a count. */
export function figuresIn(text: string): Figure[] {
  const taken: Figure[] = []
  for (const { pattern, read } of READERS) {
    for (const found of text.matchAll(pattern)) {
      const from = found.index
      const to = from + found[0].length
      if (taken.some((one) => from < one.to && to > one.from)) continue
      const figure = read(found)
      if (figure?.kind === 'date' && (figure.value % 100 > 31 || figure.value % 100 === 0)) continue
      if (figure && Number.isFinite(figure.value)) taken.push({ ...figure, unit: unitAt(text, to), from, to })
    }
  }
  const sorted = taken.sort((one, other) => one.from - other.from)
  // "15, 13 and 8 days", "20, 38 and 50%": what stands behind the last is of all.
  for (let at = sorted.length - 2; at >= 0; at--) {
    const [one, next] = [sorted[at], sorted[at + 1]]
    if (
      one?.kind !== 'number' ||
      one.unit ||
      !next ||
      !/^(?:, | and |, and | or )$/.test(text.slice(one.to, next.from))
    )
      continue
    if (next.kind === 'percent') one.kind = 'percent'
    else if (next.kind === 'number') one.unit = next.unit
  }
  return sorted
}

/** The stem of the word that stands right behind a place; none where a mark or a small word does. */
function unitAt(text: string, at: number): string | null {
  const word = /^[ -](\p{L}{2,30})/u.exec(text.slice(at, at + 40))?.[1]?.toLowerCase()
  return word && !NO_UNIT.has(word) ? stemOf(UNITS[word] ?? word) : null
}

const UNITS = wordTable<string>({
  step: 'milestone',
  steps: 'milestone',
  km: 'kilometre',
  kms: 'kilometre',
  min: 'minute',
  mins: 'minute',
  hrs: 'hour',
})

const NO_UNIT = new Set(
  'a an the of to in on at by and or for from with since last past more other is are was were it you your that this as than so but when if now per out up left done ago ones live open over full whole all been days’ against between than then long good straight completed time times'.split(
    ' ',
  ),
)
