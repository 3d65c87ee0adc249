import 'server-only'
import { addDays, dateIn, daysBetween } from '@/lib/contract/calendar'
import type { RecordQuery } from '@/lib/contract/record'
import { weekdayNamed } from '../calendar-names'
import { seasonSpan, unitSpan } from '../calendar-spans'
import { type DateMention, datesIn, LAST_DAY } from '../dates'
import { monthNamed, timePattern, timeWords } from '../time-words'
import { wordSet } from '../word-table'
import { type Slate, takeSpan, wordAt } from './slate'

export type When = NonNullable<RecordQuery['when']>
/** `isOpen` where a day is bounded by something that happened, which no calendar tells. */
export type Time = { when: When | undefined; isOpen: boolean; isLately: boolean }
/** `isGeneral`: a season is any such season. `isUsual`: so is a weekday. */
export type TimeView = {
  now: Date
  timeZone: string
  towards: 'past' | 'future'
  isGeneral?: boolean
  isUsual?: boolean
}

const LATELY = wordSet('lately recently nowadays')
const LATELY_DAYS = 30
const FIRST_DAY = '1900-01-01'

/** The part of a query. */
export function whenPart({ when }: Time): Pick<RecordQuery, 'when'> {
  return when ? { when } : {}
}

/** The days that a stretch of the slate names, which are taken from it. */
export function timeOf(slate: Slate, view: TimeView): Time {
  const today = dateIn(view.timeZone, view.now)
  const recurring = recurringOf(slate, view)
  const named = spanOf(slate, view)
  const span = named ?? lately(slate, today)
  const isOpen = span === undefined && isBounded(slate)
  const months = named?.months ? { months: named.months } : {}
  const when = { ...recurring, ...months, ...(span ? bounds(span, today, view.towards) : {}) }
  return {
    when: Object.keys(when).length > 0 ? when : undefined,
    isOpen,
    isLately: span !== undefined && !named,
  }
}

const EACH = '(?:@(every|each|on a))'
/** Words before a month or season that stands for any one of them. */
const LOOSE = '(?:^|@(in|or|and|than|with|to|during|between))'
const NO_YEAR = '(?! ~?\\d)'
const recurring = (says: string, isFor: keyof TimeView | null = null) => ({ says: timePattern(`(?:${says})`), isFor })
/** "On Mondays", "on a Monday", "at weekends", "every March", and "in winter" where any winter is meant. */
const RECURRING = [
  recurring(
    `(?<day>{weekday})s(?! ago)|${EACH}{weekday:each}|(?<ends>weekends)|${EACH}(?<end>weekend)|(?<work>weekdays|workdays)`,
  ),
  recurring('!@(last|this|next|past|since|till|until|from|by){weekday:day}', 'isUsual'),
  recurring('@(the)(?<end>weekend)', 'isGeneral'),
  recurring(`@(every|each)(?:{month:month}|{season:season})${NO_YEAR}|(?!may){month:months}s|{season:seasons}s`),
  recurring(`${LOOSE}(?!may)(?:{month:month}|{season:season})${NO_YEAR}`, 'isGeneral'),
]

function monthsOf(season: string, { timeZone }: TimeView): number[] {
  const first = Number(seasonSpan(season, 2001, timeZone).from.slice(5, 7))
  return [0, 1, 2].map((step) => ((first + step - 1) % 12) + 1)
}

function recurringOf(slate: Slate, view: TimeView): When {
  const text = timeWords(slate.tokens.slice(slate.from, slate.to))
  const [weekdays, months] = [new Set<number>(), new Set<number>()]
  for (let at = slate.from, start = 0; at < slate.to; at++, start = text.indexOf(' ', start) + 1) {
    for (const { says, isFor } of RECURRING) {
      if (slate.taken[at] || (isFor && !view[isFor])) continue
      says.lastIndex = start
      const kept = says.exec(text)?.groups
      if (!kept) continue
      slate.taken[at] = true
      const { day, each, ends, end, work, month, months: named, season, seasons } = kept
      const monthly = month ?? named
      const days = ends || end ? [6, 7] : work ? [1, 2, 3, 4, 5] : [weekdayNamed(day ?? each ?? '')]
      if (monthly) months.add(monthNamed(monthly))
      else if (season || seasons) for (const one of monthsOf(season ?? seasons ?? '', view)) months.add(one)
      else for (const one of days) weekdays.add(one)
    }
  }
  const sorted = (numbers: Set<number>) => [...numbers].sort((a, b) => a - b)
  return {
    ...(weekdays.size > 0 && { weekdays: sorted(weekdays) }),
    ...(months.size > 0 && { months: sorted(months) }),
  }
}

/** Days that are named; `months` where they are months with others between them. */
type Named = DateMention & { months?: number[] }

