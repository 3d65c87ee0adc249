import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import { type DateMention, datesIn } from '@/lib/server/language/dates'
import { smallNumber } from '@/lib/server/language/numbers'
import { type Quantity, quantitiesIn } from '@/lib/server/language/quantities'
import type { Sentence } from '@/lib/server/language/text'
import { isMeasured, isTime, sameUnit, singularOf, unitOf } from '@/lib/server/language/units'
import { wordSet, wordTable } from '@/lib/server/language/word-table'
import type { SaidSentence } from '../said'
import { type Amount, amount } from './amount-words'

/** A period that an amount may be of, and the part of the text that says it: "a week", "every two weeks", "on Sundays". */
type Per = { days: number; name: string; words: string; start: number; end: number }
/** So much in so many days: `how` is the way it was reckoned: "600 words × 3 = 1,800 words a week". */
export type Rate = Amount & { days: number; name: string; every: string; how: string }
/** How often, in what: "three mornings a week". */
type Times = { count: number; per: Per }

/** What a message gives to reckon with, each figure in one place at most. */
export type Figures = {
  rate: Rate | null
  amounts: Amount[]
  percent: { value: number; after: string } | null
  /** A day that bounds it, the day on which it begins, or a length of time. */
  until: DateMention | null
  start: DateMention | null
  span: { days: number; words: string } | null
  /** The period for which an amount is asked: "how much is that a month?". */
  asked: Per | null
}

export const PERIODS = wordTable<number>({
  hour: 1 / 24,
  day: 1,
  night: 1,
  morning: 1,
  evening: 1,
  afternoon: 1,
  weekday: 7 / 5,
  workday: 7 / 5,
  weekend: 7,
  week: 7,
  fortnight: 14,
  month: 365.25 / 12,
  year: 365.25,
})
const ADVERBS = wordTable<string>({ hourly: 'hour', daily: 'day', weekly: 'week', monthly: 'month', yearly: 'year' })
const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const PER = new RegExp(
  `\\bevery (?<n>\\w+) (?<unit>day|week|month)s?\\b|(?:\\b(?:an?|per|each|every) |/ ?)(?<period>${Object.keys(PERIODS).join('|')})\\b|\\b(?<adverb>hourly|daily|weekly|monthly|yearly)\\b|\\bon (?<all>weekdays|weekends)\\b|\\b(?:every|each) (?<weekday>${WEEKDAY})\\b|\\bon (?<weekdays>${WEEKDAY})s\\b`,
  'gi',
)

function persIn({ text, start }: Sentence): Per[] {
  return [...text.matchAll(PER)].flatMap(({ 0: words, index, groups = {} }) => {
    const at = { start: start + index, end: start + index + words.length }
    const { n, unit = '', period, adverb, all, weekday, weekdays } = groups
    const name = (period ?? ADVERBS[adverb?.toLowerCase() ?? ''])?.toLowerCase()
    if (name) return { days: PERIODS[name] ?? 1, name, words: `a ${name}`, ...at }
    if (all) return { days: all === 'weekdays' ? 7 / 5 : 7 / 2, name: 'day', words: `on ${all}`, ...at }
    if (!n) return { days: 7, name: 'week', words: `every ${weekday ?? weekdays}`, ...at }
    const several = n === 'other' ? 2 : (smallNumber(n) ?? Number(n))
    return several > 1 ? { days: several * (PERIODS[unit] ?? 1), name: `${several} ${unit}s`, words, ...at } : []
  })
}

