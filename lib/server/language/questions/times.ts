import 'server-only'
import { addDays, dateIn, daysBetween } from '@/lib/contract/calendar'
import type { RecordQuery } from '@/lib/contract/record'
import { MONTHS, WEEKDAYS } from '../calendar-names'
import { seasonSpan, unitSpan } from '../calendar-spans'
import { type DateMention, datesIn, feastLength, LAST_DAY } from '../dates'
import { ordinalOf } from '../numbers'
import type { Token } from '../text'
import { wordSet } from '../word-table'
import { type Slate, takeSpan, wordAt } from './slate'

export type When = NonNullable<RecordQuery['when']>
/** `isOpen` where a day is bounded by something that happened, which no calendar tells. */
export type Time = { when: When | undefined; isOpen: boolean; isLately: boolean }
/** `isGeneral`: a season is any such season. `isUsual`: so is a weekday. */
export type TimeView = {
  now: Date
  timeZone: string
  towards: 'past' | 'future'
  isGeneral: boolean
  isUsual?: boolean
}

const SEASONS = 'spring summer autumn fall winter'.split(' ')
const EVERY = wordSet('every each on')
/** Words before a month or season that stands for any one of them. */
const LOOSE = new Set(['in', 'or', 'and', 'than', 'with', 'to', 'during', 'between', ''])
/** Words before the weekday of one week. */
const ONE_OF = wordSet('last this next past since until till from by')
const LATELY = wordSet('lately recently nowadays')
const LATELY_DAYS = 30
const BOUNDS = wordSet('since until till')
/** They bound a day where what is the person's own follows: "before my period". */
const OWN_BOUNDS = wordSet('before after during')
const ROLLING = wordSet('week month year')
const LAST = wordSet('last past')
const OWN = wordSet('my our')
/** A word behind "my week" that makes it another's name: any but those by which a question goes on. */
const NAMES_IT = /^(?!(?:so|been|going|go|gone|look|looking|like|compared?|compare|against|vs|and|for)$)[a-z]/
const FIRST_DAY = '1900-01-01'

/** The part of a query. */
export function whenPart({ when }: Time): Pick<RecordQuery, 'when'> {
  return when ? { when } : {}
}

/** The days that a stretch of the slate names, which are taken from it. */
export function timeOf(slate: Slate, view: TimeView): Time {
  const today = dateIn(view.timeZone, view.now)
  const recurring = recurringOf(slate, view)
  const named = spanOf(slate, view)
  const span = named ?? lately(slate, today)
  const isOpen = span === undefined && isBounded(slate)
  const months = named?.months ? { months: named.months } : {}
  const when = { ...recurring, ...months, ...(span ? bounds(span, today, view.towards) : {}) }
  return {
    when: Object.keys(when).length > 0 ? when : undefined,
    isOpen,
    isLately: span !== undefined && !named,
  }
}

