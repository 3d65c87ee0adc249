import 'server-only'
import type { Repeat } from '@/lib/contract/repeat'
import { addDays, dateIn, instantIn } from '@/lib/server/calendar'
import { weekdayOf } from '../calendar-spans'
import type { Token } from '../text'

const DAYS = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ')
const UNITS: Record<string, Repeat['frequency']> = {
  day: 'DAILY',
  days: 'DAILY',
  morning: 'DAILY',
  evening: 'DAILY',
  night: 'DAILY',
  week: 'WEEKLY',
  weeks: 'WEEKLY',
  month: 'MONTHLY',
  months: 'MONTHLY',
}
const ALONE: Record<string, Repeat['frequency']> = {
  daily: 'DAILY',
  nightly: 'DAILY',
  weekly: 'WEEKLY',
  monthly: 'MONTHLY',
}
const WEEKDAYS = [1, 2, 3, 4, 5]

/** How often, and the tokens without the words that say so; null where nothing repeats. */
export function repeatIn(tokens: readonly Token[]): { rule: Repeat; rest: Token[] } | null {
  for (let at = 0; at < tokens.length; at++) {
    const found = alone(tokens, at) ?? every(tokens, at) ?? plural(tokens, at)
    if (!found) continue
    const from = ['on', 'once'].includes(tokens[at - 1]?.word ?? '') ? at - 1 : at
    return { rule: ruleOf(found), rest: [...tokens.slice(0, from), ...tokens.slice(found.next)] }
  }
  return null
}

type Found = Partial<Repeat> & Pick<Repeat, 'frequency'> & { next: number }

function ruleOf({ frequency, interval = 1, days = [] }: Found): Repeat {
  return { frequency, interval, days: days.toSorted((a, b) => a - b), until: null, count: null }
}

function alone(tokens: readonly Token[], at: number): Found | null {
  const frequency = ALONE[tokens[at]?.word ?? '']
  return frequency ? { frequency, next: at + 1 } : null
}

/** "Every Monday and Thursday", "each day", "every 2 weeks", "every other day", "every weekday". */
function every(tokens: readonly Token[], at: number): Found | null {
  const word = (from: number) => tokens[from]?.word ?? ''
  const isOnce = word(at) === 'a' && word(at - 1) === 'once'
  if (word(at) !== 'every' && word(at) !== 'each' && !isOnce) return null
  if (word(at + 1) === 'weekday') return { frequency: 'WEEKLY', days: WEEKDAYS, next: at + 2 }
  const days = dayList(tokens, at + 1, DAYS)
  if (days) return { frequency: 'WEEKLY', ...days }
  const value = tokens[at + 1]?.value ?? null
  const isOther = word(at + 1) === 'other' || word(at + 1) === 'second'
  const interval = isOther ? 2 : value !== null && Number.isInteger(value) && value > 0 && value < 100 ? value : 1
  const unit = isOther || interval > 1 ? at + 2 : at + 1
  const day = isOther ? DAYS.indexOf(word(unit)) + 1 : 0
  if (day > 0) return { frequency: 'WEEKLY', interval, days: [day], next: unit + 1 }
  const frequency = UNITS[word(unit)]
  return frequency ? { frequency, interval, next: unit + 1 } : null
}

/** "On Mondays and Thursdays", "on weekdays". */
function plural(tokens: readonly Token[], at: number): Found | null {
  if (tokens[at]?.word === 'weekdays') return { frequency: 'WEEKLY', days: WEEKDAYS, next: at + 1 }
  const days = dayList(
    tokens,
    at,
    DAYS.map((day) => `${day}s`),
  )
  return days && { frequency: 'WEEKLY', ...days }
}

function dayList(
  tokens: readonly Token[],
  from: number,
  names: readonly string[],
): { days: number[]; next: number } | null {
  const days: number[] = []
  let next = from
  for (let at = from; at < tokens.length; at++) {
    const day = names.indexOf(tokens[at]?.word ?? '') + 1
    if (day > 0) {
      days.push(day)
      next = at + 1
    } else if (days.length === 0 || ![',', 'and', '&'].includes(tokens[at]?.word ?? '')) break
  }
  return days.length > 0 ? { days: [...new Set(days)], next } : null
}

/** The first time of a repeat at an hour, still to come; without an hour the first day, for the person to set it. */
export function firstTime(
  rule: Repeat,
  { day, time }: { day: string | null; time: string | null },
  { now, timeZone }: { now: Date; timeZone: string },
): string {
  const today = dateIn(timeZone, now)
  const isDue = (date: string) => rule.days.length === 0 || rule.days.includes(weekdayOf(date))
  for (let date = day ?? today, left = 8; ; date = addDays(date, 1), left--) {
    if (!isDue(date) && left > 0) continue
    if (time === null) return date
    const at = instantIn(timeZone, date, time)
    if (at > now || left === 0) return at.toISOString()
  }
}
