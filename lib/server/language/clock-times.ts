import 'server-only'
import type { Token } from './text'
import { timePattern, timeWords } from './time-words'
import { isKnownUnit, isPlural } from './units'
import { wordSet, wordsOfEach } from './word-table'
import words from './words.json'

/**
 * A time of day and the tokens that say it; `isCalled` beside the words that ask for an alert, `isExact` where they tell
 * which half of the day it is.
 */
export type Clock = { time: string; from: number; to: number; isCalled: boolean; isExact: boolean }
/** `isExact` where the words tell which half of the day it is. */
type Read = { hour: number; minute: number; isExact: boolean; to: number }

const LEADS = wordSet(`${words.times.lists.sure} after for to`)
const SURE = wordSet(words.times.lists.sure)
const FREE = wordSet(words.times.lists.free)
const LATE = wordSet(words.times.late)
const EARLY = wordSet(words.times.early)
/** What people mean by a part of the day, where they name no hour. */
const PARTS = wordsOfEach(words.times.parts)
/** Beside these stands the time of the alert itself, whatever other times are told. */
const CALLS = wordSet('alarm alert remind reminder wake shout buzz ping nudge poke')

const HOUR = '(?<hour>\\d{1,2}|~(?:\\d|1[0-2])|one)'
const WHOLE = "(?: (?:ish|-ish|sharp|o'?clock|o clock|(?<whole>h|hrs)))?"
/** "Noon", "quarter to six", "half five", "17:30", "0730", "at seven in the evening". */
const NAMED = timePattern('(?:(?<noon>noon|midday|noontime)|midnight)')
const PAST = timePattern(
  `(?:a (?=quarter))?(?<minutes>half|quarter|~?\\d{1,2})(?: minutes)? (?:(?<past>past|after)|to|til|till|before) ${HOUR}`,
)
const HALF_HOUR = timePattern(`half ${HOUR}`)
const DIGITS = timePattern('(?<hour>\\d{1,2})[:.](?<minute>[0-5]\\d)')
const DIGITAL = timePattern(
  '(?:@({sure})|(?!20[23]\\d)(?:(?=0)|@(,)|(?=\\d+ (?:tomorrow|today|tonight|works|hours|hrs)(?= |$))))(?<hour>[01]\\d|2[0-3])(?<minute>[0-5]\\d)(?: (?:hours|hrs))?',
)
const ALONE = timePattern(HOUR)
const AFTER_12 = timePattern(WHOLE)
const HALVES = timePattern(
  `${WHOLE}(?: (?:(?<half>am|pm|[ap] \\. m(?: \\.)?)|(?:in the|at|this|on) (?<part>morning|afternoon|evening|night|arvo)))?`,
)

/**
 * The times of day that some tokens tell; an hour alone only where `isHour` says that one may stand there. Without it no
 * order is read, and figures that may be a length, a price or a share ("1:50", "14.50") are none.
 */
export function clocksIn(tokens: readonly Token[], isHour?: (at: number) => boolean, isMorning = false): Clock[] {
  const text = timeWords(tokens)
  const said = text.split(' ')
  const isLate = said.some((word) => LATE.has(word))
  const isEarly =
    isMorning || said.some((word, at) => EARLY.has(word) || (word === 'am' && /^\d/.test(said[at - 1] ?? '')))
  const found: Clock[] = []
  for (let at = 0, start = 0; at < tokens.length; ) {
    const read = clockAt(text, start, at, tokens, isHour ?? (() => false))
    const to = read?.to ?? at + 1
    if (read && (isHour || !isNoTime(said, at, read))) {
      const hour = read.isExact ? read.hour : likelyHour(read.hour, isLate, isEarly)
      const time = `${String(hour % 24).padStart(2, '0')}:${String(read.minute).padStart(2, '0')}`
      const isLed = LEADS.has(said[at - 1] ?? '') && said[at - 1] !== 'to'
      found.push({
        time,
        from: isLed ? at - 1 : at,
        to,
        isCalled: said.slice(Math.max(0, at - 3), at).some((word) => CALLS.has(word)),
        isExact: read.isExact || isLate || isEarly,
      })
    }
    for (; at < to; at++) start += (said[at]?.length ?? 0) + 1
  }
  return found
}

/** "1:50", "14.50", "4 hrs", "from 6 to 2": where nothing says that a time comes, a length, a price or a count. */
function isNoTime(said: readonly string[], at: number, { isExact, to }: Read): boolean {
  const [word = '', before = ''] = [said[at], said[at - 1]]
  if (/^(?:h|hrs)$/.test(said[to - 1] ?? '')) return true
  if (to === at + 1 && /^(?:~?\d+|one)$/.test(word) && before !== 'at' && before !== '@') return true
  return !LEADS.has(before) && (/^\d+\.\d/.test(word) ? to === at + 1 : !isExact && /^\d:/.test(word))
}

