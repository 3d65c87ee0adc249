import 'server-only'
import { addDays, dateIn, instantIn } from '@/lib/contract/calendar'
import { WEEKDAYS } from '../calendar-names'
import { moved, type SpanUnit } from '../calendar-spans'
import { type Clock, clocksIn, partOfDay } from '../clock-times'
import { datesIn, LAST_DAY, nearDayOfMonth } from '../dates'
import { quantitiesIn } from '../quantities'
import type { Sentence, Token } from '../text'
import { sameUnit } from '../units'
import { wordSet, wordTable } from '../word-table'
import { capital } from './order'

type Span = { from: string; to: string }

/** When something shall be: an instant, or as much of one as the words say. */
export type When = {
  /** `YYYY-MM-DD`, both the same where it is one day. */
  span: Span | null
  time: string | null
  /** Minutes from now: "in 20 minutes". */
  inMinutes: number | null
  /** The tokens that are not part of it. */
  rest: Token[]
}

type At = { now: Date; timeZone: string }
/** A day or stretch of days, and the tokens that say it. */
type Day = Span & { start: number; end: number; isSaid: boolean }

const PREPOSITIONS = wordSet('on at for by in until before from to due this from around')
/** They belong to the day before them. */
const PARTS_OF_DAY = wordSet('morning afternoon evening night lunchtime arvo lunch teatime bedtime')

/**
 * The time that some tokens name, and the tokens without it. Of several the first counts where it comes before anything
 * else, else the last: "remind me on Friday to book the 3 May flight", "call Bob about May on Friday".
 */
export function whenIn(
  sentence: Sentence,
  tokens: readonly Token[],
  at: At,
  { isTimer = false, isMorning = false } = {},
): When {
  const within = relative(tokens, isTimer)
  if (within) return within
  const sure = clocksIn(tokens, () => false, isMorning)
  const unclocked = tokens.filter((_, place) => !sure.some(({ from, to }) => place >= from && place < to))
  const days = daysIn(sentence, unclocked, at)
  const isOf = (day: Day | undefined, place: number) => {
    const one = tokens[place]
    return day !== undefined && one !== undefined && one.start >= day.start && one.end <= day.end
  }
  const isDated = (place: number) => days.some((day) => isOf(day, place))
  const clocks = sure.length > 0 ? sure : clocksIn(tokens, isDated, isMorning).filter(({ to }) => !isDated(to - 1))
  const isFirst = (start: number) => tokens.every((one) => one.start >= start || PREPOSITIONS.has(one.word))
  const isTold = (one: Day) =>
    clocks.some(({ from, to }) => [from - 1, from - 2, to, to + 1].some((place) => isOf(one, place)))
  const single = days.filter(({ from, to }) => from === to)
  const day = days.find(({ start }) => isFirst(start)) ?? single.find(isTold) ?? single.at(-1) ?? days.at(-1)
  const isBeside = ({ from, to }: Clock) => [from - 1, from - 2, to, to + 1].some((place) => isOf(day, place))
  const called = clocks.length > 1 ? clocks.find(({ isCalled }) => isCalled) : undefined
  const led = called ?? clocks.find((one) => isFirst(tokens[one.from]?.start ?? 0) || isBeside(one))
  const clock = led ?? clocks.at(-1) ?? partNear(tokens, day, isOf)
  const isCut = (one: Token, place: number) =>
    isOf(day, place) ||
    (PARTS_OF_DAY.has(one.word) && isOf(day, place - 1)) ||
    clocks.some(({ from, to, time }) => time === clock?.time && place >= from && place < to) ||
    (clock != null && place >= clock.from && place < clock.to)
  const rest = tokens.filter((one, place) => {
    const next = tokens[place + 1]
    const leads = PREPOSITIONS.has(one.word) && next !== undefined && isCut(next, place + 1)
    return !isCut(one, place) && !leads
  })
  return { span: day ? { from: day.from, to: day.to } : null, time: clock?.time ?? null, inMinutes: null, rest }
}

/** The part of a day that stands beside the day, or "tonight". */
function partNear(
  tokens: readonly Token[],
  day: Day | undefined,
  isOf: (day: Day | undefined, place: number) => boolean,
) {
  const part = partOfDay(tokens)
  const before = part ? tokens[part.from - 1]?.word : undefined
  const isNear = part && (isOf(day, part.from) || isOf(day, part.from - 1) || isOf(day, part.from - 2))
  return isNear || before === 'this' || before === 'at' ? part : null
}

