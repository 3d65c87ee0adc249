import 'server-only'
import { addDays, dateIn, daysBetween, weekdayOf } from '@/lib/contract/calendar'
import { weekdayNamed } from './calendar-names'
import { monthSpan, moved, type Span, type SpanUnit, seasonSpan, unitSpan, yearSpan } from './calendar-spans'
import { clocksIn } from './clock-times'
import { FEAST_NAMES, feastSpan, nthWeekday } from './feasts'
import { ordinalOf } from './numbers'
import type { Sentence, Token } from './text'
import { monthNamed, timePattern, timeWords } from './time-words'

export type DateMention = {
  /** `YYYY-MM-DD`, both included. */
  from: string
  to: string
  /** `HH:mm` on the wall clock. */
  time: string | null
  isRange: boolean
  /** Whether a day is named: today's hour alone names none. */
  isNamed: boolean
  words: string
  start: number
  end: number
}

/** When the words were said, in whose zone, and which way a bare "Tuesday" looks. */
export type DateView = { now: Date; timeZone: string; towards: 'past' | 'future'; isAsked?: boolean }

/** `isSure` where a word that is also a verb can be nothing but a month; `isAsked` where a bare name may be all that is asked about. */
type View = { today: string; timeZone: string; isPast: boolean; isSure?: boolean; isAsked?: boolean | undefined }
/** `end` is an offset of the text of words. */
type Found = Span & { end: number; isDay: boolean }
/** What a pattern kept. */
type Kept = Partial<Record<string, string>> & { unit: SpanUnit }
/** The day or stretch that some words name, of what is named right behind them where the rule asks for that. */
type Rule = { says: RegExp; of: readonly Rule[]; means: (kept: Kept, view: View, whole: Found) => Span | string | null }

const FIRST_DAY = '1900-01-01'
export const LAST_DAY = '9999-12-31'

/**
 * The days and stretches of days a sentence names, in its order, with the time of day where one stands beside. "By May"
 * and "in May" are the month's days; "since May" runs to today. Forms that mean two days ("3/4") and repeats ("every
 * Tuesday") are not read.
 */
export function datesIn(sentence: Sentence, { now, timeZone, towards, isAsked }: DateView): DateMention[] {
  const { tokens } = sentence
  const view: View = { today: dateIn(timeZone, now), timeZone, isPast: towards === 'past', isAsked }
  const text = timeWords(tokens)
  const mentions: (DateMention & { at: number; next: number })[] = []
  const isTold = endOf(TELLS, text, 0) !== null
  for (let at = 0, from = 0; isTold && at < tokens.length; ) {
    const found = mentionAt(text, from, view)
    const next = at + (found ? text.slice(from, found.end).split(' ').length : 1)
    if (found?.from) mentions.push(mention(sentence, at, next, found))
    from = text.indexOf(' ', found?.end ?? from) + 1
    at = next
  }
  for (const { time, from, to } of clocksIn(tokens)) {
    if (mentions.some((one) => from < one.next && to > one.at)) continue
    const own = mentions.find((one) => !one.isRange && one.time === null)
    const clock = mention(sentence, from, to, { from: view.today, to: view.today, isDay: true })
    if (!own) mentions.push({ ...clock, time, isNamed: false })
    else {
      const [start, end] = [Math.min(own.start, clock.start), Math.max(own.end, clock.end)]
      Object.assign(own, { time, start, end, words: sentence.text.slice(start - sentence.start, end - sentence.start) })
    }
  }
  return mentions.sort((a, b) => a.start - b.start).map(({ at: _, next: __, ...one }) => one)
}

function mention(sentence: Sentence, at: number, next: number, { from, to, isDay }: Omit<Found, 'end'>) {
  const start = (sentence.tokens[at] as Token).start
  const end = (sentence.tokens[next - 1] as Token).end
  const words = sentence.text.slice(start - sentence.start, end - sentence.start)
  return { from, to, time: null, isRange: !isDay, isNamed: true, words, start, end, at, next }
}

const BOUND = /(since|until|till|before|after|between|from) /y
const TO = / (?:to|until|till|through|-|–) /y
const WORD_TO = /[^ ]+ (?:to|until|till|through|-|–)(?= |$)/y
const AND = / and /y
const ON = / (?:on|onwards?)(?= |$)/y
const UP_TO_NOW = / (?:up )?(?:to|until|till|through|-|–|and) (?:now|today|date)(?= |$)/y

/** Where a pattern ends that stands at a place. */
function endOf(pattern: RegExp, text: string, at: number): number | null {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : null
}

