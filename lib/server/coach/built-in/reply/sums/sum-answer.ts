import 'server-only'
import { headOf, phrases, says } from '@/lib/server/language/phrases'
import type { Quantity } from '@/lib/server/language/quantities'
import { dayWords } from '@/lib/server/language/questions/day-words'
import { isMoney, sameUnit } from '@/lib/server/language/units'
import { addDays, calendarDay, daysBetween } from '../../../dates'
import { listWords } from '../day-words'
import { readSaid, type Said } from '../said'
import { amount, shown } from './amount-words'
import { type Figures, figuresIn } from './figures-in'
import { plainSum } from './plain-sums'
import { shareSum } from './shares'

type At = { now: Date; timeZone: string; turns: readonly { text: string; isFromUser: boolean }[] }

const DAYS_A_WEEK = 7
const LONGEST_DAYS = 36_500
const MOST_WORDS = 9
const leadsOn = phrases(`
and|or|but what? if|at|with|by?
what if|about
how about
`)

const asksWhen = phrases(`
when
how long
how many days|weeks|months|years
by when
what date|day
`)
const asksHowMuch = phrases(`
how much|many|fast|far|often
what do i need
what is that a|per
what pace
`)
const asksRate = phrases(`
a|per|each|every day|week|month|year
how fast
what pace
daily|weekly|monthly
`)
const toLast = phrases(`
till|until
to last
left for
`)
/** Then it is the record that is asked, not the figures. */
const ofTheRecord = phrases(`
did i
have i
was i
were my
`)

/** A sum on the figures that the message itself gives, with the way it was reckoned; null where it asks for none. */
export function sumAnswer(said: Said, at: At): string | null {
  if (said.sentences.length > 4 || says(said.words, ofTheRecord)) return null
  const before = again(said, at)
  if (before) return onFigures(before.said, before.figures, at)
  return shareSum(said) ?? onFigures(said, figuresIn(said.sentences, at), at) ?? plainSum(said, at)
}

function onFigures(said: Said, figures: Figures, at: At): string | null {
  return whenDone(said, figures, at) ?? sharedOut(said, figures, at) ?? reached(said, figures, at)
}

/** "And at 600 a day?": the sum that was asked before, with the figure that is named in its place. */
function again(said: Said, at: At): { said: Said; figures: Figures } | null {
  if (said.words.length > MOST_WORDS || headOf(said.words, leadsOn) === 0) return null
  const last = at.turns.findLast(({ isFromUser }) => isFromUser)
  const { rate, until, span } = figuresIn(said.sentences, at)
  if (!last || !(rate || until || span)) return null
  const before = readSaid(last.text)
  const figures = figuresIn(before.sentences, at)
  if (!onFigures(before, figures, at)) return null
  // The days of work stay as they were: "five days a week".
  const kept = rate && figures.rate && rate.frequency.perDay === 1 ? { ...rate, days: figures.rate.days } : rate
  const bound = until || span ? { until, span } : {}
  return { said: before, figures: { ...figures, rate: kept ?? figures.rate, ...bound } }
}

/** A total at a rate: when it is done. */
function whenDone({ words }: Said, { rate, total, have }: Figures, { now, timeZone }: At): string | null {
  if (!rate || !total || !says(words, asksWhen) || !fits(rate.amount, total)) return null
  const perDay = (rate.amount.value * rate.frequency.perDay * (rate.days ?? DAYS_A_WEEK)) / DAYS_A_WEEK
  const left = total.value - (have?.value ?? 0)
  if (perDay <= 0 || left <= 0) return null
  const days = left / perDay
  if (days > LONGEST_DAYS) return null
  const today = calendarDay(now, timeZone)
  const weeks = days >= 14 ? `${shown(days / 7, 1)} weeks` : `${shown(days, 1)} days`
  const rest = have ? `${amount(total)} less ${amount(have)} leaves ${amount({ ...total, value: left })}. ` : ''
  const day = dayWords(addDays(today, Math.ceil(days)), today)
  const times = left / rate.amount.value
  const sum = `${amount({ ...total, value: left })} ÷ ${amount(rate.amount)} = ${shown(times)}`
  if (rate.days) return `${rest}${sum} days; at ${rate.days} days a week that is ${weeks}: about ${day}.`
  const per = Math.round(1 / rate.frequency.perDay)
  if (rate.frequency.perDay < 1 && rate.frequency.words.startsWith('every ') && per % DAYS_A_WEEK === 0) {
    const whole = Math.ceil(times - 1e-9)
    const then = dayWords(addDays(today, whole * per), today)
    return `${rest}${sum}: ${whole} times ${rate.frequency.words}, that is ${(whole * per) / DAYS_A_WEEK} weeks, about ${then}.`
  }
  return `${rest}At ${rateWords(rate)}, ${amount({ ...total, value: left })} takes ${weeks}: about ${day}.`
}

