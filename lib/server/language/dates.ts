import 'server-only'
import { addDays, dateIn, daysBetween, weekdayOf } from '@/lib/contract/calendar'
import { MONTHS, weekdayNamed } from './calendar-names'
import { monthSpan, moved, type Span, type SpanUnit, seasonSpan, unitSpan, yearSpan } from './calendar-spans'
import { clocksIn } from './clock-times'
import feasts from './feasts.json'
import { ordinalOf } from './numbers'
import type { Sentence, Token } from './text'
import { wordSet, wordsOfEach, wordTable } from './word-table'
import words from './words.json'

export type DateMention = {
  /** `YYYY-MM-DD`, both included. */
  from: string
  to: string
  /** `HH:mm` on the wall clock. */
  time: string | null
  isRange: boolean
  words: string
  start: number
  end: number
}

/** When the words were said, in whose zone, and which way a bare "Tuesday" looks. */
export type DateView = { now: Date; timeZone: string; towards: 'past' | 'future' }

type View = { today: string; timeZone: string; isPast: boolean }
type Found = Span & { next: number; isDay: boolean }

const SHORT_MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const SEASONS = wordSet('spring summer autumn fall winter')
const UNITS = wordsOfEach<SpanUnit>(words.dates.units)
/** Words after which a word that is also a verb or a name is a month, a weekday or a day of the month. */
const LEADS = wordSet(words.dates.leads)
const LAST = wordSet('last past previous')
const NEXT = wordSet('next coming following upcoming')
/** Days by their month and day, or by month, weekday and which of them, -1 the last; others by their days from Easter. */
const FEASTS = wordTable<string>(feasts.fixed)
type Floating = [month: number, weekday: number, which: number]
const FLOATING = wordTable(feasts.floating as unknown as Record<string, Floating>)
/** Canada gives thanks before the others do. */
const CANADA = new Set(feasts.canada.zones.map((city) => `America/${city}`))
const IN_CANADA = wordTable({ ...FLOATING, ...(feasts.canada.floating as unknown as Record<string, Floating>) })
const EASTER = wordTable(feasts.easter as unknown as Record<string, [first: number, last: number]>)
/** What a feast's name begins with: most words begin none. */
const FEAST_BEGINS = new Set(
  [FEASTS, IN_CANADA, EASTER].flatMap((names) => Object.keys(names).map((name) => name.split(' ')[0])),
)
const JOINTS = new Set(['to', 'until', 'till', 'through', '-', '–'])
const FIRST_DAY = '1900-01-01'
export const LAST_DAY = '9999-12-31'

/**
 * The days and stretches of days a sentence names, in its order, with the time of day where one stands beside. "By May"
 * and "in May" are the month's days; "since May" runs to today. Forms that mean two days ("3/4") and repeats ("every
 * Tuesday") are not read.
 */
export function datesIn(sentence: Sentence, { now, timeZone, towards }: DateView): DateMention[] {
  const { tokens } = sentence
  const view: View = { today: dateIn(timeZone, now), timeZone, isPast: towards === 'past' }
  const times = clocksIn(tokens)
  const mentions: (DateMention & { at: number; next: number })[] = []
  for (let at = 0; at < tokens.length; ) {
    const found = mentionAt(tokens, at, view)
    if (found) mentions.push({ ...mention(sentence, at, found), at, next: found.next })
    at = found ? found.next : at + 1
  }
  for (const { time, from, to } of times) {
    if (mentions.some((one) => from < one.next && to > one.at)) continue
    const own = mentions.find((one) => !one.isRange && one.time === null)
    if (own) {
      own.time = time
      own.start = Math.min(own.start, (tokens[from] as Token).start)
      own.end = Math.max(own.end, (tokens[to - 1] as Token).end)
      own.words = sentence.text.slice(own.start - sentence.start, own.end - sentence.start)
      continue
    }
    const span = { from: view.today, to: view.today, next: to, isDay: true }
    mentions.push({ ...mention(sentence, from, span), time, at: from, next: to })
  }
  return mentions.sort((a, b) => a.start - b.start).map(({ at: _, next: __, ...one }) => one)
}

