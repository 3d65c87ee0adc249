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
  isGeneral: boolean
  isUsual?: boolean
}

const LATELY = wordSet('lately recently nowadays')
const LATELY_DAYS = 30
const BOUNDS = wordSet('since until till')
/** They bound a day where what is the person's own follows: "before my period". */
const OWN_BOUNDS = wordSet('before after during')
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
  const [first, ...others] = sure.length > 0 && mentions.every(isDayOrSure) ? sure : mentions
  const named = first && others.reduce((sum: Named, next) => together(sum, next, slate), first)
  return named && sinceThen(slate, named, dateIn(timeZone, now))
}

function isDayOrSure({ from, to, words }: DateMention): boolean {
  return /\d/.test(words) || from === to || /\b(?:since|after|before|from|until)\b/i.test(words)
}

/** "Since I moved, 14 Feb": from the day that tells when that was. "Before the 10th" is of that month. */
function sinceThen(slate: Slate, mention: Named, today: string): Named {
  if (/^before the \d+[a-z]+(?: of|$)/i.test(mention.words)) return { ...mention, from: `${mention.to.slice(0, 8)}01` }
  const at = slate.tokens.findIndex(
    ({ word, start }, place) => word === 'since' && place >= slate.from && start < mention.start && !slate.taken[place],
  )
  if (at < 0) return mention
  slate.taken[at] = true
  return { ...mention, to: today, isRange: true }
}

const JOINED = new Set(['and', ', and', '+', '&', 'with'])
/** Months stand in a list of more than two. */
const LISTED = new Set([...JOINED, ',', 'or', ''])

/** "Saturday 14 March", "in March last year", "in May and June", "June, July and August". */
function together(first: Named, second: DateMention, { sentence }: Slate): Named {
  const between = sentence.text.slice(first.end - sentence.start, second.start - sentence.start).trim()
  const { end } = second
  const isListed = LISTED.has(between) && isMonth(second) && (first.months !== undefined || isMonth(first))
  if (isListed && (second.from > first.to || second.to < first.from)) return withMonth(first, second)
  if (JOINED.has(between)) {
    return { ...first, end, from: earliest(first.from, second.from), to: latest(first.to, second.to) }
  }
  const from = latest(first.from, second.from)
  const to = earliest(first.to, second.to)
  if (from <= to) return { ...first, end, from, to }
  const [short, year] = first.isRange && isYear(first) ? [second, first] : [first, second]
  if (!isYear(year)) return first
  const moveTo = (day: string) => `${year.from.slice(0, 4)}${day.slice(4)}`
  return { ...short, from: moveTo(short.from), to: moveTo(short.to) }
}

/** One month more: those between two that are named are none of them. */
function withMonth(first: Named, second: DateMention): Named {
  const months = [...(first.months ?? [monthOf(first)]), monthOf(second)].sort((a, b) => a - b)
  const from = earliest(first.from, second.from)
  const to = latest(first.to, second.to)
  return { ...first, end: second.end, from, to, months }
}

function isMonth({ from, to }: DateMention): boolean {
  return from.endsWith('-01') && from.slice(0, 7) === to.slice(0, 7) && to > addDays(from, 26)
}

function monthOf({ from }: DateMention): number {
  return Number(from.slice(5, 7))
}

function earliest(one: string, other: string): string {
  return [one, other].sort()[0] as string
}

function latest(one: string, other: string): string {
  return [one, other].sort()[1] as string
}

function isYear({ from, to }: DateMention): boolean {
  return from.slice(5) === '01-01' && from.slice(0, 4) === to.slice(0, 4) && to > addDays(from, 31)
}

function lately(slate: Slate, today: string): { from: string; to: string } | undefined {
  for (let at = slate.from; at < slate.to; at++) {
    const isThese = wordAt(slate, at) === 'these' && wordAt(slate, at + 1) === 'days'
    if (slate.taken[at] || !(LATELY.has(wordAt(slate, at)) || isThese)) continue
    if (['most', 'how'].includes(wordAt(slate, at - 1))) continue
    slate.taken[at] = true
    return { from: addDays(today, 1 - LATELY_DAYS), to: today }
  }
  return undefined
}

function bounds({ from, to }: { from: string; to: string }, today: string, towards: 'past' | 'future'): When {
  const isOpenEnd = to === LAST_DAY || (towards === 'past' && to >= today && from < today)
  return { ...(from > FIRST_DAY ? { from } : {}), ...(isOpenEnd ? {} : { to }) }
}

/** "Since I moved": a bound that is no date. */
function isBounded(slate: Slate): boolean {
  for (let at = slate.from; at < slate.to - 1; at++) {
    if (slate.taken[at]) continue
    if (OWN_BOUNDS.has(wordAt(slate, at)) && wordAt(slate, at + 1) === 'my') return true
    if (!BOUNDS.has(wordAt(slate, at)) || wordAt(slate, at + 1) === 'have') continue
    if (slate.tokens[at + 1]?.kind === 'word' && wordAt(slate, at + 1) !== 'when' && wordAt(slate, at - 1) !== 'long')
      return true
  }
  return false
}

/** The other days: other weekdays, other months, or the stretch as long before. */
export function otherDays(when: When | undefined, today: string): When | null {
  if (!when) return null
  const { weekdays, months, from, to = today } = when
  if (weekdays) return { ...when, weekdays: [1, 2, 3, 4, 5, 6, 7].filter((day) => !weekdays.includes(day)) }
  if (months)
    return { ...when, months: Array.from({ length: 12 }, (_, at) => at + 1).filter((one) => !months.includes(one)) }
  if (!from) return null
  if (from.endsWith('-01-01')) return { ...unitSpan(from, 'year', -1) }
  if (from.endsWith('-01') && to <= unitSpan(from, 'month', 0).to) return { ...unitSpan(from, 'month', -1) }
  const length = daysBetween(from, to) + 1
  return { from: addDays(from, -length), to: addDays(from, -1) }
}