/** A day or stretch that begins here, with the word that bounds it: since, until, before, after, between, from … to. */
function mentionAt(text: string, at: number, view: View): Found | null {
  const bound = endOf(BOUND, text, at)
  const word = bound ? text.slice(at, bound - 1) : ''
  const isOpen = !bound || word === 'between' || word === 'from'
  const isSure = word === 'between' || (word === 'from' && endOf(WORD_TO, text, bound ?? 0) !== null)
  const found = firstOf(SPANS, text, bound ?? at, { ...view, isSure })
  if (!found) return null
  const joint = isOpen ? endOf(word === 'between' ? AND : TO, text, found.end) : null
  const other = joint ? firstOf(SPANS, text, joint, { ...view, isSure: bound !== null }) : null
  if (other && (bound || found.isDay === other.isDay)) {
    // "December to February" runs into the next year, or out of the last.
    return { ...other, from: other.to < found.from ? moved(found.from, 'year', -1) : found.from, isDay: false }
  }
  const now = isOpen ? endOf(UP_TO_NOW, text, found.end) : null
  if (now && (bound || found.from < view.today)) return { from: found.from, to: view.today, end: now, isDay: false }
  // "Notes from March" are of March, "from March on" is up to today.
  const isOf = word === 'from' && view.isAsked && view.isPast && endOf(ON, text, found.end) === null
  if (isOf) return null
  return bound && !isSure ? { ...found, ...bounded(word, found, view.today) } : found
}

function bounded(word: string, { from, to, isDay }: Found, today: string): Omit<Found, 'end'> {
  if (word === 'since' || (word === 'from' && from < today))
    return { from, to: from > today ? to : today, isDay: false }
  if (word === 'after') return { from: addDays(to, 1), to: to < today ? today : LAST_DAY, isDay: false }
  if (word === 'before') return { from: FIRST_DAY, to: addDays(from, -1), isDay: false }
  return word === 'from' ? { from, to, isDay } : { from: today < to ? today : from, to, isDay: false }
}

function firstOf(rules: readonly Rule[], text: string, at: number, view: View): Found | null {
  for (const { says, of, means } of rules) {
    says.lastIndex = at
    const match = says.exec(text)
    if (!match) continue
    const end = at + match[0].length
    const whole = of.length > 0 ? firstOf(of, text, end + 1, { ...view, isSure: true }) : null
    const said = of.length > 0 && !whole ? null : means(keptBy(match), view, whole as Found)
    if (typeof said === 'string') return { from: said, to: said, end: whole?.end ?? end, isDay: true }
    if (said) return { isDay: false, ...said, end: whole?.end ?? end }
  }
  return null
}

function keptBy({ groups = {} }: RegExpExecArray): Kept {
  return { ...groups, unit: groups.unit?.replace(/s$/, '') as SpanUnit }
}

function rule(says: string, means: Rule['means'], of: readonly Rule[] = []): Rule {
  return { says: timePattern(`(?:${says})`), of, means }
}

const STEPS: Readonly<Record<string, number>> = { last: -1, past: -1, next: 1 }
const YEAR = '(?:(?: ,| of)? {year:year})?'
const ANY_DAY = '(?<day>{weekday}|{short})'

/** Of a name's spans around today the one that is over, the one to come, or the one that the view looks to. */
function meant(
  spanIn: (year: number) => Span | null,
  { which, year }: Partial<Record<string, string>>,
  { today, isPast }: View,
): Span | null {
  if (year) return spanIn(Number(year))
  // A winter of the year before last may be the last one, and one of the next year is the next.
  const spans = [-2, -1, 0, 1].flatMap((step) => spanIn(Number(today.slice(0, 4)) + step) ?? [])
  if (which === 'last' || which === 'past') return spans.findLast(({ to }) => to < today) ?? null
  if (which === 'next') return spans.find(({ from }) => from > today) ?? null
  const near = isPast ? spans.findLast(({ from }) => from <= today) : spans.find(({ to }) => to >= today)
  return near ?? null
}

function isDate(iso: string): boolean {
  const at = Date.parse(iso)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(iso)
}

function dateOf(year: number, month: number, day: number): string | null {
  const { from, to } = monthSpan(year, month)
  return day >= 1 && day <= Number(to.slice(8)) ? addDays(from, day - 1) : null
}

/** The day of the month that the view looks to, on a weekday where one is told. */
function nearDayOfMonth(number: number, { today, isPast }: Omit<View, 'timeZone'>, weekday?: number): string | null {
  for (let step = 0; step < (weekday === undefined ? 4 : 12); step++) {
    const date = dateOf(Number(today.slice(0, 4)), Number(today.slice(5, 7)) + (isPast ? -step : step), number)
    if (!date || (isPast ? date > today : date < today)) continue
    if (weekday === undefined || weekdayOf(date) === weekday) return date
  }
  return null
}

