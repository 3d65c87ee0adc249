import 'server-only'
import { grammarStems } from './common-words'
import { ordinalOf, partOf, smallNumber } from './numbers'
import type { Sentence, Token } from './text'
import { isKnownUnit, isMeasured, isMoney, isPlural, isTime, sameUnit, unitOf } from './units'
import { wordSet } from './word-table'
import words from './words.json'

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
const CURRENCIES = wordSet('pounds pound quid dollars dollar bucks euros euro gbp usd eur')
/** Words that may stand between a number and what it counts. */
const BETWEEN = wordSet(words.quantities.between)
/** Words that are never what a number counts. */
const NEVER = wordSet(words.quantities.never)
const AT = wordSet('at by from until till around about before after')

/** The figure of "18k", which is 18 km; undefined for any other word. */
export function kilometresOf(word: string): string | undefined {
  return /^(\d+)k$/.exec(word)?.[1]
}

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

type Read = Omit<Quantity, 'start' | 'end'>

/** An amount of the tokens from one to before another; of no unit and no whole where none is told. */
function read(
  value: number,
  form: Quantity['form'],
  [from, to]: readonly [number, number],
  more: Partial<Pick<Read, 'unit' | 'of'>> = {},
): Read {
  return { value, unit: null, form, of: null, from, to, ...more }
}

function quantityAt(tokens: readonly Token[], at: number): Quantity | null {
  const found =
    halfOne(tokens, at) ??
    part(tokens, at) ??
    ordinal(tokens, at) ??
    clock(tokens, at) ??
    money(tokens, at) ??
    hours(tokens, at) ??
    plain(tokens, at)
  return found && { ...found, start: (tokens[found.from] as Token).start, end: (tokens[found.to - 1] as Token).end }
}

/** "Half a kilo"; of an hour it is thirty minutes. */
function halfOne(tokens: readonly Token[], at: number): Read | null {
  const [half, one, named] = tokens.slice(at, at + 3).map(({ word }) => word)
  const unit = half === 'half' && (one === 'a' || one === 'an') && named ? unitOf(named) : ''
  return isMeasured(unit) && !isTime(unit) ? read(0.5, 'plain', [at, at + 3], { unit }) : null
}

/** A number with what it counts, of what whole. */
function plain(tokens: readonly Token[], at: number): Read | null {
  const token = tokens[at] as Token
  const value = token.word === 'one' && counts(tokens, at) ? 1 : token.kind === 'number' ? token.value : null
  if (value === null) return null
  const next = tokens[at + 1]?.word ?? ''
  const isPerCent = next === 'per' && tokens[at + 2]?.word === 'cent'
  if (next === '%' || next === 'percent' || next === 'pct' || isPerCent)
    return read(value, 'percent', [at, isPerCent ? at + 3 : at + 2])
  const whole = wholeAfter(tokens, at + 1)
  const counted = unitAfter(tokens, whole ? whole.next : at + 1)
  const unit = counted ?? (whole ? unitAfter(tokens, at + 1, whole.next) : null)
  const to = counted ? counted.next : whole ? whole.next : at + 1
  const isHalved = unit !== null && ['and', 'a', 'half'].every((word, step) => tokens[to + step]?.word === word)
  const form = whole ? 'share' : unit && isTime(unit.unit) ? 'duration' : unit && isMoney(unit.unit) ? 'money' : 'plain'
  const told = { unit: unit?.unit ?? null, of: whole?.value ?? null }
  const found = read(isHalved ? value + 0.5 : value, form, [at, isHalved ? to + 3 : to], told)
  return /\dk$/.test(token.word) ? { ...found, isThousands: true } : found
}

/** "One" counts where a noun or a whole follows it: "one chapter", "one of 12". */
function counts(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  return next !== undefined && (wholeAfter(tokens, at + 1) !== null || isKnownUnit(next.word) || next.word === 'more')
}

/** "Half of", "two thirds", "a quarter", "3/4": so many parts of a whole of so many. */
function part(tokens: readonly Token[], at: number): Read | null {
  const { word, value, kind } = tokens[at] as Token
  const next = tokens[at + 1]
  const hyphened = /^([a-z]+)-(thirds|quarters|fifths|sixths|eighths)$/.exec(word)
  const share = (count: number, of: number, to: number) => read(count, 'share', [at, to], { of })
  const count = hyphened ? smallNumber(hyphened[1] ?? '') : null
  if (hyphened && count !== null && count > 1) return share(count, partOf(hyphened[2] ?? '') ?? 1, at + 1)
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
  return read(value, 'ordinal', [at, unit?.next ?? at + 1], { unit: unit?.unit ?? null })
}