/** "Tomorrow morning", "Friday night": the hour that a part of the day stands for. */
export function partOfDay(tokens: readonly Token[]): Clock | null {
  const at = tokens.findIndex(({ word }) => PARTS[word])
  const time = PARTS[tokens[at]?.word ?? '']
  return time ? { time, from: at, to: at + 1, isCalled: false, isExact: true } : null
}

function likelyHour(hour: number, isLate: boolean, isEarly: boolean): number {
  if (hour > 12 || hour === 0) return hour
  if (isLate && !isEarly) return hour === 12 ? 12 : hour + 12
  return !isEarly && hour <= 6 ? hour + 12 : hour
}

function clockAt(
  text: string,
  start: number,
  at: number,
  tokens: readonly Token[],
  isHour: (at: number) => boolean,
): Read | null {
  const match = (pattern: RegExp, from = start) => {
    pattern.lastIndex = from
    return pattern.exec(text)
  }
  const after = (found: RegExpExecArray) => at + found[0].split(' ').length
  const named = match(NAMED)
  if (named) return { hour: named.groups?.noon ? 12 : 0, minute: 0, isExact: true, to: at + 1 }
  const past = match(PAST) ?? match(HALF_HOUR)
  if (past) {
    const { hour: said, minutes = 'half', past: isPast } = past.groups ?? {}
    const [hour, minute] = [hourOf(said), minutes === 'half' ? 30 : minutes === 'quarter' ? 15 : hourOf(minutes)]
    const isTo = past.groups?.minutes !== undefined && !isPast
    const isTime = hour >= 1 && hour <= 12 && minute >= 5 && minute <= 30 && minute % 5 === 0
    if (isTime && !isKnownUnit(tokens[after(past)]?.word ?? ''))
      return halved(
        { hour: isTo ? hour - 1 || 12 : hour, minute: isTo ? 60 - minute : minute, isExact: false, to: after(past) },
        match(HALVES, start + past[0].length),
      )
  }
  const [word = '', next] = [tokens[at]?.word, tokens[at + 1]]
  const digits = match(DIGITS)
  if (digits) {
    const hour = Number(digits.groups?.hour)
    const halves = match(hour > 12 ? AFTER_12 : HALVES, start + digits[0].length)
    const isCounted = word.includes('.') && next && isKnownUnit(next.word) && !halves?.[0]
    // "3 km in 15:20" is how long it took.
    const [before, own] = [tokens[at - 1], tokens[at]]
    const isLength = before?.word === 'in' && before.end + 1 === own?.start
    if (hour > 24 || isCounted || isLength || /[£$€%]/.test(`${before?.word}${next?.word}`)) return null
    const isExact = hour > 12 || word.startsWith('0')
    return halved({ hour, minute: Number(digits.groups?.minute), isExact, to: at + 1 }, halves)
  }
  const digital = match(DIGITAL)
  if (digital)
    return {
      hour: Number(digital.groups?.hour),
      minute: Number(digital.groups?.minute),
      isExact: true,
      to: after(digital),
    }
  const alone = match(ALONE)
  const hour = hourOf(alone?.groups?.hour)
  if (!alone || hour > 24) return null
  const read = halved(
    { hour, minute: 0, isExact: hour > 12, to: at + 1 },
    match(hour > 12 ? AFTER_12 : HALVES, start + alone[0].length),
  )
  return read.to > at + 1 || (hour > 0 && isHourAlone(tokens, at, isHour)) ? read : null
}

function hourOf(word = ''): number {
  return word === 'one' ? 1 : word ? Number(word.replace('~', '')) : Number.NaN
}

/** Whether what stands around an hour says that it is one: "at 9", "Friday 5". */
function isHourAlone(tokens: readonly Token[], at: number, isHour: (at: number) => boolean): boolean {
  const [before = '', next] = [tokens[at - 1]?.word, tokens[at + 1]]
  const isCounting = next?.kind === 'number' || isKnownUnit(next?.word ?? '') || isPlural(next?.word ?? '')
  const isFree =
    !next || next.kind === 'mark'
      ? !/^[%/]$/.test(next?.word ?? '') && !(next?.word === ':' && tokens[at + 2]?.kind === 'number')
      : FREE.has(next.word) || isHour(at + 1) || (!isCounting && next.word !== 'of' && /^(?:at|@)$/.test(before))
  return isFree && (SURE.has(before) || isHour(at - 1) || isHour(at + 1))
}

/** With the half of the day that is said behind it: "pm", "in the morning", "at night", "ish", "o'clock". */
function halved(read: Read, match: RegExpExecArray | null): Read {
  const { half, part, whole } = match?.groups ?? {}
  const to = read.to + (match?.[0].split(' ').length ?? 1) - 1
  if (!half && !part) return { ...read, to, isExact: read.isExact || whole === 'h' }
  const isLate = part ? part !== 'morning' : half?.startsWith('p')
  return { ...read, hour: (read.hour % 12) + (isLate ? 12 : 0), isExact: true, to }
}
