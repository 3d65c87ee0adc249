import 'server-only'
import { addDays, dateIn } from '@/lib/contract/calendar'
import type { Rhythm } from '@/lib/contract/measure'
import { oftenWords } from '@/lib/contract/measure-words'
import { MONTHS, weekdayNamed } from '../calendar-names'
import { monthSpan } from '../calendar-spans'
import { repeatIn } from '../orders/repeats'
import { readText, type Sentence, type Token } from '../text'
import { isMeasured, isPlural, unitOf } from '../units'
import { wordSet, wordTable } from '../word-table'
import words from './words.json'

/** What is done at one go, or on one day: so many of them are no sum. */
export const AT_ONE_GO = wordSet(words.rhythmNoun.atOneGo)
/** What is done once each: a title that has so many of them has so many times. */
const TIMES = 'times'
const GOES = wordSet(words.rhythmNoun.goes)

/** Whether a word is of what is done once each. */
export function isGo(word: string): boolean {
  return GOES.has(unitOf(word))
}

/** What a rhythm's values count: its own unit, "glasses" of a title of 8 glasses a day, else "times". */
export function rhythmNoun({ title, unit }: { title: string; unit: string }): string {
  if (isPlural(unit.toLowerCase())) return unit
  for (const { tokens } of readText(title).sentences) {
    const figure = tokens.findIndex(({ value }) => value !== null && value > 1)
    const { word = '' } = tokens[figure + 1] ?? {}
    const isCounted = figure >= 0 && isPlural(word) && !isMeasured(unitOf(word)) && !isGo(word)
    if (isCounted) return word
  }
  return TIMES
}

/** What is left out, or done, for one month and no longer. */
const OF_MONTHS = wordTable<number>({ veganuary: 1, movember: 11, nanowrimo: 11, stoptober: 10 })
const LEADING = wordSet('dry sober sugar-free smoke-free alcohol-free meat-free booze-free plastic-free no-spend')
const CHALLENGE = /\bchallenge\b/i
const MOST_DAYS = 366
const FEWEST_DAYS = 7

/** The last day of what is done for a time, and its first one where that is still to come. */
export type RhythmTime = { begins: string | null; until: string }

/**
 * When what is done each day for so long is over: "Dry January" with the next 31 January, and it begins with the month;
 * "30 days of yoga" with the thirtieth day from today on. Null for what has no end.
 */
export function rhythmTime(title: string, { now, timeZone }: { now: Date; timeZone: string }): RhythmTime | null {
  const today = dateIn(timeZone, now)
  const isChallenge = CHALLENGE.test(title)
  for (const { tokens } of readText(title).sentences) {
    const words = tokens.map(({ word }) => word)
    for (const [at, { word, value }] of tokens.entries()) {
      const before = words.slice(Math.max(0, at - 2), at)
      const isLed = LEADING.has(before.join('-')) || LEADING.has(before.at(-1) ?? '')
      const month = OF_MONTHS[word] ?? (isLed ? MONTHS.indexOf(word) + 1 : 0)
      if (month > 0) return nextOf(month, today)
      const isWhole = words[at + 2] === 'of' || (words[at + 2] === 'without' && at === 0) || isChallenge
      if (words[at + 1] === 'days' && isWhole && isLong(value)) return daysFrom(today, value as number)
    }
  }
  const days = Number(/\b(\d{1,3})-day\b/i.exec(title)?.[1])
  return isLong(days) ? daysFrom(today, days) : null
}

function daysFrom(today: string, days: number): RhythmTime {
  return { begins: null, until: addDays(today, days - 1) }
}

function isLong(days: number | null): boolean {
  return days !== null && Number.isInteger(days) && days >= FEWEST_DAYS && days <= MOST_DAYS
}

/** The month that is running, or comes next. */
function nextOf(month: number, today: string): RhythmTime {
  const year = Number(today.slice(0, 4))
  const here = monthSpan(year, month)
  const { from, to } = here.to >= today ? here : monthSpan(year + 1, month)
  return { begins: from > today ? from : null, until: to }
}

