import 'server-only'
import { grammarStems } from './common-words'
import { ordinalOf, partOf } from './numbers'
import type { Sentence, Token } from './text'
import { isKnownUnit, isMoney, isPlural, isTime, sameUnit, unitOf } from './units'

export type Quantity = {
  value: number
  /** What is counted, in the singular, by its one name: km, book, £, min. */
  unit: string | null
  form: 'plain' | 'percent' | 'money' | 'duration' | 'clock' | 'ordinal' | 'share'
  /** The whole, where the words name it: "3 of 5". */
  of: number | null
  /** Written with a k, which of who counts kilometres says that: "2k". */
  isThousands?: boolean
  start: number
  end: number
  /** Its first token and the one after its last, unit included, in the sentence. */
  from: number
  to: number
}

const SIGNS = new Set(['£', '$', '€'])
const CURRENCIES = new Set('pounds pound quid dollars dollar bucks euros euro gbp usd eur'.split(' '))
/** Words that may stand between a number and what it counts. */
const BETWEEN = new Set(
  'more new whole full extra further additional other good solid long short separate different of the my our those these'.split(
    ' ',
  ),
)
/** Words that are never what a number counts. */
const NEVER = new Set(
  'needs costs takes makes gets weighs this his hers its yours was is has does as us yes always sometimes perhaps thanks afterwards besides minutes-long times am pm on in at by to for from and or but so then now left done finished read total already today yesterday tomorrow since that which who with without because though per each every than ago later early late'.split(
    ' ',
  ),
)
const AT = new Set('at by from until till around about before after'.split(' '))

/** Every amount in a sentence, in its order, each token in one at most: "3 of 5 books", "£1,200", "1h 30", "the 4th". */
export function quantitiesIn({ tokens }: Pick<Sentence, 'tokens'>): Quantity[] {
  const found: Quantity[] = []
  for (let at = 0; at < tokens.length; ) {
    const quantity = quantityAt(tokens, at)
    if (quantity) found.push(quantity)
    at = quantity ? Math.max(quantity.to, at + 1) : at + 1
  }
  return found
}

function quantityAt(tokens: readonly Token[], at: number): Quantity | null {
  const token = tokens[at] as Token
  const sized = (quantity: Omit<Quantity, 'start' | 'end'>): Quantity => ({
    ...quantity,
    start: (tokens[quantity.from] as Token).start,
    end: (tokens[quantity.to - 1] as Token).end,
  })
  const read = part(tokens, at) ?? ordinal(tokens, at) ?? clock(tokens, at) ?? money(tokens, at) ?? hours(tokens, at)
  if (read) return sized(read)
  const value = token.word === 'one' && counts(tokens, at) ? 1 : token.kind === 'number' ? token.value : null
  if (value === null) return null
  const next = tokens[at + 1]?.word ?? ''
  if (next === '%' || next === 'percent' || next === 'pct' || (next === 'per' && tokens[at + 2]?.word === 'cent')) {
    return sized({ value, unit: null, form: 'percent', of: null, from: at, to: next === 'per' ? at + 3 : at + 2 })
  }
  const whole = wholeAfter(tokens, at + 1)
  const counted = unitAfter(tokens, whole ? whole.next : at + 1)
  const own = whole ? unitAfter(tokens, at + 1, whole.next) : null
  const unit = counted ?? own
  const to = counted ? counted.next : whole ? whole.next : at + 1
  const isHalved = unit !== null && ['and', 'a', 'half'].every((word, step) => tokens[to + step]?.word === word)
  const form = whole ? 'share' : unit && isTime(unit.unit) ? 'duration' : unit && isMoney(unit.unit) ? 'money' : 'plain'
  return sized({
    value: isHalved ? value + 0.5 : value,
    unit: unit?.unit ?? null,
    form,
    of: whole?.value ?? null,
    ...(/\dk$/.test(token.word) && { isThousands: true }),
    from: at,
    to: isHalved ? to + 3 : to,
  })
}

/** "One" counts where a noun or a whole follows it: "one chapter", "one of 12". */
function counts(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  return next !== undefined && (wholeAfter(tokens, at + 1) !== null || isKnownUnit(next.word) || next.word === 'more')
}

type Read = Omit<Quantity, 'start' | 'end'>

