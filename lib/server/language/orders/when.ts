import 'server-only'
import { addDays, dateIn, instantIn } from '@/lib/contract/calendar'
import { weekdayNamed } from '../calendar-names'
import { type Clock, clocksIn, partOfDay } from '../clock-times'
import { type DateMention, datesIn, LAST_DAY } from '../dates'
import { quantitiesIn } from '../quantities'
import type { Sentence, Token } from '../text'
import { wordSet } from '../word-table'
import { capital } from './order'

type Span = { from: string; to: string }

/** When something shall be: an instant, or as much of one as the words say. */
export type When = {
  /** `YYYY-MM-DD`, both the same where it is one day. */
  span: Span | null
  time: string | null
  /** Whether the words leave open which half of the day it is. */
  isEither?: boolean
  /** Minutes from now: "in 20 minutes". */
  inMinutes: number | null
  /** The tokens that are not part of it. */
  rest: Token[]
}

/** `spokenDay` is what "that day" stands for. */
type At = { now: Date; timeZone: string; spokenDay?: string | null }
type Day = Pick<DateMention, 'from' | 'to' | 'start' | 'end'>

const PREPOSITIONS = wordSet('on at for by in until before from to due this from around')
/** They belong to the day before them. */
const PARTS_OF_DAY = wordSet('morning afternoon evening night lunchtime arvo lunch teatime bedtime')

/**
 * The time that some tokens name, and the tokens without it. Of several the first counts where it comes before anything
 * else, else the last: "remind me on Friday to book the 3 May flight", "call Bob about May on Friday".
 */
export function whenIn(sentence: Sentence, tokens: readonly Token[], at: At, isLength = false): When {
  const says = (word: string) => tokens.some((one) => one.word === word)
  const within = relative(tokens, isLength || says('timer'))
  if (within) return within
  const isMorning = says('wake') || says('alarm')
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
  const single = days.filter(({ from, to }) => from === to)
  const day = days.find(({ start }) => isFirst(start)) ?? single.at(-1) ?? days.at(-1)
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
  const span = day ? { from: day.from, to: day.to } : null
  return { span, time: clock?.time ?? null, isEither: clock?.isExact === false, inMinutes: null, rest }
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
  const day = daysIn(sentence, owned, at, towards).at(-1)
  if (!day) return { span: null, rest: [...tokens] }
  const isCut = (one: Token | undefined) => one !== undefined && one.start >= day.start && one.end <= day.end
  const rest = tokens.filter((one, place) => !isCut(one) && !(PREPOSITIONS.has(one.word) && isCut(tokens[place + 1])))
  // "Till after Christmas" is the first day after it.
  return { span: { from: day.from, to: day.to === LAST_DAY ? day.from : day.to }, rest }
}

/** The days that tokens name, in their order, in the words that an order has for them. */
function daysIn(sentence: Sentence, words: readonly Token[], at: At, towards: 'past' | 'future' = 'future') {
  const tokens = words.map((one, place) => {
    if (towards === 'past') return one
    // "Wed at 4", "remind me wed 16:00" name a day, and no verb.
    const isNamed = place === 0 || (weekdayNamed(one.word) > 0 && isBesideTime(words, place))
    if (isNamed) return { ...one, raw: capital(one.raw) ?? one.raw }
    // "Before the 20th" is till then.
    return one.word === 'before' ? { ...one, word: 'by' } : one
  })
  const named = datesIn({ ...sentence, tokens }, { ...at, towards }).filter(({ isNamed }) => isNamed)
  // "On the 9th now, not the 7th".
  const leadOf = (start: number) =>
    tokens.findLast(({ end, word }) => end <= start && word !== 'the' && !PREPOSITIONS.has(word))?.word
  const told = named.filter(({ start }) => leadOf(start) !== 'not')
  const days: Day[] = told.length > 0 ? told : named
  const that = tokens.findIndex(({ word }, place) => /^(?:that|same)$/.test(word) && tokens[place + 1]?.word === 'day')
  const [first, last] = [tokens[that], tokens[that + 1]]
  if (days.length > 0 || !at.spokenDay || !first || !last) return days
  return [{ from: at.spokenDay, to: at.spokenDay, start: first.start, end: last.end }]
}