function mention({ text, start: offset, tokens }: Sentence, at: number, { from, to, next, isDay }: Found): DateMention {
  const start = (tokens[at] as Token).start
  const end = (tokens[next - 1] as Token).end
  return { from, to, time: null, isRange: !isDay, words: text.slice(start - offset, end - offset), start, end }
}

/** A day or stretch that begins here, with the word that bounds it: since, until, before, after, between, from … to. */
function mentionAt(tokens: readonly Token[], at: number, view: View): Found | null {
  const word = wordAt(tokens, at)
  if (['since', 'until', 'till', 'before', 'after', 'between', 'from'].includes(word)) {
    const isOpening = word === 'between' || (word === 'from' && JOINTS.has(wordAt(tokens, at + 2)))
    const found = spanAt(tokens, at + 1, view) ?? (isOpening ? month(tokens, at + 1, view, true) : null)
    if (!found) return null
    const joint = wordAt(tokens, found.next)
    const isJoined = word === 'between' ? joint === 'and' : word === 'from' && JOINTS.has(joint)
    // What ends a stretch is a month, and no verb: "from March to May".
    const ending = found.next + 1
    const other = isJoined ? (spanAt(tokens, ending, view) ?? month(tokens, ending, view, true)) : null
    if (other) return joined(found, other)
    const now = word === 'from' || word === 'between' ? nowAt(tokens, found.next) : null
    if (now) return { from: found.from, to: view.today, next: now, isDay: false }
    if (isOpening) return found
    return bounded(word, found, view)
  }
  const found = spanAt(tokens, at, view)
  if (!found) return null
  const now = nowAt(tokens, found.next)
  if (now && found.from < view.today) return { from: found.from, to: view.today, next: now, isDay: false }
  if (!JOINTS.has(wordAt(tokens, found.next))) return found
  const other = spanAt(tokens, found.next + 1, view)
  return other && found.isDay === other.isDay ? joined(found, other) : found
}

/** Where "to now", "up to today", "until this moment" ends that begins here. */
function nowAt(tokens: readonly Token[], at: number): number | null {
  const joint = wordAt(tokens, at) === 'up' ? at + 1 : at
  if (!JOINTS.has(wordAt(tokens, joint)) && wordAt(tokens, joint) !== 'and') return null
  return ['now', 'today', 'date'].includes(wordAt(tokens, joint + 1)) ? joint + 2 : null
}

function joined(first: Found, second: Found): Found {
  const isTurned = second.to < first.from
  // "December to February" runs into the next year, or out of the last.
  const from = isTurned ? moved(first.from, 'year', -1) : first.from
  return { from, to: second.to, next: second.next, isDay: false }
}

function bounded(word: string, { from, to, next, isDay }: Found, { today }: View): Found {
  if (word === 'since' || (word === 'from' && from < today))
    return { from, to: from > today ? to : today, next, isDay: false }
  if (word === 'after') return { from: addDays(to, 1), to: to < today ? today : LAST_DAY, next, isDay: false }
  if (word === 'before') return { from: FIRST_DAY, to: addDays(from, -1), next, isDay: false }
  if (word === 'from') return { from, to, next, isDay }
  return { from: today < to ? today : from, to, next, isDay: false }
}

function spanAt(tokens: readonly Token[], at: number, view: View): Found | null {
  const token = tokens[at]
  if (!token) return null
  return (
    isoDay(token, at) ??
    namedDay(tokens, at, view) ??
    ago(tokens, at, view) ??
    ahead(tokens, at, view) ??
    unitBeside(tokens, at, view) ??
    partOf(tokens, at, view) ??
    weekdayOfMonth(tokens, at, view) ??
    weekdayOfDate(tokens, at, view) ??
    monthDay(tokens, at, view) ??
    weekday(tokens, at, view) ??
    season(tokens, at, view) ??
    month(tokens, at, view) ??
    dayOfMonth(tokens, at, view) ??
    feast(tokens, at, view) ??
    year(tokens, at, view)
  )
}

function wordAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.word ?? ''
}

type Which = 'last' | 'next' | 'this' | null

/** "Last", "next" or "this" before a name, and where the name stands. */
function whichAt(tokens: readonly Token[], at: number): { which: Which; inner: number } {
  const word = wordAt(tokens, at)
  const which = LAST.has(word) ? 'last' : NEXT.has(word) ? 'next' : word === 'this' ? 'this' : null
  return { which, inner: which ? at + 1 : at }
}