/** "Half of", "two thirds", "a quarter", "3/4": so many parts of a whole of so many. */
function part(tokens: readonly Token[], at: number): Read | null {
  const { word, value, kind } = tokens[at] as Token
  const next = tokens[at + 1]
  const hyphened = /^(two|three|four|five|six|seven)-(thirds|quarters|fifths|sixths|eighths)$/.exec(word)
  const share = (count: number, of: number, to: number): Read => ({
    value: count,
    unit: null,
    form: 'share',
    of,
    from: at,
    to,
  })
  if (hyphened)
    return share(
      'two three four five six seven'.split(' ').indexOf(hyphened[1] ?? '') + 2,
      partOf(hyphened[2] ?? '') ?? 1,
      at + 1,
    )
  if (word === 'half' || word === 'halfway' || word === 'half-way') {
    const isOther = ['an', 'past', 'hour', 'marathon', 'a', 'term', 'hearted', '-'].includes(next?.word ?? '')
    return isOther ? null : share(1, 2, at + 1)
  }
  const parts = next ? partOf(next.word) : null
  if (parts === null || !next) return null
  const isSeveral = kind === 'number' && value !== null && value >= 2 && value < 100 && next.word.endsWith('s')
  if (isSeveral) return share(value, parts, at + 2)
  const after = tokens[at + 2]
  const isPart =
    ['of', 'done', 'through', 'way', 'there', 'left', 'complete', 'finished'].includes(after?.word ?? '') ||
    !after ||
    after.kind === 'mark'
  if (word === 'one' || word === 'a')
    return isPart && !next.word.endsWith('s') && next.word !== 'half' ? share(1, parts, at + 2) : null
  return null
}

/** "The fourth", "4th", "chapter 4" is none: the place of one in a row, with what stands in the row. */
function ordinal(tokens: readonly Token[], at: number): Read | null {
  const { word } = tokens[at] as Token
  const value = ordinalOf(word)
  if (value === null) return null
  const unit = unitAfter(tokens, at + 1, undefined, true)
  return { value, unit: unit?.unit ?? null, form: 'ordinal', of: null, from: at, to: unit?.next ?? at + 1 }
}

/** "17:30", "7pm", "at 7:30" are times of day; "31:20" on its own is how long something took, in seconds. */
function clock(tokens: readonly Token[], at: number): Read | null {
  const { kind, word, value } = tokens[at] as Token
  if (kind !== 'number') return null
  const next = tokens[at + 1]?.word.replaceAll('.', '') ?? ''
  const half = next === 'am' || next === 'pm' ? next : null
  const digits = /^(\d{1,3}):(\d{2})(?::(\d{2}))?$/.exec(word)
  if (!digits) {
    if (!half || value === null || value > 12 || !Number.isInteger(value)) return null
    return {
      value: (value % 12) * 60 + (half === 'pm' ? 720 : 0),
      unit: null,
      form: 'clock',
      of: null,
      from: at,
      to: at + 2,
    }
  }
  const [first, second, third] = [
    Number(digits[1]),
    Number(digits[2]),
    digits[3] === undefined ? null : Number(digits[3]),
  ]
  if (third === null && first < 24 && second < 60 && (half || AT.has(tokens[at - 1]?.word ?? ''))) {
    const hour = half === 'pm' ? (first % 12) + 12 : half === 'am' ? first % 12 : first
    return { value: hour * 60 + second, unit: null, form: 'clock', of: null, from: at, to: half ? at + 2 : at + 1 }
  }
  // No clock shows 27:99.
  if (second > 59 || (third ?? 0) > 59) return null
  const seconds = third === null ? first * 60 + second : first * 3_600 + second * 60 + third
  return { value: seconds, unit: 's', form: 'duration', of: null, from: at, to: at + 1 }
}

/** "£1,200", "£3 of £5,000", "200 quid". */
function money(tokens: readonly Token[], at: number): Read | null {
  const sign = tokens[at] as Token
  const number = tokens[at + 1]
  if (SIGNS.has(sign.word) && number?.kind === 'number' && number.value !== null) {
    const scaled = tokens[at + 2]?.word === 'grand' ? 1_000 : 1
    const next = scaled > 1 ? at + 3 : at + 2
    const whole = wholeAfter(tokens, next)
    const value = number.value * scaled
    return { value, unit: sign.word, form: 'money', of: whole?.value ?? null, from: at, to: whole ? whole.next : next }
  }
  if (sign.kind !== 'number' || sign.value === null || !number) return null
  if (number.word === 'grand')
    return { value: sign.value * 1_000, unit: null, form: 'money', of: null, from: at, to: at + 2 }
  if (!SIGNS.has(number.word) && !CURRENCIES.has(number.word)) return null
  const unit = number.word === 'pounds' || number.word === 'pound' ? 'pound' : unitOf(number.word)
  return { value: sign.value, unit, form: unit === 'pound' ? 'plain' : 'money', of: null, from: at, to: at + 2 }
}