/** "On Mondays", "on a Monday", "at weekends", "every March", and "in winter" where any winter is meant. */
function recurringOf(slate: Slate, { isGeneral, isUsual = false, timeZone }: TimeView): When {
  const weekdays = new Set<number>()
  const months = new Set<number>()
  for (let at = slate.from; at < slate.to; at++) {
    const word = wordAt(slate, at)
    const before = wordAt(slate, at - 1)
    const isPlural = word.endsWith('s') && !slate.taken[at] && wordAt(slate, at + 1) !== 'ago'
    const single = isPlural ? word.slice(0, -1) : word
    const isEach = EVERY.has(before) && before !== 'on'
    const isOneOf = before === 'a' && wordAt(slate, at - 2) === 'on'
    const isBare = isGeneral && !isEach && LOOSE.has(before)
    const weekday = WEEKDAYS.indexOf(single)
    const month = MONTHS.indexOf(single)
    const hasYear = slate.tokens[at + 1]?.kind === 'number'
    const isAny = isUsual && !word.endsWith('s') && !ONE_OF.has(before)
    if (weekday >= 0 && (isPlural || isEach || isOneOf || isAny)) weekdays.add(weekday + 1)
    else if (word === 'weekends' || (single === 'weekend' && (isEach || isOneOf || (isGeneral && before === 'the')))) {
      for (const day of [6, 7]) weekdays.add(day)
    } else if (word === 'weekdays' || word === 'workdays') for (const day of [1, 2, 3, 4, 5]) weekdays.add(day)
    else if (
      month >= 0 &&
      !hasYear &&
      (isEach || (isBare && (word !== 'may' || slate.tokens[at]?.raw === 'May')) || (isPlural && word !== 'mays'))
    )
      months.add(month + 1)
    else if (SEASONS.includes(single) && !hasYear && (isPlural || isEach || isBare)) {
      const first = Number(seasonSpan(single, 2001, timeZone).from.slice(5, 7))
      for (const step of [0, 1, 2]) months.add(((first + step - 1) % 12) + 1)
    } else continue
    slate.taken[at] = true
  }
  return {
    ...(weekdays.size > 0 ? { weekdays: [...weekdays].sort((a, b) => a - b) } : {}),
    ...(months.size > 0 ? { months: [...months].sort((a, b) => a - b) } : {}),
  }
}

/** Days that are named; `months` where they are months with others between them. */
type Named = DateMention & { months?: number[] }

function spanOf(slate: Slate, view: TimeView): Named | undefined {
  const { now, timeZone, towards } = view
  const tokens = ledTokens(slate, view)
  const mentions = datesIn({ ...slate.sentence, tokens }, { now, timeZone, towards })
  for (const { start, end } of mentions) takeSpan(slate, start, end)
  const week = weekOf(slate, mentions[0])
  if (week) return week
  // A day of the month that is said beside a feast or a name of a day tells which one is meant.
  const sure = mentions.filter(({ words }) => /\d/.test(words))
  const [first, ...others] = sure.length > 0 && mentions.every(isDayOrSure) ? sure : mentions
  const named = first && others.reduce((sum: Named, next) => together(sum, next, slate), first)
  return named && sinceThen(slate, named, view)
}

function isDayOrSure({ from, to, words }: DateMention): boolean {
  return /\d/.test(words) || from === to || /\b(?:since|after|before|from|until)\b/i.test(words)
}

/** "Since I moved, 14 Feb": from the day that tells when that was. "Before the 10th" is of that month. */
function sinceThen(slate: Slate, mention: Named, { now, timeZone }: TimeView): Named {
  if (/^before the \d+[a-z]+$/i.test(mention.words)) return { ...mention, from: `${mention.to.slice(0, 8)}01` }
  const at = slate.tokens.findIndex(
    ({ word, start }, place) => word === 'since' && place >= slate.from && start < mention.start && !slate.taken[place],
  )
  if (at < 0) return mention
  slate.taken[at] = true
  return { ...mention, to: dateIn(timeZone, now), isRange: true }
}

/** "The week of 3 May": the whole of it. */
function weekOf(slate: Slate, mention: DateMention | undefined): DateMention | undefined {
  const at = slate.tokens.findIndex(({ start }) => start === mention?.start)
  if (!mention || at < 2 || wordAt(slate, at - 2) !== 'week' || !['of', 'from'].includes(wordAt(slate, at - 1)))
    return undefined
  slate.taken[at - 2] = true
  return { ...mention, ...unitSpan(mention.from, 'week', 0) }
}