function spanOf(slate: Slate, { now, timeZone, towards }: TimeView): Named | undefined {
  const tokens = slate.tokens.filter((_, at) => at >= slate.from && at < slate.to && !slate.taken[at])
  // "Days at 1": an hour by itself is of no day.
  const mentions = datesIn({ ...slate.sentence, tokens }, { now, timeZone, towards, isAsked: true }).filter(
    ({ isNamed }) => isNamed,
  )
  for (const { start, end } of mentions) takeSpan(slate, start, end)
  // A day of the month that is said beside a feast or a name of a day tells which one is meant.
  const sure = mentions.filter(({ words }) => /\d/.test(words))
  const isSure = ({ from, to, words }: DateMention) =>
    from === to || /\d|\b(?:since|after|before|from|until)\b/i.test(words)
  const [first, ...others] = sure.length > 0 && mentions.every(isSure) ? sure : mentions
  const named = first && others.reduce((sum: Named, next) => together(sum, next, slate), first)
  // "Since I moved, 14 Feb": from the day that tells when that was.
  const since = slate.tokens.findIndex(
    ({ word, start }, at) => word === 'since' && at >= slate.from && !slate.taken[at] && start < (named?.start ?? 0),
  )
  if (!named || since < 0) return named
  slate.taken[since] = true
  return { ...named, to: dateIn(timeZone, now), isRange: true }
}

/** Between months of a list, and between days that are meant together. */
const LISTED = /^(?:,|or|,? ?and|\+|&|with)?$/

/** "Saturday 14 March", "in March last year", "in May and June", "June, July and August". */
function together(first: Named, second: DateMention, { sentence }: Slate): Named {
  const between = sentence.text.slice(first.end - sentence.start, second.start - sentence.start).trim()
  const [from, to] = [[first.from, second.from].sort(), [first.to, second.to].sort()]
  const [earliest = '', later = ''] = from
  const [sooner = '', latest = ''] = to
  const own = first.months ?? (isWhole(first, 7) ? [monthOf(first)] : undefined)
  const isApart = second.from > first.to || second.to < first.from
  const { end } = second
  // Those between two months that are named are none of them.
  if (LISTED.test(between) && own && isWhole(second, 7) && isApart)
    return { ...first, end, from: earliest, to: latest, months: [...own, monthOf(second)].sort((a, b) => a - b) }
  if (LISTED.test(between) && !/^(?:,|or|)$/.test(between)) return { ...first, end, from: earliest, to: latest }
  if (later <= sooner) return { ...first, end, from: later, to: sooner }
  const [short, year] = first.isRange && isWhole(first, 4) ? [second, first] : [first, second]
  if (!isWhole(year, 4)) return first
  const moveTo = (day: string) => `${year.from.slice(0, 4)}${day.slice(4)}`
  return { ...short, from: moveTo(short.from), to: moveTo(short.to) }
}

/** Whether days are a whole month (the first 7 letters of a day) or most of a year (4). */
function isWhole({ from, to }: DateMention, letters: 4 | 7): boolean {
  const starts = letters === 4 ? from.endsWith('-01-01') : from.endsWith('-01')
  return starts && from.slice(0, letters) === to.slice(0, letters) && to > addDays(from, letters === 4 ? 31 : 26)
}

function monthOf({ from }: DateMention): number {
  return Number(from.slice(5, 7))
}

function lately(slate: Slate, today: string): { from: string; to: string } | undefined {
  const at = slate.tokens.findIndex((_, place) => {
    const isThese = wordAt(slate, place) === 'these' && wordAt(slate, place + 1) === 'days'
    const isOther = slate.taken[place] || /^(?:most|how)$/.test(wordAt(slate, place - 1))
    return !isOther && (isThese || LATELY.has(wordAt(slate, place)))
  })
  if (at < 0) return undefined
  slate.taken[at] = true
  return { from: addDays(today, 1 - LATELY_DAYS), to: today }
}

function bounds({ from, to }: { from: string; to: string }, today: string, towards: 'past' | 'future'): When {
  const isOpenEnd = to === LAST_DAY || (towards === 'past' && to >= today && from < today)
  return { ...(from > FIRST_DAY ? { from } : {}), ...(isOpenEnd ? {} : { to }) }
}

/** "Since I moved", "before my period": a bound that is no date. */
function isBounded(slate: Slate): boolean {
  return slate.tokens.some(({ word }, at) => {
    if (slate.taken[at] || at < slate.from || at >= slate.to - 1) return false
    const next = wordAt(slate, at + 1)
    if (/^(?:before|after|during)$/.test(word)) return next === 'my'
    const isWord = slate.tokens[at + 1]?.kind === 'word' && next !== 'have' && next !== 'when'
    return /^(?:since|until|till)$/.test(word) && isWord && wordAt(slate, at - 1) !== 'long'
  })
}

/** The other days: other weekdays, other months, or the stretch as long before. */
export function otherDays(when: When | undefined, today: string): When | null {
  const { weekdays, months, from, to = today } = when ?? {}
  const others = (count: number, own: readonly number[]) =>
    Array.from({ length: count }, (_, at) => at + 1).filter((one) => !own.includes(one))
  if (weekdays) return { ...when, weekdays: others(7, weekdays) }
  if (months) return { ...when, months: others(12, months) }
  if (!from) return null
  if (from.endsWith('-01-01')) return unitSpan(from, 'year', -1)
  if (from.endsWith('-01') && to <= unitSpan(from, 'month', 0).to) return unitSpan(from, 'month', -1)
  return { from: addDays(from, -daysBetween(from, to) - 1), to: addDays(from, -1) }
}