const PERIODS = wordTable<Rhythm['per']>({
  ...{ day: 'day', night: 'day', morning: 'day', evening: 'day', bedtime: 'day', lunchtime: 'day' },
  ...{ week: 'week', month: 'month' },
})
/** Things taken one at a time, though they are measures. */
const HELPINGS = wordSet('glass cup portion serving pint bottle meal pill tablet')
/** Things of which one sitting makes many. */
const MANY_AT_ONCE = wordSet('page word line verse step rep song scale exercise question flashcard card')
const FEW = 12
const SPAN = new Set(['to', '-', '–', 'till', 'through', 'thru'])
/** What begins a goal that is to leave something out, each day anew. */
const LEAVING = wordSet('stop quit no avoid zero')
const LEFT_OUT = wordSet(words.proposeRhythm.leftOut)
const WEEKS_OF_MONTH = 4
const DAYS_OF_WEEK = 7
const MOST = 100

export type ProposedRhythm = { measure: Rhythm; words: string }

/**
 * How often a goal is to be done, by its title: "Gym 3 x a week", "Call Mam on Sundays",
 * "Dry January", "every other day", "quit sugar". What is measured each time ("500 words a day") is done or not done each
 * time. Null where the words leave it open.
 */
export function proposeRhythm({ title }: { title: string }): ProposedRhythm | null {
  for (const { tokens } of readText(title).sentences) {
    const found = againIn(tokens) ?? withoutIn(tokens) ?? forATime(title)
    if (found) {
      const measure: Rhythm = { kind: 'rhythm', unit: '', ...found }
      return { measure, words: `Counted as a rhythm: ${oftenWords(measure)}.` }
    }
  }
  return null
}

/** What a title says of how often, where it says so: "3 x a week", "on Sundays", "daily". */
export function againIn(tokens: readonly Token[]): Found | null {
  return timesIn(tokens) ?? weekdaysIn(tokens.map(({ word }) => word)) ?? repeated(tokens)
}

/** "Sober October", "30 days of yoga": each of its days. */
export function forATime(title: string): Found | null {
  return rhythmTime(title, { now: new Date(), timeZone: 'UTC' }) ? { per: 'day', times: 1 } : null
}

/** A day without it is a day done: "Quit sugar", "Stop biting my nails", "No phone after 9 pm". "Quit my job" is done once. */
function withoutIn(tokens: readonly Token[]): Found | null {
  const [first, second, third] = tokens.map(({ word }) => word)
  const isGivingUp = (first === 'give' && second === 'up') || (first === 'cut' && second === 'out')
  if (!isGivingUp && !LEAVING.has(first ?? '')) return null
  const what = (isGivingUp ? third : second) ?? ''
  const isDoing =
    /^[a-z]{2,}ing$/.test(what) && !['being', 'everything', 'something', 'anything', 'nothing'].includes(what)
  const said = tokens.slice(1, 5).map(({ word }) => word)
  return isDoing || said.some((word) => LEFT_OUT.has(word)) ? { per: 'day', times: 1 } : null
}

type Found = Pick<Rhythm, 'per' | 'times' | 'weekdays'>

/** "A week", "per month", "every day": the period that stands there, of which so much is each time; "in a week" is a length. */
export function periodAt(tokens: readonly Token[], at: number): Rhythm['per'] | undefined {
  const isEach = EACH.has(tokens[at]?.word ?? '') && !LENGTHS.has(tokens[at - 1]?.word ?? '')
  return isEach ? PERIODS[tokens[at + 1]?.word ?? ''] : undefined
}
const LENGTHS = wordSet('in for within after take half of')
const EACH = wordSet('a an per each every /')

/** "3 x a week", "twice a month", "30 minutes a day", "4 runs per week". */
function timesIn(tokens: readonly Token[]): Found | null {
  for (const [at, { word }] of tokens.entries()) {
    const per = periodAt(tokens, at)
    if (!per) continue
    const before = tokens.slice(Math.max(0, at - 4), at)
    const figure = before.findLast((token) => token.value !== null || token.word === 'once' || token.word === 'twice')
    if (!figure) continue
    const count = figure.word === 'once' ? 1 : figure.word === 'twice' ? 2 : (figure.value as number)
    const next = tokens[tokens.indexOf(figure) + 1]?.word ?? ''
    const isGoes = figure.word === 'once' || figure.word === 'twice' || next === word || areGoes(tokens, figure)
    const times = isGoes ? count : 1
    if (Number.isInteger(times) && times >= 1 && times <= MOST) return { per, times }
  }
  return null
}