/** Of a name's spans in their order the one that is over, the one to come, or the one that the view looks to. */
function meant(spans: readonly Span[], which: Which, { today, isPast }: Pick<View, 'today' | 'isPast'>): Span | null {
  if (which === 'last') return spans.findLast(({ to }) => to < today) ?? null
  if (which === 'next') return spans.find(({ from }) => from > today) ?? null
  const near = isPast ? spans.findLast(({ from }) => from <= today) : spans.find(({ to }) => to >= today)
  return near ?? null
}

/** A winter of the year before last may be the last one, and one of the next year is the next. */
function yearsAround(today: string): number[] {
  return [-2, -1, 0, 1].map((step) => Number(today.slice(0, 4)) + step)
}

function day(date: string, next: number): Found {
  return { from: date, to: date, next, isDay: true }
}

function stretch(span: Span, next: number): Found {
  return { ...span, next, isDay: false }
}

function isDate(year: number, monthNumber: number, dayNumber: number): string | null {
  const made = new Date(0)
  // Date.UTC takes the year 1 for 1901.
  made.setUTCFullYear(year, monthNumber - 1, dayNumber)
  return made.getUTCMonth() === monthNumber - 1 && made.getUTCDate() === dayNumber
    ? made.toISOString().slice(0, 10)
    : null
}

function isoDay({ word }: Token, at: number): Found | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(word)
  const date = parts ? isDate(Number(parts[1]), Number(parts[2]), Number(parts[3])) : null
  return date ? day(date, at + 1) : null
}

function namedDay(tokens: readonly Token[], at: number, { today }: View): Found | null {
  const word = wordAt(tokens, at)
  const start = word === 'the' ? at + 1 : at
  if (wordAt(tokens, start) === 'day' && ['after', 'before'].includes(wordAt(tokens, start + 1))) {
    const isAfter = wordAt(tokens, start + 1) === 'after'
    if (isAfter && TOMORROW.has(wordAt(tokens, start + 2))) return day(addDays(today, 2), start + 3)
    if (!isAfter && wordAt(tokens, start + 2) === 'yesterday') return day(addDays(today, -2), start + 3)
  }
  if (word === 'today' || word === 'tonight' || word === 'tonite') return day(today, at + 1)
  if (word === 'yesterday') return day(addDays(today, -1), at + 1)
  if (TOMORROW.has(word)) return day(addDays(today, 1), at + 1)
  if (word === 'last' && wordAt(tokens, at + 1) === 'night') return day(addDays(today, -1), at + 2)
  if (word === 'this' && ['morning', 'afternoon', 'evening'].includes(wordAt(tokens, at + 1))) return day(today, at + 2)
  return null
}

const TOMORROW = wordSet(words.dates.tomorrow)

/** How many of a unit: "2 weeks", "a month", "a couple of days", "a fortnight". */
function countOf(tokens: readonly Token[], at: number): { count: number; unit: SpanUnit; next: number } | null {
  const { word, value } = tokens[at] ?? { word: '', value: null }
  const count = word === 'a' || word === 'an' || word === 'one' ? 1 : value
  if (count === null || count > 10_000) return null
  const start = wordAt(tokens, at + 1) === 'of' ? at + 2 : at + 1
  const unit = UNITS[wordAt(tokens, start)]
  return unit ? { count, unit, next: start + 1 } : null
}

/** "Two weeks ago", "a year ago", "the week before last", "two Fridays ago", "this day last year". */
function ago(tokens: readonly Token[], at: number, view: View): Found | null {
  const { today } = view
  const length = countOf(tokens, at)
  if (length && ['ago', 'back'].includes(wordAt(tokens, length.next))) {
    return day(moved(today, length.unit, -length.count), length.next + 1)
  }
  const start = wordAt(tokens, at) === 'the' ? at + 1 : at
  const isSame =
    ['this', 'same'].includes(wordAt(tokens, at)) && ['time', 'day', 'date'].includes(wordAt(tokens, at + 1))
  if (isSame && wordAt(tokens, at + 2) === 'last') {
    const same = UNITS[wordAt(tokens, at + 3)]
    if (same && same !== 'day') return day(moved(today, same, -1), at + 4)
  }
  const unit = UNITS[wordAt(tokens, start)]
  const isBeforeLast = wordAt(tokens, start + 1) === 'before' && wordAt(tokens, start + 2) === 'last'
  if (unit && isBeforeLast) return stretch(unitSpan(today, unit, -2), start + 3)
  if (wordAt(tokens, start) === 'weekend' && isBeforeLast) return weekend(-2, start + 3, view)
  return null
}

