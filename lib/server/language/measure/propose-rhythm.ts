import 'server-only'
import type { Rhythm } from '@/lib/contract/measure'
import { oftenWords } from '@/lib/contract/measure-words'
import { MONTHS, weekdayNamed } from '../calendar-names'
import { readText, type Token } from '../text'
import { isMeasured, isPlural, singularOf, unitOf } from '../units'
import { wordSet, wordTable } from '../word-table'
import { AT_ONE_GO } from './levels'
import { isGo } from './rhythm-noun'
import { rhythmTime } from './rhythm-time'

const SETS = wordTable<number[]>({
  ...{ weekdays: [1, 2, 3, 4, 5], weekday: [1, 2, 3, 4, 5], weeknights: [1, 2, 3, 4, 5], weekends: [6, 7] },
})
const PERIODS = wordTable<Rhythm['per']>({
  ...{ day: 'day', night: 'day', morning: 'day', evening: 'day', bedtime: 'day', lunchtime: 'day' },
  ...{ week: 'week', month: 'month' },
})
const ADVERBS = wordTable<Rhythm['per']>({
  ...{ daily: 'day', nightly: 'day', everyday: 'day', mornings: 'day', evenings: 'day' },
  ...{ weekly: 'week', monthly: 'month' },
})
/** Things taken one at a time, though they are measures. */
const HELPINGS = wordSet('glass cup portion serving pint bottle meal pill tablet')
/** Things of which one sitting makes many. */
const MANY_AT_ONCE = wordSet('page word line verse step rep song scale exercise question flashcard card')
const FEW = 12
const SPAN = new Set(['to', '-', '–', 'till', 'through', 'thru'])
/** What begins a goal that is to leave something out, each day anew. */
const LEAVING = wordSet('stop quit no avoid zero')
const LEFT_OUT = wordSet(
  'alcohol booze beer wine drink drinks sugar sweets chocolate dessert desserts caffeine coffee soda coke crisps snacks snack junk meat dairy gluten bread takeaway takeaways takeout smoking cigarettes cigarette nicotine vape vaping weed cannabis porn gambling phone phones screens screen scrolling tv television netflix youtube instagram tiktok facebook twitter games gaming spending shopping swearing',
)
const TWICE_A_MONTH: Found = { per: 'month', times: 2 }
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
    const words = tokens.map(({ word }) => word)
    const found =
      everySeveral(tokens) ??
      timesIn(tokens) ??
      weekdaysIn(words) ??
      eachIn(words) ??
      withoutIn(tokens) ??
      forATime(title)
    if (found) {
      const measure: Rhythm = { kind: 'rhythm', unit: '', ...found }
      return { measure, words: `Counted as a rhythm: ${oftenWords(measure)}.` }
    }
  }
  return null
}

/** "Sober October", "30 days of yoga": each of its days. */
function forATime(title: string): Found | null {
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

/** "3 x a week", "twice a month", "30 minutes a day", "4 runs per week". */
function timesIn(tokens: readonly Token[]): Found | null {
  for (const [at, { word }] of tokens.entries()) {
    const isEach = ['a', 'an', 'per', 'each', 'every', '/'].includes(word)
    const per = PERIODS[tokens[at + 1]?.word ?? '']
    if (!isEach || !per) continue
    const before = tokens.slice(Math.max(0, at - 4), at)
    if (['in', 'for', 'within', 'after', 'half', 'of'].includes(before.at(-1)?.word ?? '')) continue
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

/** "Every other day", "every 3 days", "fortnightly": so many times in the next longer period, rounded down. */
function everySeveral(tokens: readonly Token[]): Found | null {
  for (const [at, { word }] of tokens.entries()) {
    if (word === 'fortnightly') return TWICE_A_MONTH
    if (!['every', 'each', 'once'].includes(word)) continue
    const [count, noun] = [tokens[at + 1], tokens[at + 2]?.word ?? '']
    if (count?.word === 'fortnight' || (word === 'once' && noun === 'fortnight')) return TWICE_A_MONTH
    const several = count?.word === 'other' || count?.word === 'second' ? 2 : count?.word === 'third' ? 3 : count?.value
    if (word === 'once' || typeof several !== 'number' || !(several >= 2)) continue
    const per = PERIODS[singularOf(noun)]
    if (per === 'day' && several < DAYS_OF_WEEK) return { per: 'week', times: Math.floor(DAYS_OF_WEEK / several) }
    if (per === 'week' && several <= WEEKS_OF_MONTH)
      return { per: 'month', times: Math.floor(WEEKS_OF_MONTH / several) }
  }
  return null
}

/** "On Sundays", "every Mon and Thu", "Mon/Wed/Fri", "Mon to Fri", "on weekdays". */
function weekdaysIn(words: readonly string[]): Found | null {
  const named = [...new Set(words.map(dayNamed).filter(Boolean))].sort()
  // Two of them are no date, but where one is the day by which it is done.
  const isSeveral = named.length > 1 && !words.some((word) => word === 'by' || word === 'before' || word === 'until')
  const [first = 0, last = 0] = isSeveral ? [named[0], named.at(-1)] : []
  const isSpan =
    named.length === 2 && words.some((word, at) => SPAN.has(word) && dayNamed(words[at - 1]) && dayNamed(words[at + 1]))
  if (isSpan) return onDays(Array.from({ length: last - first + 1 }, (_, at) => first + at))
  const isAgain =
    isSeveral ||
    words.some(
      (word) => word === 'every' || word === 'each' || /^(?:mon|tues|wednes|thurs|fri|satur|sun)days$/.test(word),
    )
  const set = words.flatMap((word) => SETS[word] ?? [])
  return onDays([...new Set([...(isAgain ? named : []), ...set])].sort())
}

function onDays(weekdays: number[]): Found | null {
  return weekdays.length > 0 ? { per: 'week', times: weekdays.length, weekdays } : null
}

function dayNamed(word = ''): number {
  return weekdayNamed(word.replace(/s$/, ''))
}

/** "Every day", "daily", "Dry January". */
function eachIn(words: readonly string[]): Found | null {
  for (const [at, word] of words.entries()) {
    const next = words[at + 1] ?? ''
    const per = word === 'every' || word === 'each' ? PERIODS[next] : ADVERBS[word]
    if (per) return { per, times: 1 }
    if ((word === 'dry' && MONTHS.includes(next)) || word === 'veganuary') return { per: 'day', times: 1 }
  }
  return null
}
