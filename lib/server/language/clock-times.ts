import 'server-only'
import { smallNumber } from './numbers'
import type { Token } from './text'
import { isKnownUnit, isPlural } from './units'
import { wordSet, wordsOfEach, wordTable } from './word-table'
import words from './words.json'

/** A time of day and the tokens that say it; `isLed` where a word before them says that a time comes. */
export type Clock = { time: string; from: number; to: number; isLed: boolean; isCalled: boolean }

const LEADS = wordSet('at by around about from until till til before after for @ say to')
/** Before these an hour may stand by itself. */
const SURE_LEADS = wordSet('at by @ around about till til until say before from')
const LATE = wordSet('tonight evening night evenings nights pm afternoon arvo dinner teatime bedtime supper tonite')
const EARLY = wordSet('morning mornings breakfast am dawn sunrise wake')
const NAMED = wordTable<string>({ noon: '12:00', midday: '12:00', noontime: '12:00', midnight: '00:00' })
/** What people mean by a part of the day, where they name no hour. */
const PARTS = wordsOfEach(words.clockTimes.parts)
/** Beside these stands the time of the alert itself, whatever other times are told. */
const CALLS = wordSet('alarm alert remind reminder wake shout buzz ping nudge poke')
const AFTER_HOUR = wordSet(words.clockTimes.afterHour)

/**
 * The times of day that some tokens tell; an hour alone only where `isHour` says that one may stand there. Without it no
 * order is read, and figures that may be a length, a price or a share ("1:50", "14.50") are none.
 */
export function clocksIn(
  tokens: readonly Token[],
  isHour?: (at: number, to: number) => boolean,
  isMorning = false,
): Clock[] {
  const words = tokens.map(({ word }) => word)
  const isLate = words.some((word) => LATE.has(word))
  const isEarly =
    isMorning || words.some((word, at) => EARLY.has(word) && (word !== 'am' || /^\d/.test(words[at - 1] ?? '')))
  const found: Clock[] = []
  for (let at = 0; at < tokens.length; at++) {
    const read = clockAt(tokens, at, isHour ?? (() => false))
    if (!read || (!isHour && isNoTime(words, at, read))) continue
    const hour = read.isExact ? read.hour : likelyHour(read.hour, isLate, isEarly)
    const time = `${String(hour % 24).padStart(2, '0')}:${String(read.minute).padStart(2, '0')}`
    const lead = words[at - 1] ?? ''
    const isLed = LEADS.has(lead)
    const isCalled = words.slice(Math.max(0, at - 3), at).some((word) => CALLS.has(word))
    found.push({ time, from: isLed && lead !== 'to' ? at - 1 : at, to: read.to, isLed, isCalled })
    at = read.to - 1
  }
  return found
}

/** "1:50", "14.50", "4 hrs", "from 6 to 2": where nothing says that a time comes, a length, a price or a count. */
function isNoTime(words: readonly string[], at: number, { isExact, to }: Read): boolean {
  const word = words[at] ?? ''
  if (/^(?:h|hrs)$/.test(words[to - 1] ?? '')) return true
  const isBare = to === at + 1 && !/[:.]/.test(word) && NAMED[word] === undefined && !/^\d+[ap]m$/.test(word)
  if (isBare && !['at', '@'].includes(words[at - 1] ?? '')) return true
  return !LEADS.has(words[at - 1] ?? '') && (/^\d+\.\d/.test(word) ? to === at + 1 : !isExact && /^\d:/.test(word))
}

/** "Tomorrow morning", "Friday night": the hour that a part of the day stands for. */
export function partOfDay(tokens: readonly Token[]): Clock | null {
  const at = tokens.findIndex(({ word }) => PARTS[word])
  const time = PARTS[tokens[at]?.word ?? '']
  return time ? { time, from: at, to: at + 1, isLed: false, isCalled: false } : null
}

type Read = { hour: number; minute: number; isExact: boolean; to: number }

function likelyHour(hour: number, isLate: boolean, isEarly: boolean): number {
  if (hour > 12 || hour === 0) return hour
  if (isLate && !isEarly) return hour === 12 ? 12 : hour + 12
  return !isEarly && hour <= 6 ? hour + 12 : hour
}

