import 'server-only'
import { smallNumber } from './numbers'
import type { Token } from './text'

export type ClockTime = { time: string; from: number; to: number }

const AT = new Set('at by around about from until till before after @'.split(' '))
const LATE = new Set('tonight evening night evenings nights pm afternoon dinner'.split(' '))
const EARLY = new Set('morning mornings breakfast am'.split(' '))

/** The times of day in a sentence: "17:30", "7pm", "at 9", "half past seven", "noon". An hour without a half of the day is taken as people mean it. */
export function clockTimesIn(tokens: readonly Token[]): ClockTime[] {
  const isLate = tokens.some(({ word }) => LATE.has(word))
  const isEarly = tokens.some(({ word }) => EARLY.has(word))
  const found: ClockTime[] = []
  for (let at = 0; at < tokens.length; at++) {
    const read = clockAt(tokens, at)
    if (!read) continue
    const hour = read.isExact ? read.hour : likelyHour(read.hour, isLate, isEarly)
    const time = `${String(hour % 24).padStart(2, '0')}:${String(read.minute).padStart(2, '0')}`
    const isLed = AT.has(tokens[at - 1]?.word ?? '')
    found.push({ time, from: isLed ? at - 1 : at, to: read.to })
    at = read.to - 1
  }
  return found
}

type Read = { hour: number; minute: number; isExact: boolean; to: number }

/** Past noon where the sentence says so, or where few are about: one to six. */
function likelyHour(hour: number, isLate: boolean, isEarly: boolean): number {
  if (hour > 12 || hour === 0) return hour
  if (isLate && !isEarly) return hour === 12 ? 12 : hour + 12
  return !isEarly && hour <= 6 ? hour + 12 : hour
}

function clockAt(tokens: readonly Token[], at: number): Read | null {
  const { word, value } = tokens[at] as Token
  if (word === 'noon' || word === 'midday') return { hour: 12, minute: 0, isExact: true, to: at + 1 }
  if (word === 'midnight') return { hour: 0, minute: 0, isExact: true, to: at + 1 }
  return past(tokens, at) ?? digits(tokens, at) ?? (value === null ? null : oclock(tokens, at))
}

/** "Half past seven", "quarter to eight", "ten past six", "half seven". */
function past(tokens: readonly Token[], at: number): Read | null {
  const words = tokens.slice(at, at + 4).map(({ word }) => word)
  const minutes =
    words[0] === 'half' ? 30 : words[0] === 'quarter' ? 15 : (smallNumber(words[0] ?? '') ?? Number(words[0]))
  const hourOf = (token: Token | undefined) =>
    token && token.value !== null && Number.isInteger(token.value) && token.value >= 1 && token.value <= 12
      ? token.value
      : null
  if (words[1] === 'past' || words[1] === 'to') {
    const hour = hourOf(tokens[at + 2])
    const isMinutes = words[0] === 'half' || words[0] === 'quarter' || [5, 10, 20, 25].includes(minutes)
    if (
      hour === null ||
      !isMinutes ||
      (words[1] === 'to' && !AT.has(tokens[at - 1]?.word ?? '') && words[0] !== 'quarter')
    )
      return null
    const to = halfOfDay(tokens, at + 3)
    const whole = words[1] === 'past' ? hour : hour === 1 ? 12 : hour - 1
    const minute = words[1] === 'past' ? minutes : 60 - minutes
    return { hour: to ? to.shift(whole) : whole, minute, isExact: to !== null, to: to ? to.next : at + 3 }
  }
  const hour = words[0] === 'half' && AT.has(tokens[at - 1]?.word ?? '') ? hourOf(tokens[at + 1]) : null
  return hour === null ? null : { hour, minute: 30, isExact: false, to: at + 2 }
}

/** "17:30", "7.30pm", "7pm", "7 pm". */
function digits(tokens: readonly Token[], at: number): Read | null {
  const { kind, word } = tokens[at] as Token
  if (kind !== 'number') return null
  const parts = /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(word)
  if (!parts) return null
  const hour = Number(parts[1])
  const minute = Number(parts[2] ?? 0)
  const half = halfOfDay(tokens, at + 1)
  if (hour > 24 || minute > 59) return null
  if (half && hour <= 12) return { hour: half.shift(hour), minute, isExact: true, to: half.next }
  const isLed = AT.has(tokens[at - 1]?.word ?? '')
  if (parts[2] === undefined || (word.includes('.') && !isLed)) return null
  const isClock = isLed || hour >= 10 || parts[1]?.startsWith('0')
  return isClock ? { hour, minute, isExact: hour > 12 || parts[1]?.startsWith('0') === true, to: at + 1 } : null
}

/** "At 9", "9 o'clock": a bare number is a time only where nothing is counted by it. */
function oclock(tokens: readonly Token[], at: number): Read | null {
  const { value, word } = tokens[at] as Token
  const next = tokens[at + 1]
  if (
    value === null ||
    value < 1 ||
    value > 24 ||
    !Number.isInteger(value) ||
    /[a-z]$/.test(word) !== /^[a-z]/.test(word)
  )
    return null
  if (next?.word === "o'clock" || next?.word === 'oclock') {
    const half = halfOfDay(tokens, at + 2)
    return { hour: half ? half.shift(value) : value, minute: 0, isExact: half !== null, to: half ? half.next : at + 2 }
  }
  const led = tokens[at - 1]?.word
  if (led !== 'at' && led !== '@') return null
  const isFree = !next || next.kind === 'mark' ? next?.word !== '%' && next?.word !== '/' : FREE_AFTER.has(next.word)
  return isFree ? { hour: value, minute: 0, isExact: value > 12, to: at + 1 } : null
}

const FREE_AFTER = new Set(
  'to on in tomorrow today tonight every each and then for with please this next sharp or when monday tuesday wednesday thursday friday saturday sunday'.split(
    ' ',
  ),
)

function halfOfDay(tokens: readonly Token[], at: number): { shift: (hour: number) => number; next: number } | null {
  const word = tokens[at]?.word
  // "At 8 in the morning".
  const part = word === 'in' && tokens[at + 1]?.word === 'the' ? tokens[at + 2]?.word : undefined
  if (part === 'morning') return { shift: (hour) => hour % 12, next: at + 3 }
  if (part === 'afternoon' || part === 'evening') return { shift: (hour) => (hour % 12) + 12, next: at + 3 }
  const isSpelt = (word === 'a' || word === 'p') && tokens[at + 1]?.word === '.' && tokens[at + 2]?.word === 'm'
  if (word !== 'am' && word !== 'pm' && !isSpelt) return null
  const isPm = word === 'pm' || word === 'p'
  return { shift: (hour) => (hour % 12) + (isPm ? 12 : 0), next: isSpelt ? at + 3 : at + 1 }
}