/** "In 3 days", "in a fortnight", "a week from now", "2 weeks from today", "within a month". */
function ahead(tokens: readonly Token[], at: number, { today, isPast }: View): Found | null {
  const isLed = wordAt(tokens, at) === 'in'
  // "The most in one day" is of any day.
  if (isLed && isPast) return null
  const isWithin = wordAt(tokens, at) === 'within'
  const length = countOf(tokens, isLed || isWithin ? at + 1 : at)
  if (!length) return null
  const to = moved(today, length.unit, length.count)
  if (isLed && !["'", 'time'].includes(wordAt(tokens, length.next))) return day(to, length.next)
  if (isLed) return day(to, length.next + 1)
  if (isWithin) return stretch({ from: today, to }, length.next)
  const isFrom = wordAt(tokens, length.next) === 'from' && ['now', 'today'].includes(wordAt(tokens, length.next + 1))
  return isFrom ? day(to, length.next + 2) : null
}

/** "Last week", "this month", "next year", "the past 3 weeks", "the weekend", "last weekend". */
function unitBeside(tokens: readonly Token[], at: number, view: View): Found | null {
  const { today, isPast } = view
  const start = ['the', 'these', 'my', 'over', 'in'].includes(wordAt(tokens, at)) ? at + 1 : at
  const from = wordAt(tokens, start) === 'the' ? start + 1 : start
  const which = wordAt(tokens, from)
  const isLast = LAST.has(which)
  const isNext = NEXT.has(which)
  const isThis = which === 'this' || which === 'current'
  if (which === 'weekend' && (from > at || (!isPast && at === 0)))
    return weekend(isPast ? (weekdayOf(today) >= 6 ? 0 : -1) : 0, from + 1, view)
  const isOver = wordAt(tokens, at) === 'over' && isPast && tokens[from]?.kind === 'number'
  const length = isOver ? countOf(tokens, from) : null
  if (length) return stretch({ from: addDays(moved(today, length.unit, -length.count), 1), to: today }, length.next)
  if (!isLast && !isNext && !isThis) return null
  const word = wordAt(tokens, from + 1)
  const following = tokens[from + 1]
  if (following && following.value !== null && following.kind === 'number') {
    const length = countOf(tokens, from + 1)
    if (!length || isThis) return null
    if (isLast) return stretch({ from: addDays(moved(today, length.unit, -length.count), 1), to: today }, length.next)
    return stretch({ from: today, to: addDays(moved(today, length.unit, length.count), -1) }, length.next)
  }
  if (word === 'weekend') return weekend(isLast ? -1 : isNext ? 1 : 0, from + 2, view)
  const unit = UNITS[word]
  if (!unit || unit === 'day') return null
  const isRolling = which === 'past' || (unit === 'fortnight' && isLast)
  if (isRolling) return stretch({ from: addDays(moved(today, unit, -1), 1), to: today }, from + 2)
  const span = unitSpan(today, unit, isLast ? -1 : isNext ? 1 : 0)
  const isShort = isPast && isThis
  return stretch(isShort ? { from: span.from, to: today } : span, from + 2)
}

/** Saturday and Sunday; the last one is over, this one is the running or the coming one. */
function weekend(steps: number, next: number, { today }: View): Found {
  const saturday = addDays(today, 6 - weekdayOf(today) + steps * 7)
  return stretch({ from: saturday, to: addDays(saturday, 1) }, next)
}

