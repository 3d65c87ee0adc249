import 'server-only'
import { dateIn, instantIn } from '@/lib/server/calendar'
import { clockTimesIn } from '../clock-times'
import { datesIn } from '../dates'
import { quantitiesIn } from '../quantities'
import type { Sentence, Token } from '../text'
import { sameUnit } from '../units'

/** When something shall be: an instant, or as much of one as the words say. */
export type When = {
  /** `YYYY-MM-DD`, both the same where it is one day. */
  span: { from: string; to: string } | null
  time: string | null
  /** Minutes from now: "in 20 minutes". */
  inMinutes: number | null
  /** The tokens that are not part of it. */
  rest: Token[]
}

type At = { now: Date; timeZone: string }

const PREPOSITIONS = new Set('on at for by in until before from to due'.split(' '))
/** They name no time, and belong to the day before them. */
const PARTS_OF_DAY = new Set('morning afternoon evening night lunchtime'.split(' '))

/**
 * The time that some tokens name, and the tokens without it. Of several the first counts where it comes before anything
 * else, else the last: "remind me on Friday to book the 3 May flight", "call Bob about May on Friday".
 */
export function whenIn(
  sentence: Sentence,
  words: readonly Token[],
  { now, timeZone }: At,
  { isTimer = false, isMorning = false } = {},
): When {
  // "To the 15th" is on it.
  const tokens = words.map((one, at) => {
    const isDay =
      one.word === 'to' && words[at + 1]?.word === 'the' && /^\d+(?:st|nd|rd|th)$/.test(words[at + 2]?.word ?? '')
    return isDay ? { ...one, word: 'on' } : one
  })
  const within = relative(tokens, new Set(isTimer ? ['in', 'for'] : ['in']))
  if (within) return within
  const clocks = clockTimesIn(tokens).map((clock) => (isMorning ? inMorning(clock, tokens) : clock))
  const unclocked = tokens.filter((_, at) => !clocks.some(({ from, to }) => at >= from && at < to))
  const dates = datesIn({ ...sentence, tokens: unclocked }, { now, timeZone, towards: 'future' })
  const isFirst = (start: number) => tokens.every((one) => one.start >= start || PREPOSITIONS.has(one.word))
  const date = dates.find(({ start }) => isFirst(start)) ?? dates.at(-1)
  const led = clocks.find(({ from, to }) => isFirst(tokens[from]?.start ?? 0) || follows(tokens, from, to, date))
  const clock = led ?? clocks.at(-1) ?? bareHour(tokens, date, isMorning)
  const isOfDate = (one: Token | undefined) =>
    date !== undefined && one !== undefined && one.start >= date.start && one.end <= date.end
  const isCut = (one: Token, at: number) =>
    isOfDate(one) ||
    (PARTS_OF_DAY.has(one.word) && isOfDate(tokens[at - 1])) ||
    (clock !== undefined && at >= clock.from && at < clock.to)
  const rest = tokens.filter((one, at) => {
    const next = tokens[at + 1]
    const leads = PREPOSITIONS.has(one.word) && next !== undefined && !isCut(one, at) && isCut(next, at + 1)
    return !isCut(one, at) && !leads
  })
  return { span: date ? { from: date.from, to: date.to } : null, time: clock?.time ?? null, inMinutes: null, rest }
}

/** The day or stretch of days that some tokens name last, and the tokens without it. A time of day is no part of it. */
export function dayIn(
  sentence: Sentence,
  tokens: readonly Token[],
  { now, timeZone }: At,
  towards: 'past' | 'future' = 'future',
): Pick<When, 'span' | 'rest'> {
  const owned = tokens.map((one) => (one.word.endsWith("'s") ? { ...one, word: one.word.slice(0, -2) } : one))
  const date = datesIn({ ...sentence, tokens: owned }, { now, timeZone, towards }).findLast(({ time }) => time === null)
  if (!date) return { span: null, rest: [...tokens] }
  const isCut = (one: Token | undefined) => one !== undefined && one.start >= date.start && one.end <= date.end
  const rest = tokens.filter((one, at) => !isCut(one) && !(PREPOSITIONS.has(one.word) && isCut(tokens[at + 1])))
  return { span: { from: date.from, to: date.to }, rest }
}