/** "An hour", "half an hour", "an hour and a half", "1h 30", "2 hours 15 minutes": in minutes where it has parts. */
function hours(tokens: readonly Token[], at: number): Read | null {
  const words = tokens.slice(at, at + 5).map(({ word }) => word)
  const read = (value: number, unit: string, length: number): Read => ({
    value,
    unit,
    form: 'duration',
    of: null,
    from: at,
    to: at + length,
  })
  if (words[0] === 'half' && words[1] === 'an' && words[2] === 'hour') return read(30, 'min', 3)
  if ((words[0] === 'an' || words[0] === 'one') && words[1] === 'hour') {
    if (words[2] === 'and' && words[3] === 'a' && words[4] === 'half') return read(90, 'min', 5)
    return words[0] === 'an' ? read(1, 'h', 2) : null
  }
  const { kind, value } = tokens[at] as Token
  if (kind !== 'number' || value === null || unitOf(words[1] ?? '') !== 'h') return null
  const after = words[2] === 'and' ? 3 : 2
  const minutes = tokens[at + after]
  if (words[2] === 'and' && words[3] === 'a' && words[4] === 'half') return read(value * 60 + 30, 'min', 5)
  if (minutes?.kind !== 'number' || minutes.value === null || minutes.value >= 60) return null
  const isMinutes = unitOf(tokens[at + after + 1]?.word ?? '') === 'min'
  return isMinutes || after === 2 ? read(value * 60 + minutes.value, 'min', after + (isMinutes ? 2 : 1)) : null
}

/** The whole after a number: "of 12", "out of the 12", "/12", "of my 12"; through the number's own unit: "3 books of 12". */
function wholeAfter(tokens: readonly Token[], from: number): { value: number; next: number } | null {
  let at = from
  const isOf = (word: string | undefined) => word === 'of' || word === '/' || word === 'out' || word === 'from'
  if (tokens[at]?.kind === 'word' && !isOf(tokens[at]?.word) && isKnownUnit(tokens[at]?.word ?? '')) at += 1
  if (!isOf(tokens[at]?.word) || tokens[at]?.word === 'from') return null
  at += 1
  if (tokens[at - 1]?.word === 'out') {
    if (tokens[at]?.word !== 'of') return null
    at += 1
  }
  while (['the', 'my', 'a', 'our', 'all', 'total', 'those', 'these'].includes(tokens[at]?.word ?? '')) at += 1
  if (SIGNS.has(tokens[at]?.word ?? '')) at += 1
  const whole = tokens[at]
  const isWhole = whole?.kind === 'number' && whole.value !== null && ordinalOf(whole.word) === null
  return isWhole ? { value: whole.value as number, next: at + 1 } : null
}

/** What the number before `from` counts: the next noun that is a unit or a plural, past a word or two that tell of it. */
function unitAfter(
  tokens: readonly Token[],
  from: number,
  to = tokens.length,
  isSingular = false,
): { unit: string; next: number } | null {
  for (let at = from; at < Math.min(to, from + 3); at++) {
    const { kind, word, stem } = tokens[at] as Token
    if (kind !== 'word') return word === '-' && at === from ? unitAfter(tokens, from + 1, to) : null
    if (isKnownUnit(word) && !BETWEEN.has(word))
      return { unit: word === 'pounds' ? 'pound' : unitOf(word), next: at + 1 }
    if (NEVER.has(word)) return null
    if (isPlural(word)) return { unit: unitOf(word), next: at + 1 }
    if (word === 'x' || word === 'times') return null
    if (isSingular && !BETWEEN.has(word) && at === from && (word === 'one' || !grammarStems.has(stem)))
      return { unit: unitOf(word), next: at + 1 }
  }
  return null
}

const KILOMETRES = new Set(['km', 'mile'])

/** How much of a way "2k" is, where it is a way that is counted: 2 km. Null for any other amount, or unit. */
export function wayIn({ isThousands, unit: own, value }: Quantity, unit: string): number | null {
  if (!isThousands || own !== null || !KILOMETRES.has(unitOf(unit.toLowerCase()))) return null
  return (value / 1_000) * (sameUnit('km', unit)?.factor ?? 1)
}

/** Whether an amount is of a unit, and how much of it. A number that counts nothing named fits any. */
export function amountIn(quantity: Quantity, unit: string): number | null {
  const way = wayIn(quantity, unit)
  if (way !== null) return way
  if (quantity.unit === null) return quantity.form === 'plain' || quantity.form === 'share' ? quantity.value : null
  const same = sameUnit(quantity.unit, unit)
  return same ? quantity.value * same.factor : null
}