/** "The end of March", "early May", "start of the month", "the first week of July". */
function partOf(tokens: readonly Token[], at: number, view: View): Found | null {
  const start = wordAt(tokens, at) === 'the' ? at + 1 : at
  const word = wordAt(tokens, start)
  const part = PARTS_OF[word]
  if (!part) return null
  const isOf = wordAt(tokens, start + 1) === 'of'
  const inner = isOf ? start + 2 : start + 1
  if (!isOf && !['early', 'late', 'mid'].includes(word)) return null
  const unit = UNITS[wordAt(tokens, inner) === 'the' ? wordAt(tokens, inner + 1) : '']
  if (isOf && unit) return slice(unitSpan(view.today, unit, 0), part, inner + 2)
  const whole =
    unitBeside(tokens, inner, view) ??
    month(tokens, inner, view, true) ??
    season(tokens, inner, view) ??
    year(tokens, inner, view, true)
  return whole ? slice(whole, part, whole.next) : null
}

/** "The 2nd Sunday of February", "the last Friday of next month". */
function weekdayOfMonth(tokens: readonly Token[], at: number, view: View): Found | null {
  const start = wordAt(tokens, at) === 'the' ? at + 1 : at
  const which = LAST.has(wordAt(tokens, start)) ? -1 : ordinalOf(wordAt(tokens, start))
  const weekday = weekdayNamed(wordAt(tokens, start + 1))
  if (which === null || which === 0 || which > MOST_WEEKS || weekday <= 0) return null
  if (!['of', 'in'].includes(wordAt(tokens, start + 2))) return null
  const inner = start + 3
  const whole =
    wordAt(tokens, inner) === 'the' && wordAt(tokens, inner + 1) === 'month'
      ? stretch(unitSpan(view.today, 'month', 0), inner + 2)
      : (unitBeside(tokens, inner, view) ?? month(tokens, inner, view, true))
  if (!whole || daysBetween(whole.from, whole.to) > MOST_DAYS) return null
  const [year, number] = whole.from.split('-').map(Number)
  const { from } = nthWeekday(year ?? 0, number ?? 1, weekday, which)
  return from <= whole.to ? day(from, whole.next) : null
}
const MOST_WEEKS = 5
const MOST_DAYS = 31

const PARTS_OF = wordsOfEach<'start' | 'middle' | 'end'>(words.dates.partsOf)

/** A third of a stretch; the end of a month or a week is its last days. */
function slice({ from, to }: Span, part: 'start' | 'middle' | 'end', next: number): Found {
  const length = daysBetween(from, to) + 1
  const third = Math.max(1, Math.floor(length / 3))
  if (part === 'start') return stretch({ from, to: addDays(from, third - 1) }, next)
  if (part === 'end') return stretch({ from: addDays(to, 1 - third), to }, next)
  return stretch({ from: addDays(from, third), to: addDays(from, 2 * third - 1) }, next)
}

function monthNumber(word: string): number | null {
  const full = MONTHS.indexOf(word)
  if (full >= 0) return full + 1
  const short = SHORT_MONTHS.indexOf(word === 'sept' ? 'sep' : word)
  return short >= 0 ? short + 1 : null
}

/** "3 Nov", "3rd of November 2025", "Nov 3", "3-10 March". */
function monthDay(tokens: readonly Token[], at: number, view: View): Found | null {
  const start = wordAt(tokens, at) === 'the' ? at + 1 : at
  const first = dayNumber(tokens[start])
  if (first !== null) {
    const isRange = ['-', '–', 'to'].includes(wordAt(tokens, start + 1))
    const last = isRange ? dayNumber(tokens[start + 2]) : null
    const after = last === null ? start + 1 : start + 3
    const inner = wordAt(tokens, after) === 'of' ? after + 1 : after
    const number = monthNumber(wordAt(tokens, inner))
    if (number === null) return null
    const { year: said, next } = yearAfter(tokens, inner + 1)
    const from = nearDay(number, first, said, view)
    const to = last === null ? from : nearDay(number, last, said, view)
    if (!from || !to) return null
    return last === null ? day(from, next) : stretch({ from, to }, next)
  }
  const number = monthNumber(wordAt(tokens, at))
  const named = number === null ? null : dayNumber(tokens[wordAt(tokens, at + 1) === 'the' ? at + 2 : at + 1])
  if (number === null || named === null) return null
  const { year: said, next } = yearAfter(tokens, wordAt(tokens, at + 1) === 'the' ? at + 3 : at + 2)
  const date = nearDay(number, named, said, view)
  return date ? day(date, next) : null
}

