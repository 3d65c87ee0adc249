import 'server-only'
import { addDays, dateIn, instantIn, weekdayOf } from '@/lib/contract/calendar'
import type { Repeat } from '@/lib/contract/repeat'
import { weekdayNamed } from '../calendar-names'
import { ordinalOf } from '../numbers'
import type { Token } from '../text'
import { wordSet, wordsOfEach } from '../word-table'

const UNITS = wordsOfEach<Repeat['frequency']>({
  DAILY: 'day days morning mornings morn evening night nite afternoon arvo',
  WEEKLY: 'week weeks',
  MONTHLY: 'month months',
})
const ALONE = wordsOfEach<Repeat['frequency']>({
  DAILY: 'daily nightly mornings everyday',
  WEEKLY: 'weekly fortnightly',
  MONTHLY: 'monthly',
})
const PARTS = wordSet('morning mornings evening evenings night nights afternoon')
const WEEKDAYS = [1, 2, 3, 4, 5]
const MONTHLY = { frequency: 'MONTHLY' } as const

/** How often, and the tokens without the words that say so; `day` where it is one of the month. Null where nothing repeats. */
export function repeatIn(tokens: readonly Token[]): { rule: Repeat; rest: Token[]; day: number | null } | null {
  for (let at = 0; at < tokens.length; at++) {
    const found =
      workdays(tokens, at) ?? monthday(tokens, at) ?? alone(tokens, at) ?? every(tokens, at) ?? plural(tokens, at)
    if (!found) continue
    const from = ['on', 'once'].includes(tokens[at - 1]?.word ?? '') ? at - 1 : at
    // A part of the day stays, for its hour: "every morning".
    const kept = tokens.slice(from, found.next).filter(({ word }) => PARTS.has(word))
    const rest = [...tokens.slice(0, from), ...kept, ...tokens.slice(found.next)]
    const isBare = found.frequency === 'WEEKLY' && !found.days
    // "A weekly reminder on Sundays" says how often twice.
    const named = isBare ? repeatIn(rest) : null
    if (named && named.rule.days.length > 0) return { ...named, rule: { ...named.rule, interval: found.interval ?? 1 } }
    return { rule: ruleOf(found), rest, day: found.day ?? null }
  }
  return null
}

type Found = Partial<Repeat> & Pick<Repeat, 'frequency'> & { next: number; day?: number }

function ruleOf({ frequency, interval = 1, days = [] }: Found): Repeat {
  return { frequency, interval, days: days.toSorted((a, b) => a - b), until: null, count: null }
}

function wordAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.word ?? ''
}

/** "On weekdays", "Monday to Friday", "mo-fr", "working days". */
function workdays(tokens: readonly Token[], at: number): Found | null {
  const from = ['every', 'each'].includes(wordAt(tokens, at)) ? at + 1 : at
  const word = wordAt(tokens, from)
  const rule = { frequency: 'WEEKLY', days: WEEKDAYS } as const
  if (word === 'weekday' || word === 'weekdays' || word === 'workdays' || /^mon?-fri?$/.test(word))
    return { ...rule, next: from + 1 }
  if ((word === 'working' || word === 'work' || word === 'week') && wordAt(tokens, from + 1) === 'days')
    return { ...rule, next: from + 2 }
  const isRange = ['to', '-', '–', 'thru', 'through'].includes(wordAt(tokens, from + 1))
  return isRange && weekdayNamed(word) === 1 && weekdayNamed(wordAt(tokens, from + 2)) === 5
    ? { ...rule, next: from + 3 }
    : null
}