function isBesideTime(words: readonly Token[], place: number): boolean {
  const [before, next] = [words[place - 1]?.word ?? '', words[place + 1]]
  return PREPOSITIONS.has(before) || before === 'me' || next?.kind === 'number' || next?.word === 'at'
}

const LEADS = wordSet('in inside within after')
const THEN = new Set([',', 'then', ':', 'and', '-', '—'])
/** What may stand behind a length that is reckoned from now. */
const BEHIND = [['from', 'now'], ['from', 'this'], ["'", 'time'], ['time']]

/** So long from now, for which a timer is set: "in 20 minutes", "an hour from now", "ten minutes, sauna out", "in 20". */
function relative(tokens: readonly Token[], isTimer: boolean): When | null {
  for (const { value, unit, form, from, to } of quantitiesIn({ tokens })) {
    const lead = tokens[from - 1]?.word ?? ''
    const next = tokens[to]
    const isBare = unit === null && form === 'plain' && lead === 'in' && value % 1 === 0 && value >= 5 && value <= 120
    const isFree = isBare && (next === undefined || next.kind === 'mark' || next.word === 'to')
    const minutes = Math.round(unit === 'h' ? value * 60 : unit === 'min' || isFree ? value : 0)
    const behind = BEHIND.find((words) => words.every((word, at) => tokens[to + at]?.word === word)) ?? []
    const isLed = LEADS.has(lead) || (lead === 'for' && isTimer)
    const isSaid = isLed || behind[0] === 'from' || (from === 0 && THEN.has(next?.word ?? ''))
    const rest = tokens.filter((_, at) => at < (isLed ? from - 1 : from) || at >= to + behind.length)
    if (minutes > 0 && minutes < 1_440 && isSaid) return { span: null, time: null, inMinutes: minutes, rest }
  }
  return null
}

/**
 * What an alert's `scheduledFor` takes: an instant; or where the words name a day and no time, that day, for the person
 * to set the time; undefined where they name none, or a stretch of days.
 */
export function scheduledFor({ span, time, isEither, inMinutes }: When, { now, timeZone }: At): string | undefined {
  if (inMinutes !== null) return new Date(Math.round(now.getTime() / 60_000 + inMinutes) * 60_000).toISOString()
  if (span && span.from !== span.to) return undefined
  if (time === null) return span?.from
  const today = dateIn(timeZone, now)
  // Midnight ends a day: "tonight at midnight".
  const day = time === '00:00' && (!span || span.from === today) ? addDays(today, 1) : (span?.from ?? today)
  const at = instantIn(timeZone, day, time)
  if (span || at > now) return at.toISOString()
  // "At 18:00", said at eight, has passed: that is for whoever reads the order to say.
  if (!isEither) return at.toISOString()
  // "At 7", said at two, is tonight; said at night it is tomorrow's morning or evening, and the person says which.
  const later = new Date(at.getTime() + HALF_A_DAY_MS)
  return time < '12' && later > now ? later.toISOString() : undefined
}

const HALF_A_DAY_MS = 12 * 3_600_000

const LEADING_TO = wordSet('to at for it that , till until be - by on :')

/** "11 instead": of the two hours that a bare number may be, the one nearer to what was said before. */
export function hourNear(tokens: readonly Token[], before: string | null): { time: string; token: Token } | null {
  const token = tokens.find(
    ({ value, word }, at) =>
      value !== null &&
      /^(?:\d{1,2}(?:[:.][0-5]\d)?|[a-z]+)$/.test(word) &&
      (at === 0 || LEADING_TO.has(tokens[at - 1]?.word ?? '')),
  )
  const [hour = 0, minute = 0] = /\d/.test(token?.word ?? '')
    ? (token?.word ?? '').split(/[:.]/).map(Number)
    : [token?.value ?? 0]
  if (!token || hour > 23) return null
  const at = before === null ? 12 : Number(before.slice(0, 2))
  const likely = hour < 12 && Math.abs(hour + 12 - at) < Math.abs(hour - at) ? hour + 12 : hour
  return { time: `${String(likely).padStart(2, '0')}:${String(minute).padStart(2, '0')}`, token }
}