type Clock = ReturnType<typeof clockTimesIn>[number]

/** "Half past six" of an alarm: an hour that was taken for one past noon without its being said. */
function inMorning(clock: Clock, tokens: readonly Token[]): Clock {
  const hour = Number(clock.time.slice(0, 2)) - 12
  const said = tokens.slice(clock.from, clock.to)
  const isSaid = said.some(({ word }) => word === 'pm' || word === 'p' || word.startsWith(String(hour + 12)))
  return hour >= 1 && hour <= 6 && !isSaid ? { ...clock, time: `0${hour}${clock.time.slice(2)}` } : clock
}

/** Whether a time stands right beside a date. */
function follows(tokens: readonly Token[], from: number, to: number, date: { start: number; end: number } | undefined) {
  if (!date) return false
  const beside = [tokens[from - 1], tokens[from - 2], tokens[to], tokens[to + 1]]
  return beside.some((one) => one && one.start >= date.start && one.end <= date.end)
}

/** "For 7 tomorrow", "Friday 9": an hour beside a date. */
function bareHour(tokens: readonly Token[], date: { start: number; end: number } | undefined, isMorning: boolean) {
  const at = tokens.findIndex(({ kind, value, word, start }, index) => {
    const isClock = /^\d{1,2}:[0-5]\d$/.test(word)
    const isHour = kind === 'number' && /^\d{1,2}$/.test(word) && value !== null && value >= 1 && value <= 23
    const isInDate = date !== undefined && start >= date.start && start < date.end
    const before = tokens[index - 1]
    const isLed = before?.word === 'for' || (date !== undefined && before?.end === date.end)
    const next = tokens[index + 1]
    const isAlone =
      !next || next.kind === 'mark' || ['to', 'on', 'please'].includes(next.word) || next.start === date?.start
    return isClock ? Number.parseInt(word, 10) < 24 : isHour && !isInDate && isLed && isAlone
  })
  if (at < 0) return undefined
  const [said = '', minutes = '00'] = tokens[at]?.word.split(':') ?? []
  const isLate = tokens.some(({ word }) => /^(?:tonight|evening|afternoon)$/.test(word)) && Number(said) < 12
  const isEarly = !isLate && (isMorning || said.startsWith('0') || Number(said) > 6)
  const hour = String(isEarly ? Number(said) : Number(said) + 12).padStart(2, '0')
  return {
    time: `${hour}:${minutes}`,
    from: tokens[at - 1]?.word === 'for' ? at - 1 : at,
    to: at + 1,
  }
}

/** "In 20 minutes", "in an hour and a half"; a timer is set for them. */
function relative(tokens: readonly Token[], leads: ReadonlySet<string>): When | null {
  const at = tokens.findIndex(({ word }) => leads.has(word))
  if (at < 0) return null
  const [first] = quantitiesIn({ tokens: tokens.slice(at + 1) })
  const factor = first?.form === 'duration' && first.unit ? sameUnit(first.unit, 'min')?.factor : undefined
  const isShort = factor !== undefined && first !== undefined && first.from === 0 && first.value * factor < 1_440
  if (!isShort || ['day', 'week', 'month', 'year'].includes(first.unit ?? '')) return null
  const rest = [...tokens.slice(0, at), ...tokens.slice(at + 1 + first.to)]
  return { span: null, time: null, inMinutes: Math.round(first.value * factor), rest }
}

/**
 * What an alert's `scheduledFor` takes: an instant; or where the words name a day and no time, that day, for the person
 * to set the time; undefined where they name none, or a stretch of days.
 */
export function scheduledFor({ span, time, inMinutes }: When, { now, timeZone }: At): string | undefined {
  if (inMinutes !== null) return new Date(Math.round(now.getTime() / 60_000 + inMinutes) * 60_000).toISOString()
  if (span && span.from !== span.to) return undefined
  if (time === null) return span?.from
  const at = instantIn(timeZone, span?.from ?? dateIn(timeZone, now), time)
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