export function countOf(n = ''): number {
  return /^[ao]/.test(n) ? 1 : Number(n.replace('~', ''))
}

/** So many units up to today, or from today on. */
function rolling(today: string, unit: SpanUnit, count: number): Span {
  const end = moved(today, unit, count)
  return count < 0 ? { from: addDays(end, 1), to: today } : { from: today, to: addDays(end, -1) }
}

/** Saturday and Sunday; the last one is over, this one is the running or the coming one. */
function weekend(today: string, steps: number): Span {
  const saturday = addDays(today, 6 - weekdayOf(today) + steps * 7)
  return { from: saturday, to: addDays(saturday, 1) }
}

/** A third of a stretch; the end of a month or a week is its last days. */
function slice({ from, to }: Span, part: string): Span {
  const length = daysBetween(from, to) + 1
  const third = Math.max(1, Math.floor(length / 3))
  if (/^(?:start|beginning|early)/.test(part)) return { from, to: addDays(from, third - 1) }
  if (/^(?:end|late)/.test(part)) return { from: addDays(to, 1 - third), to }
  return { from: addDays(from, third), to: addDays(from, 2 * third - 1) }
}

const near =
  (days: number): Rule['means'] =>
  (_, { today }) =>
    addDays(today, days)
const NAMED_DAYS = [
  rule('(?<iso>\\d{4}-\\d\\d-\\d\\d)', ({ iso = '' }) => (isDate(iso) ? iso : null)),
  rule('(?:the )?day after tomorrow', near(2)),
  rule('(?:the )?day before yesterday', near(-2)),
  rule('today|tonight|this (?:morning|afternoon|evening)', near(0)),
  rule('yesterday|last night', near(-1)),
  rule('tomorrow', near(1)),
]

/** "Two weeks ago", "in a fortnight", "last month", "the past 3 weeks", "the weekend". */
const LEAD = '(?:(?:the|these|my|over|in) )?(?:the )?'
const COUNTED = '{count:n} (?:of )?{unit:unit}'
const shifted =
  (sign: number): Rule['means'] =>
  ({ n, unit }, { today }) =>
    moved(today, unit, sign * countOf(n))
const UNITS = [
  rule(`${COUNTED} (?:ago|back)`, shifted(-1)),
  // "The most in one day" is of any day.
  rule(`in ${COUNTED}(?! of)(?: ')?(?: time)?`, (kept, view, whole) =>
    view.isPast ? null : shifted(1)(kept, view, whole),
  ),
  rule('(?:this|same) (?:time|day|date) last (?!day){unit:unit}', ({ unit }, { today }) => moved(today, unit, -1)),
  rule('(?:the )?{unit:unit} before last', ({ unit }, { today }) => unitSpan(today, unit, -2)),
  rule('(?:(?<lead>the|these|my|over|in) (?:the )?|^)weekend', ({ lead }, { today, isPast }) =>
    isPast && !lead ? null : weekend(today, isPast && weekdayOf(today) < 6 ? -1 : 0),
  ),
  rule(`${LEAD}(?<which>last|past|next) {number:n} (?:of )?{unit:unit}`, ({ which, n, unit }, { today }) =>
    rolling(today, unit, which === 'next' ? countOf(n) : -countOf(n)),
  ),
  rule(`${LEAD}{which:which} weekend`, ({ which = '' }, { today }) => weekend(today, STEPS[which] ?? 0)),
  rule(`${LEAD}{which:which} (?!day){unit:unit}`, ({ which = '', unit }, { today, isPast }) => {
    if (which === 'past' || (which === 'last' && unit === 'fortnight')) return rolling(today, unit, -1)
    const span = unitSpan(today, unit, STEPS[which] ?? 0)
    return isPast && STEPS[which] === undefined ? { from: span.from, to: today } : span
  }),
]

const ofMonth: Rule['means'] = (kept, view) => {
  const spanIn = (year: number) => monthSpan(year, monthNamed(kept.month ?? ''))
  return kept.which === 'this' && !kept.year ? spanIn(Number(view.today.slice(0, 4))) : meant(spanIn, kept, view)
}
/** "To march on" and "and may be" are verbs; "move it to march" ends in a month, and "May vs October" names two. */
const NO_VERB =
  '(?:(?!{verb}(?= |$))|@({leads})|@(and|to)(?=[A-Z])|@(to)(?=[a-z]+$)|(?<=(?:^| ){month} {against} )|(?=[A-Za-z]+ {against} {month}(?= |$)))'