/** Of an hour that is told as "20 past 10". */
const MINUTES = new Set([5, 10, 15, 20, 25])
/** "17:30", "7pm", "at 7:30" are times of day; "31:20" on its own is how long something took, in seconds. */
function clock(tokens: readonly Token[], at: number): Read | null {
  const { kind, word, value } = tokens[at] as Token
  if (kind !== 'number') return null
  const next = tokens[at + 1]?.word.replaceAll('.', '') ?? ''
  const half = next === 'am' || next === 'pm' ? next : null
  const digits = /^(\d{1,3}):(\d{2})(?::(\d{2}))?$/.exec(word)
  if (!digits) {
    // "In bed at 20 past 10" counts neither.
    const hour = /^(?:past|to)$/.test(next) ? (tokens[at + 2]?.value ?? 0) : 0
    const isOf = next === 'past' || tokens[at - 1]?.word === 'at'
    if (isOf && value !== null && MINUTES.has(value) && Number.isInteger(hour) && hour > 0 && hour <= 12)
      return read(hour * 60 + (next === 'past' ? value : -value), 'clock', [at, at + 3])
    if (!half || value === null || value > 12 || !Number.isInteger(value)) return null
    return read((value % 12) * 60 + (half === 'pm' ? 720 : 0), 'clock', [at, at + 2])
  }
  const [first = 0, second = 0, third = null] = digits.slice(1).flatMap((one) => (one === undefined ? [] : Number(one)))
  if (third === null && first < 24 && second < 60 && (half || AT.has(tokens[at - 1]?.word ?? ''))) {
    const hour = half === 'pm' ? (first % 12) + 12 : half === 'am' ? first % 12 : first
    return read(hour * 60 + second, 'clock', [at, half ? at + 2 : at + 1])
  }
  // No clock shows 27:99.
  if (second > 59 || (third ?? 0) > 59) return null
  const seconds = third === null ? first * 60 + second : first * 3_600 + second * 60 + third
  return read(seconds, 'duration', [at, at + 1], { unit: 's' })
}

/** "£1,200", "£3 of £5,000", "200 quid". */
function money(tokens: readonly Token[], at: number): Read | null {
  const sign = tokens[at] as Token
  const number = tokens[at + 1]
  if (SIGNS.has(sign.word) && number?.kind === 'number' && number.value !== null) {
    const scaled = tokens[at + 2]?.word === 'grand' ? 1_000 : 1
    const next = scaled > 1 ? at + 3 : at + 2
    const whole = wholeAfter(tokens, next)
    const told = { unit: sign.word, of: whole?.value ?? null }
    return read(number.value * scaled, 'money', [at, whole ? whole.next : next], told)
  }
  if (sign.kind !== 'number' || sign.value === null || !number) return null
  if (number.word === 'grand') return read(sign.value * 1_000, 'money', [at, at + 2])
  if (!SIGNS.has(number.word) && !CURRENCIES.has(number.word)) return null
  const unit = number.word === 'pounds' || number.word === 'pound' ? 'pound' : unitOf(number.word)
  return read(sign.value, unit === 'pound' ? 'plain' : 'money', [at, at + 2], { unit })
}

/** "An hour", "half an hour", "an hour and a half", "1h 30", "3h45", "2 hours 15 minutes": in minutes where it has parts. */
function hours(tokens: readonly Token[], at: number): Read | null {
  const words = tokens.slice(at, at + 5).map(({ word }) => word)
  const long = (value: number, unit: string, length: number) => read(value, 'duration', [at, at + length], { unit })
  if (words[0] === 'half' && words[1] === 'an' && words[2] === 'hour') return long(30, 'min', 3)
  if ((words[0] === 'an' || words[0] === 'one') && words[1] === 'hour') {
    if (words[2] === 'and' && words[3] === 'a' && words[4] === 'half') return long(90, 'min', 5)
    return words[0] === 'an' ? long(1, 'h', 2) : null
  }
  const { kind, value } = tokens[at] as Token
  if (kind !== 'number' || value === null) return null
  const [, joined] = /^h([0-5]\d)m?$/.exec(words[1] ?? '') ?? []
  if (joined) return long(value * 60 + Number(joined), 'min', 2)
  if (unitOf(words[1] ?? '') !== 'h') return null
  const after = words[2] === 'and' ? 3 : 2
  const minutes = tokens[at + after]
  if (words[2] === 'and' && words[3] === 'a' && words[4] === 'half') return long(value * 60 + 30, 'min', 5)
  if (minutes?.kind !== 'number' || minutes.value === null || minutes.value >= 60) return null
  const isMinutes = unitOf(tokens[at + after + 1]?.word ?? '') === 'min'
  return isMinutes || after === 2 ? long(value * 60 + minutes.value, 'min', after + (isMinutes ? 2 : 1)) : null
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