/** The words that are free, with "in" before a month, season or year that stands by itself: "how was March", "May vs June". */
function ledTokens(slate: Slate, view: TimeView): Token[] {
  const led: Token[] = []
  for (let at = slate.from; at < slate.to; at++) {
    const token = slate.tokens[at] as Token
    if (slate.taken[at]) continue
    // What is said about Christmas is said on any day.
    const topic = wordAt(slate, at - 1) === 'about' ? feastLength(slate.tokens, at) : 0
    if (topic > 0) {
      led.pop()
      at += topic - 1
      continue
    }
    // "Notes from March" are of March; "from March on" and "from March to May" are read as they stand.
    const isOf = token.word === 'from' && view.towards === 'past' && !hasEnd(slate, at)
    if (isOf) {
      led.push({ ...token, word: 'in', stem: 'in' })
      continue
    }
    // "In the last year" is the twelve months up to today; "last year" is the one before this.
    if (ROLLING.has(token.word) && LAST.has(wordAt(slate, at - 1)) && wordAt(slate, at - 2) === 'the')
      led.push({ ...token, raw: '1', word: '1', stem: '1', kind: 'number', value: 1, end: token.start })
    // "How was my week?" asks about this one, "my week off" about another.
    if (OWN.has(token.word) && ROLLING.has(wordAt(slate, at + 1)) && !NAMES_IT.test(wordAt(slate, at + 2))) {
      led.push({ ...token, word: 'this', stem: 'this' })
      continue
    }
    // "Last fall asleep" is no autumn.
    if (token.word === 'fall' && FALLING.has(wordAt(slate, at + 1))) {
      led.push({ ...token, word: 'fell' })
      continue
    }
    const before = slate.tokens[at - 1]
    const isName =
      isPeriod(token) &&
      (!/^(?:may|march)$/.test(token.word) || /^[MJ]/.test(token.raw) || BESIDE.has(before?.word ?? ''))
    const isEnd = before?.word === 'to' && at > 1 && isPartOfDate(slate.tokens[at - 2] as Token)
    const isAlone = !before || before.kind === 'mark' || (BESIDE.has(before.word) && !isEnd && !isBetween(slate, at))
    if (isName && isAlone)
      led.push({ ...token, raw: '', word: 'in', stem: 'in', kind: 'word', value: null, end: token.start })
    led.push(token)
  }
  return led
}
/** Whether a word opens or closes what lies between two days: "between May and July". */
function isBetween(slate: Slate, at: number): boolean {
  const isOpening = wordAt(slate, at - 1) === 'between' && [1, 2].some((step) => wordAt(slate, at + step) === 'and')
  const isClosing = wordAt(slate, at - 1) === 'and' && [3, 4].some((step) => wordAt(slate, at - step) === 'between')
  return isOpening || isClosing
}

/** "From … to", "from … on". */
function hasEnd(slate: Slate, from: number): boolean {
  for (let at = from + 1; at < slate.to && at < from + 8; at++) {
    if (['to', 'until', 'till', 'on', 'onwards', 'onward', 'through', '-', '–'].includes(wordAt(slate, at))) return true
  }
  return false
}

const FALLING = wordSet('asleep ill off over down out apart behind in for back')
/** Short forms of months that are words or names of their own. */
const NO_MONTHS = wordSet('may mar jan jun dec')
const BESIDE = wordSet('was were is or than and with to vs versus v compared like for between')

function isPartOfDate(token: Token): boolean {
  return isPeriod(token) || token.kind === 'number' || ordinalOf(token.word) !== null
}

function isPeriod({ word, kind }: Token): boolean {
  return (
    MONTHS.some((month) => month === word || (month.slice(0, 3) === word && !NO_MONTHS.has(word))) ||
    SEASONS.includes(word) ||
    (kind === 'number' && /^20\d\d$/.test(word))
  )
}

const JOINED = new Set(['and', ', and', '+', '&', 'with'])
/** Months stand in a list of more than two. */
const LISTED = new Set([...JOINED, ',', 'or', ''])