const MONTHS = [
  rule(`{which:which} {month:month}${YEAR}`, ofMonth),
  rule('{month:month}(?: ,| of)? {year:year}', ofMonth),
  rule(`${NO_VERB}{month:month}`, ofMonth),
  rule('{month:month}', (kept, view, whole) => (view.isSure ? ofMonth(kept, view, whole) : null)),
]

const ofSeason: Rule['means'] = (kept, view) =>
  meant((year) => seasonSpan(kept.season ?? '', year, view.timeZone), kept, view)
/** "Last summer", "this winter", "in spring", "since autumn", "summer 2025". */
const SEASON = rule(
  `(?:{which:which} |@({seasonLeads})|(?=(?:the )?{season}(?: ,| of)? {year}))(?:the )?(?!fall {falling}(?= |$)){season:season}${YEAR}`,
  ofSeason,
)

const ofYear: Rule['means'] = ({ year }, { today, isPast }) => {
  const span = yearSpan(Number(year))
  return isPast && span.to > today && span.from <= today ? { from: span.from, to: today } : span
}
// "In 2024 words" counts words.
const A_YEAR = '{year:year}(?! (?!(?:was|is|has|this)(?= |$))[a-z]*s(?= |$))'
const LED_YEAR = rule(`@({yearLeads})${A_YEAR}`, ofYear)

const WHOLES = [
  rule('the {unit:unit}', ({ unit }, { today }) => unitSpan(today, unit, 0)),
  ...UNITS,
  ...MONTHS,
  SEASON,
  rule(A_YEAR, ofYear),
]
const dayNumber = (word = '') => ordinalOf(word) ?? (Number(word) || 0)
/** "The end of March", "early May", "the 2nd Sunday of February", "the last Friday of next month". */
const PARTS = [
  rule('(?:the )?{part:part}', ({ part = '' }, _, whole) => slice(whole, part), WHOLES),
  rule(
    `(?:the )?(?<which>last|{dayOfMonth}) ${ANY_DAY} (?:of|in)`,
    ({ which = '', day = '' }, _, whole) => {
      const place = STEPS[which] ?? ordinalOf(which) ?? 0
      const found = nthWeekday(unitSpan(whole.from, 'month', 0), weekdayNamed(day), place)
      return place !== 0 && found <= whole.to ? found : null
    },
    WHOLES,
  ),
]

/** "3 Nov", "3rd of November 2025", "Nov 3", "3-10 March". */
const ofDate: Rule['means'] = (kept, view) => {
  const dayOf = (word = '') =>
    meant(
      (year) => {
        const date = dateOf(year, monthNamed(kept.month ?? ''), dayNumber(word))
        return date === null ? null : { from: date, to: date }
      },
      kept,
      view,
    )?.from ?? null
  const [from, to] = [dayOf(kept.first), dayOf(kept.last || kept.first)]
  return from && to && kept.last ? { from, to } : from
}
const DATES = [
  rule(`(?:the )?{dayOfMonth:first}(?: (?:-|–|to) {dayOfMonth:last})? (?:of )?{month:month}${YEAR}`, ofDate),
  rule(`{month:month} (?:the )?{dayOfMonth:first}${YEAR}`, ofDate),
]

/** "Sunday 25 October", "Sun the 22nd": one day, where that date is that weekday. "On the 5th" where nothing is counted by it. */
const WEEKDAYS = [
  rule(
    `${ANY_DAY}(?: ,)?`,
    ({ day = '' }, _, { from, isDay }) => (isDay && weekdayOf(from) === weekdayNamed(day) ? from : null),
    DATES,
  ),
  rule(`${ANY_DAY}(?: ,)? (?:the )?{nth:nth}`, ({ day = '', nth }, view) =>
    nearDayOfMonth(dayNumber(nth), view, weekdayNamed(day)),
  ),
  ...DATES,
  // "Tuesday", "next Monday", "Tuesday week"; not "Sundays" nor "every Tuesday", nor "sat for ten minutes".
  rule(
    `(?<later>a week on )?!@(every|each)(?:{which:which} |@({leads}|and|to)|(?!{short}(?= |$)))${ANY_DAY}(?<week> week)?`,
    ({ which = '', day = '', later, week }, { today, isPast }) => {
      const [own, number] = [weekdayOf(today), weekdayNamed(day)]
      const back = (own - number + 7) % 7 || 7
      if (which === 'next') return addDays(today, 8 - own + number - 1)
      if (which === 'this' || which === 'current') return addDays(today, number - own)
      if (which || isPast) return addDays(today, -back)
      return addDays(today, ((number - own + 7) % 7 || 7) + (later || week ? 7 : 0))
    },
  ),
]
const NO_NOUN = '(?! (?!(?:at|and|i|to|in|for|we|of|until|till|day|now|instead|not)(?= |$))[a-z])'
const DAY_OF_MONTH = rule(
  `(?:@(on|by|until|till|since|before|after|from|for|and)the |(?<ahead>the |@(on|by)|^)){nth:nth}${NO_NOUN}`,
  ({ nth, ahead }, view) => (ahead !== undefined && view.isPast ? null : nearDayOfMonth(dayNumber(nth), view)),
)