/** What is counted to say how often: "three mornings a week". */
const TIMES = wordSet('time x day night morning evening afternoon session weekday workday')
const ASKING = /\b(?:how|what|what's|whats|when|which|need|that)\b/i
const STARTING = /\b(?:from|start|starting|begin|beginning)\s*$/i
const PEOPLE = wordSet('person friend kid child way flatmate colleague task guest')
const HAD = /\b(?:already|have|got|saved|done|read|written|now|had|minus|less|deposit|spent|paid)\b/i

/** What a message of one to four sentences gives to reckon with. */
export function figuresIn(sentences: readonly SaidSentence[], at: { now: Date; timeZone: string }): Figures {
  const figures: Figures = { rate: null, amounts: [], percent: null, until: null, start: null, span: null, asked: null }
  const rates: Rate[] = []
  const often: Times[] = []
  const today = dateIn(at.timeZone, at.now)
  for (const { sentence } of sentences.slice(0, 4)) {
    const textOf = (from: number, to?: number) =>
      sentence.text.slice(Math.max(0, from - sentence.start), to === undefined ? undefined : to - sentence.start)
    const pers = persIn(sentence)
    const dates = datesIn(sentence, { ...at, towards: 'future' }).filter(
      // "At 17.40" an hour is no time of day.
      ({ start, end, words }) => !/^at [\d.]+$/.test(words) && !pers.some((per) => start < per.end && end > per.start),
    )
    const begins = ({ start }: DateMention) => STARTING.test(textOf(0, start))
    figures.until ??= dates.findLast((one) => !begins(one) && one.to >= today) ?? null
    figures.start ??= dates.find(begins) ?? null
    const free = quantitiesIn(sentence).flatMap((one) => withoutTime(one, pers, dates))
    for (const per of pers) {
      const lead = textOf(0, per.start)
      const before = free.findLast(({ end }) => end <= per.start)
      const between = before ? textOf(before.end, per.start).trim().split(' ') : []
      const times = /\b(once|twice) *$/i.exec(lead)?.[1]?.toLowerCase()
      const isSpan = /^an? /i.test(textOf(per.start)) && /\b(?:over|in|for|within|after) $/i.test(lead)
      if (isSpan) figures.span ??= per
      else if (times) often.push({ count: times === 'once' ? 1 : 2, per })
      else if (before && between.length <= 3 && !/[,;:?!]/.test(between.join('')) && !ASKING.test(between.join(' '))) {
        free.splice(free.indexOf(before), 1)
        const isOften = TIMES.has(before.unit ?? unitOf(between[0] ?? '')) && Number.isInteger(before.value)
        if (isOften) often.push({ count: before.value, per })
        else rates.push({ ...plain(before), days: per.days, name: per.name, every: per.words, how: '' })
      } else if (/^(?:and|or)\b/i.test(sentence.text) || ASKING.test(lead.split(/[,;:.-]/).at(-1) ?? ''))
        figures.asked ??= per
      // "Every Tuesday" tells how often.
      else often.push({ count: 1, per })
    }
    for (const one of free) {
      const days = one.unit && isTime(one.unit) ? PERIODS[one.unit] : undefined
      const [lead, words, tail] = [textOf(0, one.start), textOf(one.start, one.end), textOf(one.end)]
      if (one.form === 'percent') figures.percent ??= { value: one.value, after: /^\W*(\w*)/.exec(tail)?.[1] ?? '' }
      else if (days) figures.span ??= { days: one.value * days, words }
      else figures.amounts.push(amountOf(one, [lead, words, tail]))
    }
  }
  return { ...figures, ...rateOf(rates, often, figures.amounts) }
}

function plain({ value, unit, of }: Quantity): Amount {
  return { value, unit, of, role: null }
}

/** A quantity without what belongs to a period or a date: in "50 a week" no weeks are counted. */
function withoutTime(one: Quantity, pers: readonly Per[], dates: readonly DateMention[]): Quantity[] {
  const isOver = ({ start, end }: { start: number; end: number }) => one.start < end && one.end > start
  if (one.form === 'clock' || one.form === 'ordinal' || dates.some(isOver)) return []
  const per = pers.find(isOver)
  if (!per) return [one]
  return one.start >= per.start ? [] : [{ ...one, unit: null, form: 'plain', end: per.start }]
}

function amountOf(one: Quantity, [lead, words, tail]: [string, string, string]): Amount {
  // "4.20 a metre" is what a metre costs.
  if (/^\d[\d.,]* an? /i.test(words)) return { ...plain(one), unit: null, role: 'each' }
  const role = roleOf(one, [lead, words, tail])
  const around = `${lastWords(lead, 3)} ${words}${tail}`
  // "Me and my two brothers": the one who asks is one of them.
  const isSelf = role === 'parts' && /\b(?:me|myself|i) and\b|\band (?:me|myself|i)\b/i.test(around)
  // Things go by the name that they were given.
  const unit =
    one.unit === null || isMeasured(one.unit) ? one.unit : singularOf(words.toLowerCase().split(' ').at(-1) ?? '')
  return { value: one.value + (isSelf ? 1 : 0), unit, of: one.of, role }
}

function lastWords(text: string, n: number): string {
  return text.trim().split(' ').slice(-n).join(' ')
}

function roleOf({ unit }: Quantity, [lead, words, tail]: [string, string, string]): Amount['role'] {
  // "Over 3 meals, how much a meal?"
  const isAskedFor = [...tail.matchAll(/\b(?:an?|per|each|every) (\w+)/gi)].some(([, one = '']) => unitOf(one) === unit)
  const isShared =
    /\bby $|\b(?:between|among)(?: [\w']+){0,3} $/i.test(lead) || /^ (?:of (?:us|them|you)|ways)\b/i.test(tail)
  if (isShared || PEOPLE.has(unit ?? '') || (unit && isAskedFor)) return 'parts'
  const isAt = /\b(?:i'm|im|am|now) (?:at|on) $/i.test(lead)
  const isPrice = /\bat $/i.test(lead) && !isAt && !/\b(?:be|get|stand|arrive) at $/i.test(lead)
  const per = /^ (?:an?|per|every) (\w+)/i.exec(tail)?.[1]
  // "5 shifts of 12.5 hours".
  const isOfCounted = unit !== null && isTime(unit) && /\d.* of $/.test(lead)
  if (isPrice || isOfCounted || /^ (?:each|apiece)\b/i.test(tail) || (per && !PERIODS[per])) return 'each'
  const near = `${lastWords(lead, 2)} ${words} ${tail.trim().split(' ').slice(0, 2).join(' ')}`
  return isAt || /\b(?:from|page) $/i.test(lead) || HAD.test(near) ? 'had' : null
}

/** The one rate that the rates and the "how often" of a message come to, and the amounts that it leaves. */
function rateOf(
  [first, second]: readonly Rate[],
  [times]: readonly Times[],
  amounts: Amount[],
): Pick<Figures, 'rate' | 'amounts'> {
  if (first && second) {
    // "14.50 an hour, 22 hours a week": what the second counts is the first's period.
    const [price, count] = unitOf(first.name) === second.unit ? [first, second] : [second, first]
    const isOfIt = count.unit !== null && sameUnit(unitOf(price.name), count.unit) !== null
    // Of two rates that are not of one another neither is passed over.
    if (!isOfIt) return { rate: null, amounts: [] }
    const both = { ...count, ...product(price, count) }
    return { rate: times && both.days === 1 ? repeated(both, times) : both, amounts }
  }
  // "3 coffees a week at £3.40"; "600 words three mornings a week".
  const each = amounts.find(({ role, unit }) => (first ? role === 'each' && unit !== first.unit : role !== 'parts'))
  const left = amounts.filter((one) => one !== each)
  if (first && each && first.unit !== null) return { rate: { ...first, ...product(each, first) }, amounts: left }
  if (first) return { rate: times && first.days === 1 ? repeated(first, times) : told(first), amounts }
  if (!each || !times) return { rate: null, amounts }
  return { rate: repeated({ ...each, days: 1, name: 'day', every: '', how: '' }, times), amounts: left }
}

function product(price: Amount, count: Rate) {
  const value = price.value * count.value
  const how = `${amount(price)} × ${amount(count)} = ${amount({ ...price, value })} a ${count.name}`
  return { value, unit: price.unit, how }
}

/** The rate as it was given: "50 a week". */
function told(rate: Rate): Rate {
  return { ...rate, how: `${amount(rate)} ${rate.every}` }
}

/** What is done each time, so often. */
function repeated(each: Rate, { count, per: { days, name, words: every } }: Times): Rate {
  if (count === 1) return told({ ...each, days, name, every })
  const value = each.value * count
  const how = `${amount(each)} × ${count} = ${amount({ ...each, value })} a ${name}`
  return { ...each, value, days, name, every, how }
}