/** A total over the days that are left: what that is a day, or a week. */
function sharedOut({ words }: Said, { rate, total, have, until, span }: Figures, { now, timeZone }: At): string | null {
  if (rate || !total) return null
  const isMoneyToLast = isMoney(total.unit ?? '') && says(words, toLast) && words.length < 16
  const isAsked = says(words, asksHowMuch) || (says(words, asksRate) && !until && !span)
  if (!(isMoneyToLast && until) && !(isAsked && (until || span))) return null
  const today = calendarDay(now, timeZone)
  // Money that is to last is spent today, too; work by a day begins tomorrow. "Before" leaves out the day itself.
  const isCounted = isMoneyToLast || words.includes('before')
  const days = until ? daysBetween(today, until.to) + (isCounted ? 1 : 0) : (span?.days ?? 0)
  if (days < 1 || days > LONGEST_DAYS) return null
  const left = { ...total, value: total.value - (have?.value ?? 0) }
  const rest = have ? `${amount(total)} less ${amount(have)} leaves ${amount(left)}. ` : ''
  const stretch = until ? `From today till ${dayWords(until.to, today)}` : span?.words
  const asked = periods.find(({ name }) => words.includes(name))
  const shares = periods
    .filter((one) => one === asked || (!asked && one.days <= days))
    .map((one) => `${amount({ ...left, value: (left.value / days) * one.days })} a ${one.name}`)
  return `${rest}${stretch} is ${days < 2 ? 'one day' : `${Math.round(days)} days`}: ${listWords(shares)}.`
}

const periods = [
  { name: 'day', days: 1 },
  { name: 'week', days: 7 },
  { name: 'month', days: 365.25 / 12 },
]

/** What a rate comes to by a day. */
function reached({ words }: Said, { rate, total, until, span }: Figures, { now, timeZone }: At): string | null {
  if (!rate || total || !says(words, asksHowMuch)) return null
  const today = calendarDay(now, timeZone)
  const days = until ? daysBetween(today, until.to) : (span?.days ?? 0)
  if (days < 1 || days > LONGEST_DAYS) return null
  const sum = rate.amount.value * rate.frequency.perDay * days
  const stretch = until ? `by ${dayWords(until.to, today)}, ${Math.round(days)} days from now,` : `in ${span?.words}`
  return `At ${rateWords(rate)}, that comes to about ${amount({ ...rate.amount, value: Math.round(sum) })} ${stretch.replace(/,$/, '')}.`
}

function fits(a: Quantity, b: Quantity): boolean {
  return a.unit === null || b.unit === null || sameUnit(a.unit, b.unit)?.factor === 1
}

/** "600 words three times a week" as "600 words × 3 = 1,800 a week". */
function rateWords({ amount: each, frequency }: NonNullable<Figures['rate']>): string {
  const perWeek = frequency.perDay * 7
  const isOnce = [1, 1 / 7, 1 / 14, 12 / 365.25, 1 / 365.25].some((one) => Math.abs(one - frequency.perDay) < 1e-9)
  if (isOnce || !frequency.words.startsWith('a week')) return `${amount(each)} ${frequency.words}`
  return `${amount(each)} × ${shown(perWeek)} = ${amount({ ...each, value: each.value * perWeek })} a week`
}