// "A new year" is no day, "since new year" is; "lent me a phone" is a deed.
const A_FEAST =
  '(?!lent (?:me|you|him|her|us|them|my|his)(?= |$))(?:(?!new year(?= |$)(?! day))|(?<=(?:^| )(?:since|until|till|before|after|by|between)(?: [^ ]+)? ))'
const FEAST = rule(
  `(?:{which:which} )?${A_FEAST}(?<feast>${FEAST_NAMES.join('|')})(?: day)?(?:(?<lastYear> (?:last|past) year)|${YEAR})`,
  ({ feast = '', lastYear, year = '', which = '' }, view) => {
    const spanIn = (one: number) => feastSpan(feast, one, view.timeZone)
    // A feast that moves is on another day of last year.
    const said = lastYear ? `${Number(view.today.slice(0, 4)) - 1}` : year
    const span = meant(spanIn, { which, year: said }, view)
    return span && span.from === span.to ? span.from : span
  },
)

/** The ways that are said of what is to come alone: "a week tomorrow", "on 24th". */
const AHEAD = [
  rule(
    '{count:n} (?<unit>days?|weeks?|fortnights?|months?)(?: (?:from|after|on)|(?<! days?))',
    ({ n, unit }, { isPast }, { from, isDay }) => (isDay && !isPast ? moved(from, unit, countOf(n)) : null),
    [...NAMED_DAYS, ...WEEKDAYS, FEAST],
  ),
]
/** What is asked about by its bare name: "how was March", "May vs June", "my week", "in the last year". */
const asked = (says: string, means: Rule['means'], of?: readonly Rule[]) =>
  rule(says, (kept, view, whole) => (view.isAsked ? means(kept, view, whole) : null), of)
const BARE = '(?:^|(?<=[^\\w] )|@({beside}))'
const BARE_NAMES = [
  asked(
    `(?:${BARE}(?=May|March)|@({beside})(?=may|march)|(?=(?:may|march)(?:$| {against} {month}))){month:month}`,
    ofMonth,
  ),
  asked(`${BARE}(?!fall {falling}(?= |$)){season:season}`, ofSeason),
  asked(`${BARE}(?=20)${A_YEAR}`, ofYear),
]
const ASKED = [
  // What is said about Christmas is said on any day.
  asked(`about (?:${FEAST_NAMES.join('|')})(?: day)?`, () => ({ from: '', to: '' })),
  asked('(?:(?:in|over) )?the (?:last|past) (?<unit>week|month|year)', ({ unit }, { today }) =>
    rolling(today, unit, -1),
  ),
  asked(
    '(?:my|our) (?<unit>week|month|year)(?! (?!(?:so|been|going|go|gone|look|looking|like|compared?|against|vs|and|for)(?= |$))[a-z])',
    ({ unit }, { today, isPast }) => {
      const { from, to } = unitSpan(today, unit, 0)
      return { from, to: isPast ? today : to }
    },
  ),
  asked('week of', (_, __, { from }) => unitSpan(from, 'week', 0), [
    ...NAMED_DAYS,
    ...WEEKDAYS,
    ...MONTHS,
    DAY_OF_MONTH,
    FEAST,
  ]),
]

const SPANS: readonly Rule[] = [
  ...AHEAD,
  ...ASKED,
  ...NAMED_DAYS,
  ...UNITS,
  ...PARTS,
  ...WEEKDAYS,
  SEASON,
  ...MONTHS,
  DAY_OF_MONTH,
  FEAST,
  LED_YEAR,
  ...BARE_NAMES,
]
/** Without a word or a figure of these a text names no day: most say none, and all are read. */
const TELLS = timePattern(
  `(?:[^ ]+ )*?(?:[^ ]*\\d[^ ]*|today|tonight|tomorrow|yesterday|night|morning|afternoon|evening|weekend|{unit}|{month}|{anyday}|{season}|${FEAST_NAMES.join('|')})`,
)