function clockAt(tokens: readonly Token[], at: number, isHour: (at: number, to: number) => boolean): Read | null {
  const word = (step: number) => tokens[at + step]?.word ?? ''
  const named = NAMED[word(0)]
  if (named) return { hour: Number(named.slice(0, 2)), minute: 0, isExact: true, to: at + 1 }
  const past = minutesPast(tokens, at)
  if (past) return halved(tokens, past)
  const token = tokens[at] as Token
  const digits = /^(\d{1,2})[:.](\d{2})$/.exec(token.word)
  if (digits) {
    const [hour, minute] = [Number(digits[1]), Number(digits[2])]
    const next = tokens[at + 1]
    const isCounted = token.word.includes('.') && next !== undefined && isKnownUnit(next.word) && !HALVES.has(next.word)
    if (hour > 24 || minute > 59 || isCounted || /[£$€%]/.test(word(-1) + word(1))) return null
    return halved(tokens, { hour, minute, isExact: hour > 12 || token.word.startsWith('0'), to: at + 1 })
  }
  const digital = /^([01]\d|2[0-3])([0-5]\d)$/.exec(token.word)
  if (
    digital &&
    (word(0).startsWith('0') ||
      SURE_LEADS.has(word(-1)) ||
      /^(?:tomorrow|tmrw|today|tonight|works|hours|hrs)$/.test(word(1)) ||
      word(-1) === ',')
  ) {
    const isYear = /^20[2-3]\d$/.test(word(0)) && !SURE_LEADS.has(word(-1))
    if (!isYear)
      return {
        hour: Number(digital[1]),
        minute: Number(digital[2]),
        isExact: true,
        to: at + (/^(?:hours|hrs)$/.test(word(1)) ? 2 : 1),
      }
  }
  const hour = hourOf(token)
  if (hour === null) return null
  const read = halved(tokens, { hour, minute: 0, isExact: hour > 12, to: at + 1 })
  if (read.to > at + 1) return read
  const next = tokens[at + 1]
  const isCounting = next?.kind === 'number' || isKnownUnit(word(1)) || isPlural(word(1))
  const isFree =
    !next || next.kind === 'mark'
      ? !/^[%/]$/.test(word(1)) && !(word(1) === ':' && tokens[at + 2]?.kind === 'number')
      : AFTER_HOUR.has(word(1)) ||
        isHour(at + 1, at + 2) ||
        (!isCounting && word(1) !== 'of' && (word(-1) === 'at' || word(-1) === '@'))
  const isSaid = SURE_LEADS.has(word(-1)) || isHour(at - 1, at) || isHour(at + 1, at + 2)
  return isFree && isSaid && hour > 0 ? read : null
}

function hourOf({ value, word, kind }: Token): number | null {
  const isPlain = /^\d{1,2}$/.test(word) || (kind !== 'mark' && /^[a-z]+$/.test(word) && value !== null)
  return isPlain && value !== null && Number.isInteger(value) && value >= 0 && value <= 24 ? value : null
}

/** "Half past seven", "quarter to six", "ten to eight", "half five". */
function minutesPast(tokens: readonly Token[], at: number): Read | null {
  const word = (step: number) => tokens[at + step]?.word ?? ''
  const first = word(0) === 'a' && word(1) === 'quarter' ? 1 : 0
  const minutes =
    word(first) === 'half'
      ? 30
      : word(first) === 'quarter'
        ? 15
        : (smallNumber(word(first)) ?? Number(word(first) || Number.NaN))
  if (!(minutes >= 5 && minutes <= 30)) return null
  const joint = word(first + 1) === 'minutes' ? first + 2 : first + 1
  const isPast = word(joint) === 'past' || word(joint) === 'after'
  const isTo = ['to', 'til', 'till', 'before'].includes(word(joint))
  const hour = tokens[at + joint + 1] ? hourOf(tokens[at + joint + 1] as Token) : null
  if (
    (isPast || isTo) &&
    hour !== null &&
    hour >= 1 &&
    hour <= 12 &&
    minutes % 5 === 0 &&
    !isKnownUnit(word(joint + 2))
  ) {
    const whole = isPast ? hour : hour === 1 ? 12 : hour - 1
    return { hour: whole, minute: isPast ? minutes : 60 - minutes, isExact: false, to: at + joint + 2 }
  }
  const next = tokens[at + 1] && word(0) === 'half' ? hourOf(tokens[at + 1] as Token) : null
  return next !== null && next >= 1 && next <= 12 && !isKnownUnit(word(2))
    ? { hour: next, minute: 30, isExact: false, to: at + 2 }
    : null
}

const HALVES = wordSet('am pm a p m h hrs')

/** The half of the day that is said behind an hour: "pm", "in the morning", "at night", "ish", "o'clock". */
function halved(tokens: readonly Token[], read: Read): Read {
  let to = read.to
  const word = (step: number) => tokens[to + step]?.word ?? ''
  if (['ish', 'sharp', "o'clock", 'oclock', '-ish', 'h', 'hrs'].includes(word(0))) to += 1
  else if (word(0) === 'o' && word(1) === 'clock') to += 2
  const isSpelt = (word(0) === 'a' || word(0) === 'p') && word(1) === '.' && word(2) === 'm'
  const half = isSpelt ? word(0) : word(0) === 'am' || word(0) === 'pm' ? word(0).charAt(0) : null
  if (half && read.hour <= 12)
    return {
      ...read,
      hour: (read.hour % 12) + (half === 'p' ? 12 : 0),
      isExact: true,
      to: isSpelt ? to + (word(3) === '.' ? 4 : 3) : to + 1,
    }
  const lead = word(0) === 'in' && word(1) === 'the' ? 2 : ['at', 'this', 'on'].includes(word(0)) ? 1 : 0
  const part = lead > 0 ? word(lead) : ''
  if (part === 'morning' && read.hour <= 12) return { ...read, hour: read.hour % 12, isExact: true, to: to + lead + 1 }
  if (['afternoon', 'evening', 'night', 'arvo'].includes(part) && read.hour <= 12)
    return { ...read, hour: (read.hour % 12) + 12, isExact: true, to: to + lead + 1 }
  return { ...read, to, isExact: read.isExact || (to > read.to && word(-1) === 'h') }
}