/** The day or stretch of days that some tokens name last, and the tokens without it. A time of day is no part of it. */
export function dayIn(
  sentence: Sentence,
  tokens: readonly Token[],
  at: At,
  towards: 'past' | 'future' = 'future',
): Pick<When, 'span' | 'rest'> {
  const owned = tokens.map((one) => (one.word.endsWith("'s") ? { ...one, word: one.word.slice(0, -2) } : one))
  const day = daysIn(sentence, owned, at, towards).findLast(({ isSaid }) => isSaid)
  if (!day) return { span: null, rest: [...tokens] }
  const isCut = (one: Token | undefined) => one !== undefined && one.start >= day.start && one.end <= day.end
  const rest = tokens.filter((one, place) => !isCut(one) && !(PREPOSITIONS.has(one.word) && isCut(tokens[place + 1])))
  // "Till after Christmas" is the first day after it.
  return { span: { from: day.from, to: day.to === LAST_DAY ? day.from : day.to }, rest }
}

/** The days that tokens name, in their order. */
function daysIn(sentence: Sentence, words: readonly Token[], at: At, towards: 'past' | 'future' = 'future'): Day[] {
  const today = dateIn(at.timeZone, at.now)
  // "To the 15th" is on it.
  const tokens = words.map((one, place) => {
    const isDay = one.word === 'to' && words[place + 1]?.word === 'the' && ORDINAL.test(words[place + 2]?.word ?? '')
    // "Before the 20th" is till then.
    const isBound = one.word === 'before' && towards === 'future'
    // "Wed at 4" begins with a day, and with no verb.
    if (place === 0 && towards === 'future') return { ...one, raw: capital(one.raw) ?? one.raw }
    return isDay || isBound ? { ...one, word: isBound ? 'by' : 'on' } : one
  })
  const read = datesIn({ ...sentence, tokens }, { ...at, towards })
  const days = read.map(({ from, to, start, end, time, words: said }): Day => {
    return { from, to, start, end, isSaid: !(time !== null && from === today && /^\D*\d/.test(said)) }
  })
  const said = days.filter(({ isSaid }) => isSaid)
  const own = towards === 'future' ? ownDays(tokens, said, today) : []
  const kept = said.filter((day) => !own.some((one) => one.start < day.end && day.start < one.end))
  return [...kept, ...own].sort((a, b) => a.start - b.start)
}

const STEPS = wordTable<SpanUnit>({ day: 'day', week: 'week', fortnight: 'fortnight', month: 'month' })

/** The ways that only an order names a day: "a week tomorrow", "Thursday of next week", "on 24th by 2". */
function ownDays(tokens: readonly Token[], days: readonly Day[], today: string): Day[] {
  return tokens.flatMap(({ word, start, end }, at): Day[] => {
    const day = days.find((one) => one.start === start)
    const number = Number(ORDINAL.exec(word)?.[1])
    const isAlone = ['on', 'by', 'the'].includes(tokens[at - 1]?.word ?? '') || tokens[at + 1]?.kind !== 'word'
    if (number && isAlone && !days.some((one) => one.start < end && start < one.end)) {
      const date = nearDayOfMonth(number, { today, isPast: false })
      return date ? [{ from: date, to: date, start, end, isSaid: true }] : []
    }
    if (!day || day.from !== day.to) return []
    const unit = ['from', 'after', 'on'].includes(tokens[at - 1]?.word ?? '') ? at - 2 : at - 1
    const step = STEPS[tokens[unit]?.word.replace(/s$/, '') ?? '']
    const count = tokens[unit - 1]?.word === 'a' ? 1 : tokens[unit - 1]?.value
    if (step && count) {
      const date = moved(day.from, step, count)
      return [{ ...day, from: date, to: date, start: tokens[unit - 1]?.start ?? start }]
    }
    const near = days.find(
      (one) => addDays(one.from, 6) === one.to && one.start - day.end < 10 && day.start - one.end < 6,
    )
    if (!near || !WEEKDAYS.includes(word)) return []
    const date = addDays(near.from, WEEKDAYS.indexOf(word))
    return [{ ...day, from: date, to: date, start: Math.min(start, near.start), end: Math.max(day.end, near.end) }]
  })
}

const ORDINAL = /^(\d{1,2})(?:st|nd|rd|th)$/