/** "Sunday 25 October", "Sun the 22nd": one day, where that date is that weekday. */
function weekdayOfDate(tokens: readonly Token[], at: number, view: View): Found | null {
  const token = tokens[at]
  const number = token ? weekdayNumber(token, true) : null
  if (number === null) return null
  const inner = wordAt(tokens, at + 1) === ',' ? at + 2 : at + 1
  const named = monthDay(tokens, inner, view)
  if (named) return named.isDay && weekdayOf(named.from) === number ? named : null
  const from = wordAt(tokens, inner) === 'the' ? inner + 1 : inner
  const ordinal = tokens[from] && /\d/.test(wordAt(tokens, from)) ? ordinalOf(wordAt(tokens, from)) : null
  const date = ordinal === null ? null : nearDayOfMonth(ordinal, view, number)
  return date ? day(date, from + 1) : null
}

function dayNumber(token: Token | undefined): number | null {
  if (!token) return null
  const ordinal = ordinalOf(token.word)
  const value = ordinal ?? (token.kind === 'number' && /^\d{1,2}$/.test(token.word) ? token.value : null)
  return value !== null && value >= 1 && value <= 31 ? value : null
}

function yearAfter(tokens: readonly Token[], at: number): { year: number | null; next: number } {
  const inner = wordAt(tokens, at) === ',' || wordAt(tokens, at) === 'of' ? at + 1 : at
  const word = wordAt(tokens, inner)
  return /^(?:19|20)\d\d$/.test(word) ? { year: Number(word), next: inner + 1 } : { year: null, next: at }
}

/** The day of that month that the view looks to: the latest one gone by, or the first to come. */
function nearDay(month: number, day: number, said: number | null, view: View): string | null {
  if (said !== null) return isDate(said, month, day)
  const days = yearsAround(view.today).flatMap((year) => isDate(year, month, day) ?? [])
  return (
    meant(
      days.map((date) => ({ from: date, to: date })),
      null,
      view,
    )?.from ?? null
  )
}

function month(tokens: readonly Token[], at: number, view: View, isSure = false): Found | null {
  const { which, inner } = whichAt(tokens, at)
  const token = tokens[inner]
  const number = token ? monthNumber(token.word) : null
  if (!token || number === null) return null
  const { year: said, next } = yearAfter(tokens, inner + 1)
  if (said !== null) return stretch(monthSpan(said, number), next)
  const isVerb = ['may', 'march', 'mar', 'sep', 'dec', 'jan', 'jun'].includes(token.word)
  const isLed = LEADS.has(wordAt(tokens, inner - 1)) && isNoVerb(tokens, inner)
  if (!isSure && !which && isVerb && !isLed && !isAgainstMonth(tokens, inner)) return null
  const years = which === 'this' ? [Number(view.today.slice(0, 4))] : yearsAround(view.today)
  const spans = years.map((year) => monthSpan(year, number))
  const span = which === 'this' ? spans[0] : meant(spans, which, view)
  return span ? stretch(span, next) : null
}

/** "May vs October", "October or May", "was March better than April": beside a month, it is one. */
function isAgainstMonth(tokens: readonly Token[], at: number): boolean {
  const isMonth = (step: number) => monthNumber(wordAt(tokens, at + step)) !== null
  return (AGAINST.has(wordAt(tokens, at + 1)) && isMonth(2)) || (AGAINST.has(wordAt(tokens, at - 1)) && isMonth(-2))
}
const AGAINST = wordSet('vs versus v or than')

/** "To march on" and "and may be" are verbs; "move it to march" ends in a month. */
function isNoVerb(tokens: readonly Token[], at: number): boolean {
  const before = wordAt(tokens, at - 1)
  const isEnd = before === 'to' && wordAt(tokens, at + 1) === ''
  return (before !== 'and' && before !== 'to') || isEnd || /^[A-Z]/.test(tokens[at]?.raw ?? '')
}