/** "Every 28th", "the first of the month", "20th of every month", "every month on the 1st". */
function monthday(tokens: readonly Token[], at: number): Found | null {
  const word = (step: number) => wordAt(tokens, at + step)
  const isEvery = (step: number) => word(step) === 'every' || word(step) === 'each'
  const day = ordinalOf(word(0))
  if (day !== null) {
    const to = isEvery(1) ? 1 : isEvery(2) && ['of', 'on'].includes(word(1)) ? 2 : null
    if (to !== null && word(to + 1) === 'month') return { ...MONTHLY, day, next: at + to + 2 }
    const isFirst = /^(?:first|1st)$/.test(word(0)) && word(1) === 'of' && ['the', 'each', 'every'].includes(word(2))
    return isFirst && word(3) === 'month' ? { ...MONTHLY, day, next: at + 4 } : null
  }
  const named = isEvery(0) ? ordinalOf(word(1)) : null
  if (named === null || weekdayNamed(word(2)) > 0 || UNITS[word(2)]) return null
  const length = word(2) === 'of' ? (word(3) === 'month' ? 4 : word(4) === 'month' ? 5 : 0) : 2
  return length > 0 && (length > 2 || /\d/.test(word(1))) ? { ...MONTHLY, day: named, next: at + length } : null
}

function alone(tokens: readonly Token[], at: number): Found | null {
  const word = wordAt(tokens, at)
  const frequency = ALONE[word]
  const isOther = word === 'mornings' && weekdayNamed(wordAt(tokens, at - 1).replace(/s$/, '')) > 0
  return frequency && !isOther ? { frequency, interval: word === 'fortnightly' ? 2 : 1, next: at + 1 } : null
}

/** "Every Monday and Thursday", "each day", "every 2 weeks", "every other day", "every single night". */
function every(tokens: readonly Token[], at: number): Found | null {
  const word = (from: number) => wordAt(tokens, from)
  const isOnce = word(at) === 'a' && word(at - 1) === 'once'
  if (!['every', 'each', 'ever', 'evry'].includes(word(at)) && !isOnce) return null
  const from = word(at + 1) === 'single' ? at + 2 : at + 1
  const days = dayList(tokens, from, weekdayNamed)
  if (days) return { frequency: 'WEEKLY', ...days }
  const value = tokens[from]?.value ?? null
  const isOther = ['other', 'second', '2nd', 'alternate'].includes(word(from))
  const interval = isOther ? 2 : value !== null && Number.isInteger(value) && value > 0 && value < 100 ? value : 1
  const unit = isOther || interval > 1 ? from + 1 : from
  const day = isOther ? weekdayNamed(word(unit)) : 0
  if (day > 0) return { frequency: 'WEEKLY', interval, days: [day], next: unit + 1 }
  if (word(unit) === 'fortnight') return { frequency: 'WEEKLY', interval: 2, next: unit + 1 }
  const frequency = UNITS[word(unit)]
  return frequency ? { frequency, interval, next: unit + 1 } : null
}

/** "On Mondays and Thursdays". */
function plural(tokens: readonly Token[], at: number): Found | null {
  const days = dayList(tokens, at, (word) => (/s$/.test(word) && word.length > 5 ? weekdayNamed(word.slice(0, -1)) : 0))
  return days && { frequency: 'WEEKLY', ...days }
}

function dayList(
  tokens: readonly Token[],
  from: number,
  dayOf: (word: string) => number,
): { days: number[]; next: number } | null {
  const days: number[] = []
  let next = from
  for (let at = from; at < tokens.length; at++) {
    const day = dayOf(wordAt(tokens, at))
    if (day > 0) {
      days.push(day)
      next = at + 1
    } else if (days.length === 0 || ![',', 'and', '&', '/', 'n'].includes(wordAt(tokens, at))) break
  }
  return days.length > 0 ? { days: [...new Set(days)], next } : null
}

/** The first time of a repeat at an hour, still to come; without an hour the first day, for the person to set it. */
export function firstTime(
  rule: Repeat,
  { day, time, monthday = null }: { day: string | null; time: string | null; monthday?: number | null },
  { now, timeZone }: { now: Date; timeZone: string },
): string {
  const today = dateIn(timeZone, now)
  const isDue = (date: string) =>
    monthday === null
      ? rule.days.length === 0 || rule.days.includes(weekdayOf(date))
      : Number(date.slice(8)) === monthday
  const most = monthday === null ? 8 : 62
  for (let date = day ?? today, left = most; ; date = addDays(date, 1), left--) {
    if (!isDue(date) && left > 0) continue
    if (time === null) return date
    const at = instantIn(timeZone, date, time)
    if (at > now || left === 0) return at.toISOString()
  }
}