/** "In 20 minutes", "in an hour and a half", "an hour from now", "in three-quarters of an hour"; a timer is set for them. */
function relative(tokens: readonly Token[], isTimer: boolean): When | null {
  const lead = isTimer ? /^(?:in|for|inside|within|after)$/ : /^(?:in|inside|within|after)$/
  for (const [place, { word }] of tokens.entries()) {
    const isLed = lead.test(word)
    if (!isLed && place > 0 && !isTimer && !/^(?:half|an|a|one|\d+|[a-z]+)$/.test(word)) continue
    const from = isLed ? place + 1 : place
    const length = minutesAt(tokens, from)
    if (!length) continue
    const next = tokens[length.to]?.word
    const isFrom =
      (next === 'from' && ['now', 'this'].includes(tokens[length.to + 1]?.word ?? '')) ||
      (place === 0 && FROM_NOW.has(next ?? ''))
    if (!isLed && !isFrom) continue
    const to =
      next === 'from' ? length.to + 2 : isFrom ? length.to : next === 'time' || next === "'" ? length.to + 1 : length.to
    return { span: null, time: null, inMinutes: length.minutes, rest: [...tokens.slice(0, place), ...tokens.slice(to)] }
  }
  return null
}

/** "Ten minutes, sauna out". */
const FROM_NOW = new Set([',', 'then', ':', 'and', '-', '—'])

function minutesAt(tokens: readonly Token[], from: number): { minutes: number; to: number } | null {
  const words = tokens.slice(from, from + 6).map(({ word }) => word)
  const quarters = /^(?:(?:three[- ]quarters|3\/4|half|a quarter|quarter) of an hour|half (?:an )?hour)/.exec(
    words.join(' '),
  )
  if (quarters) {
    const minutes = words[0]?.startsWith('half') ? 30 : /three|3/.test(quarters[0]) ? 45 : 15
    return { minutes, to: from + quarters[0].split(' ').length }
  }
  const [first] = quantitiesIn({ tokens: tokens.slice(from, from + 8) })
  const [number, next] = [tokens[from], tokens[from + 1]]
  const isBare =
    tokens[from - 1]?.word === 'in' && number?.value != null && (!next || next.kind === 'mark' || next.word === 'to')
  if (isBare && (number.value ?? 0) >= 5 && (number.value ?? 0) <= 120)
    return { minutes: number.value ?? 0, to: from + 1 }
  const factor = first?.form === 'duration' && first.unit ? sameUnit(first.unit, 'min')?.factor : undefined
  if (first?.from !== 0 || factor === undefined || first.value * factor >= 1_440) return null
  if (['day', 'week', 'month', 'year'].includes(first.unit ?? '')) return null
  return { minutes: Math.round(first.value * factor), to: from + first.to }
}

/**
 * What an alert's `scheduledFor` takes: an instant; or where the words name a day and no time, that day, for the person
 * to set the time; undefined where they name none, or a stretch of days.
 */
export function scheduledFor({ span, time, inMinutes }: When, { now, timeZone }: At): string | undefined {
  if (inMinutes !== null) return new Date(Math.round(now.getTime() / 60_000 + inMinutes) * 60_000).toISOString()
  if (span && span.from !== span.to) return undefined
  if (time === null) return span?.from
  const today = dateIn(timeZone, now)
  // Midnight ends a day: "tonight at midnight".
  const day = time === '00:00' && (!span || span.from === today) ? addDays(today, 1) : (span?.from ?? today)
  const at = instantIn(timeZone, day, time)
  // "At 9", said in the afternoon, is tonight or tomorrow: the person says which.
  return span || at > now ? at.toISOString() : undefined
}

/** "11 instead": of the two hours that a bare number may be, the one nearer to what was said before. */
export function hourNear(tokens: readonly Token[], before: string | null): { time: string; token: Token } | null {
  const token = tokens.find(({ value, word }) => value !== null && /^\d{1,2}(?:[:.][0-5]\d)?$/.test(word))
  const [hour = 0, minute = 0] = (token?.word ?? '').split(/[:.]/).map(Number)
  if (!token || hour > 23) return null
  const at = before === null ? 12 : Number(before.slice(0, 2))
  const likely = hour < 12 && Math.abs(hour + 12 - at) < Math.abs(hour - at) ? hour + 12 : hour
  return { time: `${String(likely).padStart(2, '0')}:${String(minute).padStart(2, '0')}`, token }
}