/** "Tuesday", "last Friday", "next Monday", "Tuesday week", "a week on Tuesday"; not "Sundays" nor "every Tuesday". */
function weekday(tokens: readonly Token[], at: number, view: View): Found | null {
  const { today, isPast } = view
  const later =
    wordAt(tokens, at) === 'a' && wordAt(tokens, at + 1) === 'week' && wordAt(tokens, at + 2) === 'on' ? at + 3 : at
  const { which, inner } = whichAt(tokens, later)
  const token = tokens[inner]
  const number = token ? weekdayNumber(token, which !== null || LEADS.has(wordAt(tokens, inner - 1))) : null
  if (number === null || ['every', 'each'].includes(wordAt(tokens, later - 1))) return null
  // "Sat for ten minutes": a sentence may begin with the verb.
  if (inner === 0 && token?.word === 'sat' && AFTER_SITTING.has(wordAt(tokens, 1))) return null
  const own = weekdayOf(today)
  const back = (own - number + 7) % 7 || 7
  const forward = (number - own + 7) % 7
  const monday = addDays(today, 1 - own)
  const isWeekLater = later > at || wordAt(tokens, inner + 1) === 'week'
  const near = isPast ? -back : (forward || 7) + (isWeekLater ? 7 : 0)
  const ofWeek = which === 'next' ? addDays(monday, 6 + number) : which === 'this' ? addDays(monday, number - 1) : null
  const date = ofWeek ?? addDays(today, which === 'last' ? -back : near)
  return day(date, isWeekLater && later === at ? inner + 2 : inner + 1)
}

const AFTER_SITTING = wordSet('for in down with still on at outside through')

function weekdayNumber({ word, raw }: Token, isLed: boolean): number | null {
  const named = weekdayNamed(word)
  const isOther = ['sat', 'sun', 'wed', 'mon', 'fri'].includes(word)
  return named > 0 && (!isOther || isLed || /^[A-Z]/.test(raw)) ? named : null
}

/** The day of a month that the view looks to, on a weekday where one is told. */
export function nearDayOfMonth(
  number: number,
  { today, isPast }: Pick<View, 'today' | 'isPast'>,
  weekday?: number,
): string | null {
  const [thisYear, thisMonth] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  for (let step = 0; step < (weekday === undefined ? 4 : 12); step++) {
    const first = monthSpan(thisYear, thisMonth + (isPast ? -step : step)).from
    const date = isDate(Number(first.slice(0, 4)), Number(first.slice(5, 7)), number)
    if (!date || (isPast ? date > today : date < today)) continue
    if (weekday === undefined || weekdayOf(date) === weekday) return date
  }
  return null
}

/** "On the 5th", "by the 3rd": no more than a date, where nothing is counted by it. */
function dayOfMonth(tokens: readonly Token[], at: number, view: View): Found | null {
  const number = wordAt(tokens, at) === 'the' ? dayNumber(tokens[at + 1]) : null
  const led = wordAt(tokens, at - 1)
  const ordinal = tokens[at + 1]?.word ?? ''
  if (number === null || !/\d/.test(ordinal) || ordinalOf(ordinal) === null) return null
  if (!['on', 'by', 'until', 'till', 'since', 'before', 'after', 'from', 'for', 'and'].includes(led)) return null
  const next = tokens[at + 2]
  if (
    next &&
    next.kind === 'word' &&
    !['at', 'and', 'i', 'to', 'in', 'for', 'we', 'of', 'until', 'till'].includes(next.word)
  )
    return null
  const date = nearDayOfMonth(number, view)
  return date ? day(date, at + 2) : null
}

/** "Last summer", "this winter", "in spring", "since autumn", "summer 2025". */
function season(tokens: readonly Token[], at: number, view: View): Found | null {
  const { which, inner } = whichAt(tokens, at)
  const place = wordAt(tokens, inner) === 'the' ? inner + 1 : inner
  const name = wordAt(tokens, place)
  if (!SEASONS.has(name)) return null
  const { year: said, next } = yearAfter(tokens, place + 1)
  if (said !== null) return stretch(seasonSpan(name, said, view.timeZone), next)
  if (!which && !SEASON_LEADS.has(wordAt(tokens, at - 1))) return null
  const spans = yearsAround(view.today).map((year) => seasonSpan(name, year, view.timeZone))
  const span = meant(spans, which, view)
  return span ? stretch(span, next) : null
}
const SEASON_LEADS = wordSet('in since during until till by of over early late')

