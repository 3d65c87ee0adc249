import 'server-only'
import type { Rhythm } from '@/lib/contract/measure'
import { oftenWords } from '@/lib/contract/measure-words'
import { weekdayNamed } from '../calendar-names'
import { repeatIn } from '../orders/repeats'
import { readText, type Token } from '../text'
import { isMeasured, isPlural, unitOf } from '../units'
import { wordSet, wordTable } from '../word-table'
import { AT_ONE_GO, isGo } from './rhythm-noun'
import { rhythmTime } from './rhythm-time'
import words from './words.json'

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