/** "Saturday 14 March", "in March last year", "in May and June", "June, July and August". */
function together(first: Named, second: DateMention, { sentence }: Slate): Named {
  const between = sentence.text.slice(first.end - sentence.start, second.start - sentence.start).trim()
  const { end } = second
  const isListed = LISTED.has(between) && isMonth(second) && (first.months !== undefined || isMonth(first))
  if (isListed && (second.from > first.to || second.to < first.from)) return withMonth(first, second)
  if (JOINED.has(between)) {
    return { ...first, end, from: earliest(first.from, second.from), to: latest(first.to, second.to) }
  }
  const from = latest(first.from, second.from)
  const to = earliest(first.to, second.to)
  if (from <= to) return { ...first, end, from, to }
  const [short, year] = first.isRange && isYear(first) ? [second, first] : [first, second]
  if (!isYear(year)) return first
  const moveTo = (day: string) => `${year.from.slice(0, 4)}${day.slice(4)}`
  return { ...short, from: moveTo(short.from), to: moveTo(short.to) }
}

/** One month more: those between two that are named are none of them. */
function withMonth(first: Named, second: DateMention): Named {
  const months = [...(first.months ?? [monthOf(first)]), monthOf(second)].sort((a, b) => a - b)
  const from = earliest(first.from, second.from)
  const to = latest(first.to, second.to)
  return { ...first, end: second.end, from, to, months }
}

function isMonth({ from, to }: DateMention): boolean {
  return from.endsWith('-01') && from.slice(0, 7) === to.slice(0, 7) && to > addDays(from, 26)
}

function monthOf({ from }: DateMention): number {
  return Number(from.slice(5, 7))
}

function earliest(one: string, other: string): string {
  return [one, other].sort()[0] as string
}

function latest(one: string, other: string): string {
  return [one, other].sort()[1] as string
}

function isYear({ from, to }: DateMention): boolean {
  return from.slice(5) === '01-01' && from.slice(0, 4) === to.slice(0, 4) && to > addDays(from, 31)
}

function lately(slate: Slate, today: string): { from: string; to: string } | undefined {
  for (let at = slate.from; at < slate.to; at++) {
    const isThese = wordAt(slate, at) === 'these' && wordAt(slate, at + 1) === 'days'
    if (slate.taken[at] || !(LATELY.has(wordAt(slate, at)) || isThese)) continue
    if (['most', 'how'].includes(wordAt(slate, at - 1))) continue
    slate.taken[at] = true
    return { from: addDays(today, 1 - LATELY_DAYS), to: today }
  }
  return undefined
}

function bounds({ from, to }: { from: string; to: string }, today: string, towards: 'past' | 'future'): When {
  const isOpenEnd = to === LAST_DAY || (towards === 'past' && to >= today && from < today)
  return { ...(from > FIRST_DAY ? { from } : {}), ...(isOpenEnd ? {} : { to }) }
}

/** "Since I moved": a bound that is no date. */
function isBounded(slate: Slate): boolean {
  for (let at = slate.from; at < slate.to - 1; at++) {
    if (slate.taken[at]) continue
    if (OWN_BOUNDS.has(wordAt(slate, at)) && wordAt(slate, at + 1) === 'my') return true
    if (!BOUNDS.has(wordAt(slate, at)) || wordAt(slate, at + 1) === 'have') continue
    if (slate.tokens[at + 1]?.kind === 'word' && wordAt(slate, at + 1) !== 'when' && wordAt(slate, at - 1) !== 'long')
      return true
  }
  return false
}

/** The other days: other weekdays, other months, or the stretch as long before. */
export function otherDays(when: When | undefined, today: string): When | null {
  if (!when) return null
  const { weekdays, months, from, to = today } = when
  if (weekdays) return { ...when, weekdays: [1, 2, 3, 4, 5, 6, 7].filter((day) => !weekdays.includes(day)) }
  if (months)
    return { ...when, months: Array.from({ length: 12 }, (_, at) => at + 1).filter((one) => !months.includes(one)) }
  if (!from) return null
  if (from.endsWith('-01-01')) return { ...unitSpan(from, 'year', -1) }
  if (from.endsWith('-01') && to <= unitSpan(from, 'month', 0).to) return { ...unitSpan(from, 'month', -1) }
  const length = daysBetween(from, to) + 1
  return { from: addDays(from, -length), to: addDays(from, -1) }
}