function feast(tokens: readonly Token[], at: number, view: View): Found | null {
  const { which, inner } = whichAt(tokens, at)
  const named = feastNamed(tokens, inner, view.timeZone)
  if (!named) return null
  // A feast that moves is on another day of last year.
  const isLastYear = LAST.has(wordAt(tokens, named.next)) && wordAt(tokens, named.next + 1) === 'year'
  const { year: said, next } = isLastYear
    ? { year: Number(view.today.slice(0, 4)) - 1, next: named.next + 2 }
    : yearAfter(tokens, named.next)
  const span = said === null ? meant(yearsAround(view.today).map(named.spanIn), which, view) : named.spanIn(said)
  return span ? { ...span, next, isDay: span.from === span.to } : null
}

/** How many tokens name a feast here. */
export function feastLength(tokens: readonly Token[], at: number, timeZone: string): number {
  const named = feastNamed(tokens, at, timeZone)
  return named ? named.next - at : 0
}

/** The longest name of a feast that stands here: "christmas eve" is no christmas. */
function feastNamed(
  tokens: readonly Token[],
  at: number,
  timeZone: string,
): { next: number; spanIn: (year: number) => Span } | null {
  if (!FEAST_BEGINS.has(wordAt(tokens, at))) return null
  const moveable = CANADA.has(timeZone) ? IN_CANADA : FLOATING
  for (let length = 3; length > 0; length--) {
    const name = Array.from({ length }, (_, step) => wordAt(tokens, at + step)).join(' ')
    const next = at + length + (wordAt(tokens, at + length) === 'day' ? 1 : 0)
    const [fixed, floating, moving] = [FEASTS[name], moveable[name], EASTER[name]]
    const isBounded = BEFORE_FEAST.has(wordAt(tokens, at - 1)) || BEFORE_FEAST.has(wordAt(tokens, at - 2))
    // "A new year" is no day, "since new year" is.
    if (name === 'new year' && next === at + length && !isBounded) return null
    if (fixed) return { next, spanIn: (year) => ({ from: `${year}-${fixed}`, to: `${year}-${fixed}` }) }
    if (floating) return { next, spanIn: (year) => nthWeekday(year, ...floating) }
    if (moving)
      return {
        next,
        spanIn: (year) => ({ from: addDays(easterOf(year), moving[0]), to: addDays(easterOf(year), moving[1]) }),
      }
  }
  return null
}

const BEFORE_FEAST = wordSet('since until till before after by between')

/** The nth weekday of a month, counted from its end where it is below nothing. */
function nthWeekday(year: number, month: number, weekday: number, which: number): Span {
  const { from, to } = monthSpan(year, month)
  const date =
    which > 0
      ? addDays(from, ((weekday - weekdayOf(from) + 7) % 7) + 7 * (which - 1))
      : addDays(to, -((weekdayOf(to) - weekday + 7) % 7))
  return { from: date, to: date }
}

/** Easter Sunday by the Gregorian reckoning. */
function easterOf(year: number): string {
  const [century, moon] = [Math.floor(year / 100), year % 19]
  const shift = century - Math.floor(century / 4) - Math.floor((century - Math.floor((century - 17) / 25)) / 3)
  const phase = (shift + 19 * moon + 15) % 30
  const full = phase - Math.floor(phase / 28) * (1 - Math.floor(29 / (phase + 1)) * Math.floor((21 - moon) / 11))
  const weekday = (year + Math.floor(year / 4) + full + 2 - century + Math.floor(century / 4)) % 7
  return addDays(`${year}-03-28`, full - weekday)
}

const YEAR_LEADS = wordSet('in since of during until till before after by from and to for all')

function year(tokens: readonly Token[], at: number, { today, isPast }: View, isSure = false): Found | null {
  const word = wordAt(tokens, at)
  if (!/^(?:19|20)\d\d$/.test(word)) return null
  const isLed = YEAR_LEADS.has(wordAt(tokens, at - 1))
  if (!isLed && !isSure) return null
  const after = tokens[at + 1]
  // "In 2024 words" counts words.
  if (after?.kind === 'word' && /s$/.test(after.word) && !['was', 'is', 'has', 'this'].includes(after.word)) return null
  const span = yearSpan(Number(word))
  return stretch(isPast && span.to > today && span.from <= today ? { from: span.from, to: today } : span, at + 1)
}
