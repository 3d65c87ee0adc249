import 'server-only'
import { addDays, dateIn, instantIn } from '@/lib/contract/calendar'
import { weekdayNamed } from '../calendar-names'
import { type Clock, clocksIn, partOfDay } from '../clock-times'
import { countOf, type DateMention, datesIn, LAST_DAY } from '../dates'
import type { Sentence, Token } from '../text'
import { timePattern, timeWords } from '../time-words'
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

type At = { now: Date; timeZone: string }
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
  return datesIn({ ...sentence, tokens }, { ...at, towards }).filter(({ isNamed }) => isNamed)
}

function isBesideTime(words: readonly Token[], place: number): boolean {
  const [before, next] = [words[place - 1]?.word ?? '', words[place + 1]]
  return PREPOSITIONS.has(before) || before === 'me' || next?.kind === 'number' || next?.word === 'at'
}

/** "In 20 minutes", "in an hour and a half", "an hour from now", "ten minutes, sauna out". */
const LENGTH = [
  timePattern(
    "(?:(?<lead>in|inside|within|after|for) )?(?:(?<half>half (?:an )?hour)|(?:(?<most>three[- ]quarters|3/4)|an? quarter|quarter) of an hour|{count:n} (?:of )?(?:(?<hours>hours?|hrs?|h)|minutes?|mins?)(?:(?: and)? (?:(?<more>a half)|{number:minutes} (?:minutes?|mins?)))?)(?<now> from (?:now|this)|(?: ')? time)?",
  ),
  timePattern('(?<lead>in) (?<bare>~?\\d+)(?! (?!to )[a-z\\d~])'),
]
const THEN = new Set([',', 'then', ':', 'and', '-', '—'])

/** So long from now; a timer is set for it. */
function relative(tokens: readonly Token[], isTimer: boolean): When | null {
  const text = timeWords(tokens)
  for (let place = 0, start = 0; place < tokens.length; place++, start = text.indexOf(' ', start) + 1) {
    const { minutes, length, lead, now } = lengthAt(text, start)
    const to = place + length
    const isLed = lead && (lead !== 'for' || isTimer)
    const isSaid = isLed || now?.startsWith(' from') || (place === 0 && THEN.has(tokens[to]?.word ?? ''))
    if (minutes > 0 && minutes < 1_440 && isSaid)
      return { span: null, time: null, inMinutes: minutes, rest: [...tokens.slice(0, place), ...tokens.slice(to)] }
  }
  return null
}

function lengthAt(text: string, start: number) {
  for (const pattern of LENGTH) {
    pattern.lastIndex = start
    const match = pattern.exec(text)
    if (!match) continue
    const { half, most, n, hours, more, minutes, bare, lead, now } = match.groups ?? {}
    const one = hours ? 60 : 1
    const counted = bare ? countOf(bare) : (countOf(n) + (more ? 0.5 : 0)) * one + (minutes ? countOf(minutes) : 0)
    const told = half ? 30 : n || bare ? Math.round(counted) : most ? 45 : 15
    return { minutes: bare && (told < 5 || told > 120) ? 0 : told, length: match[0].split(' ').length, lead, now }
  }
  return { minutes: 0, length: 0 }
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
  // "At 7", said at two, is tonight; said at night it is tomorrow's morning or evening, and the person says which.
  const later = new Date(at.getTime() + HALF_A_DAY_MS)
  return isEither && time < '12' && later > now ? later.toISOString() : undefined
}

const HALF_A_DAY_MS = 12 * 3_600_000

const LEADING_TO = wordSet('to at for it that , till until be - by on :')

/** "11 instead": of the two hours that a bare number may be, the one nearer to what was said before. */
export function hourNear(tokens: readonly Token[], before: string | null): { time: string; token: Token } | null {
  const token = tokens.find(
    ({ value, word }, at) =>
      value !== null &&
      /^\d{1,2}(?:[:.][0-5]\d)?$/.test(word) &&
      (at === 0 || LEADING_TO.has(tokens[at - 1]?.word ?? '')),
  )
  const [hour = 0, minute = 0] = (token?.word ?? '').split(/[:.]/).map(Number)
  if (!token || hour > 23) return null
  const at = before === null ? 12 : Number(before.slice(0, 2))
  const likely = hour < 12 && Math.abs(hour + 12 - at) < Math.abs(hour - at) ? hour + 12 : hour
  return { time: `${String(likely).padStart(2, '0')}:${String(minute).padStart(2, '0')}`, token }
}