/** Whether a figure is so many goes: "4 runs", "two alcohol-free days", "8 glasses", "3 new people", but not "500 words". */
function areGoes(tokens: readonly Token[], figure: Token): boolean {
  const at = tokens.indexOf(figure) + 1
  const [next, after] = [tokens[at]?.word ?? '', tokens[at + 1]?.word ?? '']
  if (isGo(next) || (isGo(after) && !isUnit(next))) return true
  const noun = isPlural(next) ? next : isPlural(after) && !isUnit(next) ? after : ''
  if (noun === '' || (figure.value ?? 0) > FEW) return false
  return HELPINGS.has(unitOf(noun)) || !isUnit(noun)
}

/** Whether a word is a unit of what is measured, or of what many are done of at one go: kilometres, push-ups, pages. */
function isUnit(word: string): boolean {
  const unit = unitOf(word)
  return isMeasured(unit) || AT_ONE_GO.has(unit) || MANY_AT_ONCE.has(unit)
}

/** "Daily", "on weekdays", "every other day", "fortnightly": so many times in the next longer period, rounded down. */
function repeated(tokens: readonly Token[]): Found | null {
  const { frequency, interval, days } = repeatIn(tokens)?.rule ?? {}
  if (!frequency || !interval) return null
  if (days && days.length > 0) return interval === 1 ? onDays(days) : null
  if (interval === 1) return { per: PER[frequency], times: 1 }
  if (frequency === 'DAILY')
    return interval < DAYS_OF_WEEK ? { per: 'week', times: Math.floor(DAYS_OF_WEEK / interval) } : null
  const isOfMonth = frequency === 'WEEKLY' && interval <= WEEKS_OF_MONTH
  return isOfMonth ? { per: 'month', times: Math.floor(WEEKS_OF_MONTH / interval) } : null
}
const PER = { DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month' } as const

/** "Mon, Wed and Fri", "Mon to Thu", "weekends": weekdays without a word that says again. */
function weekdaysIn(words: readonly string[]): Found | null {
  const named = [...new Set(words.map(weekdayNamed).filter(Boolean))].sort()
  const [first = 0, last = 0] = [named[0], named.at(-1)]
  // Two of them are no date, but where one is the day by which it is done.
  if (named.length < 2 || words.some((word) => BY.has(word))) return words.includes('weekends') ? onDays([6, 7]) : null
  const isSpan = named.length === 2 && words.some((word, at) => SPAN.has(word) && weekdayNamed(words[at - 1] ?? '') > 0)
  return onDays(isSpan ? Array.from({ length: last - first + 1 }, (_, at) => first + at) : named)
}
const BY = wordSet('by before until')

function onDays(weekdays: number[]): Found | null {
  return weekdays.length > 0 ? { per: 'week', times: weekdays.length, weekdays } : null
}

const HABITS = wordSet('habit routine streak')

/** Whether a goal's title is a rhythm: something to be done again and again ("gym 3x a week", "Dry January"), no sum. */
export function isRhythm(title: string): boolean {
  const isAgain = ({ tokens }: Sentence) =>
    againIn(tokens) !== null ||
    tokens.some(({ word, value }, at) => HABITS.has(word) || (value !== null && isRate({ tokens }, at + 1)))
  return readText(title).sentences.some(isAgain) || forATime(title) !== null
}

/** Whether an amount that ends before a token is so much each time: "500 words a day", "£200 per month", "3 days in a row". */
export function isRate({ tokens }: Pick<Sentence, 'tokens'>, to: number): boolean {
  const mark = tokens.findIndex(({ kind, word }, at) => at >= to && kind === 'mark' && word !== '/')
  const end = Math.min(to + REACH, mark < 0 ? tokens.length : mark)
  const isEach = tokens.some((_, at) => at >= to && at < end && (periodAt(tokens, at) || isTimes(tokens, at)))
  return isEach || repeatIn(tokens.slice(to, end)) !== null
}
const REACH = 5

function isTimes(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  return COUNTED.has(tokens[at]?.word ?? '') && before !== undefined && before.value !== null
}
const COUNTED = wordSet('x times')
