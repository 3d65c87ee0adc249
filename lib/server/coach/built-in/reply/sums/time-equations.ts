import 'server-only'
import { addDays, dateIn, daysBetween, weekdayOf } from '@/lib/contract/calendar'
import { moved } from '@/lib/server/language/calendar-spans'
import { phrases, says } from '@/lib/server/language/phrases'
import { dayWords, listed } from '@/lib/server/language/questions/day-words'
import { isMoney, sameUnit } from '@/lib/server/language/units'
import { type Amount, amount, counted, shown } from './amount-words'
import { type At, asksHowMuch, asksWhen, type Equation } from './equation'
import type { Figures } from './figures'
import { unitAsked } from './plain-equations'

const LONGEST_DAYS = 36_500
const PERIODS = [
  { name: 'day', days: 1 },
  { name: 'week', days: 7 },
  { name: 'month', days: 365.25 / 12 },
]

/** "How many (working) days until Christmas?", "how many days between 3 June and 21 August?" */
const daysUntil: Equation = {
  amounts: [0, 0],
  asks: phrases(`
how many working|work|business? days|weeks|workdays|weekdays|sleeps are? there? left? until|till|to|before|between,
how long is? it? until|till|to|before, days|weeks|workdays until|till
`),
  solve({ until }, { words }, { now, timeZone }) {
    const from = until?.isRange && words.includes('between') ? until.from : dateIn(timeZone, now)
    // "Until" bounds a stretch by its last day.
    const days = until ? daysBetween(from, until.to) : 0
    if (!until || days < 1 || days > LONGEST_DAYS) return null
    if (words.some((word) => /^(?:working|work|workdays|weekdays|business)$/.test(word))) {
      const between = Array.from({ length: days - 1 }, (_, at) => weekdayOf(addDays(from, at + 1)))
      const working = between.filter((day) => day < 6).length
      return `From tomorrow to the day before ${dayWords(until.to, from)} there are ${working} working days, Monday to Friday, holidays not left out.`
    }
    const weeks = days >= 14 ? `, ${shown(days / 7, 1)} weeks` : ''
    if (words.includes('between'))
      return `From ${dayWords(from, '')} to ${dayWords(until.to, '')} it is ${counted(days, 'day')}${weeks}.`
    return `${dayWords(until.to, from)} is ${counted(days, 'day')} away${weeks}.`
  },
}

/** A total at a rate: when it is done. */
const whenDone: Equation = {
  amounts: [1, 2],
  takes: 'rate',
  asks: asksWhen,
  solve(figures, _, { now, timeZone }) {
    const { rate, start, until, span } = figures
    const { left, rest } = leftOf(figures)
    if (!rate || !left || until || span || rate.value <= 0 || left.value <= 0) return null
    if (rate.unit && left.unit && sameUnit(rate.unit, left.unit)?.factor !== 1) return null
    const periods = left.value / rate.value
    const whole = Math.ceil(periods - 1e-9)
    const days = periods * rate.days
    if (days > LONGEST_DAYS) return null
    const from = start?.from ?? dateIn(timeZone, now)
    // Hours of work are of no one day.
    if (rate.days < 1) return `${rest}At ${rate.how}, ${amount(left)} takes ${counted(periods, rate.name, 1)}.`
    if (rate.days > 7 && rate.days % 7 === 0) {
      const then = dayWords(addDays(from, whole * rate.days), from)
      return `${rest}${amount(left)} ÷ ${amount(rate)} = ${shown(periods)}: ${whole} times ${rate.every}, that is ${(whole * rate.days) / 7} weeks, about ${then}.`
    }
    const until_ =
      rate.name === 'month' || rate.name === 'year'
        ? moved(from, rate.name, whole)
        : addDays(from, Math.ceil(days - 1e-9))
    const inWeeks = rate.days === 1 && days >= 14 ? ` (${shown(days / 7, 1)} weeks)` : ''
    return `${rest}At ${rate.how}, ${amount(left)} takes ${counted(periods, rate.name, 1)}${inWeeks}: about ${dayWords(until_, from)}.`
  },
}

/** A total over the days that are left: what that is a day, or a week. */
const sharedOut: Equation = {
  amounts: [1, 2],
  solve(figures, { words }, at) {
    const { until, span, asked } = figures
    const { left, rest } = leftOf(figures)
    if (!left || left.value <= 0) return null
    const isMoneyToLast = isMoney(left.unit ?? '') && says(words, phrases('till|until|last|lasts'))
    if (!isMoneyToLast && !asked && !says(words, asksHowMuch)) return null
    // Money that is to last is spent today, too; work by a day begins tomorrow. "Before" leaves out the day itself.
    const isCounted = until !== null && (isMoneyToLast || words.includes('before'))
    const days = daysOf(figures, at) + (isCounted ? 1 : 0)
    if (days < 1 || days > LONGEST_DAYS) return null
    // So many months are parted into months, however long each of them is.
    const months =
      asked?.name === 'month' ? Number(/^(?:in )?(\d+) months$/.exec((until ?? span)?.words ?? '')?.[1]) : 0
    if (months > 0)
      return `${rest}${amount(left)} ÷ ${months} = ${amount({ ...left, value: left.value / months })} a month.`
    const shares = (asked ? [asked] : PERIODS.filter((one) => one.days <= days)).map(
      (one) => `${amount({ ...left, value: (left.value / days) * one.days })} a ${one.name}`,
    )
    const length = days < 2 ? 'one day' : `${Math.round(days)} days`
    const stretch = until ? `From today till ${dayWords(until.to, dateIn(at.timeZone, at.now))}` : span?.words
    return `${rest}${stretch === length ? `In ${length}` : `${stretch} is ${length}`}: ${listed(shares)}.`
  },
}

/** What a rate comes to: by a day, over a stretch, in another period or another unit. */
const reached: Equation = {
  amounts: [0, 0],
  takes: 'rate',
  asks: asksHowMuch,
  solve(figures, { sentences }, at) {
    const { rate, until, span, asked } = figures
    if (!rate) return null
    const days = daysOf(figures, at) || (asked?.days ?? rate.days)
    if (days > LONGEST_DAYS) return null
    const unit = unitAsked(sentences)
    const same = unit && rate.unit ? sameUnit(rate.unit, unit) : null
    const sum = { ...rate, value: (rate.value * days) / rate.days }
    const inUnit = same && same.factor !== 1 ? ` = ${counted(sum.value * same.factor, unit)}` : ''
    if (!until && !span && (!asked || asked.days === rate.days))
      return inUnit || rate.how.includes('=') ? `${rate.how}${inUnit}.` : null
    const by = until && dayWords(until.to, dateIn(at.timeZone, at.now))
    const stretch = by ? `by ${by}, ${days} days from now` : span ? `in ${span.words}` : `a ${asked?.name}`
    const value = isMoney(sum.unit ?? '') ? Math.round(sum.value * 100) / 100 : Number(sum.value.toPrecision(6))
    return `At ${rate.how}, that comes to about ${amount({ ...sum, value })}${inUnit} ${stretch}.`
  },
}

/** The days until the day, or in the stretch, that is named; 0 where none is. */
function daysOf({ until, span }: Figures, { now, timeZone }: At): number {
  return until ? Math.max(0, daysBetween(dateIn(timeZone, now), until.to)) : (span?.days ?? 0)
}

/** The amount that is to be done yet, and how it was reckoned: the largest, less what is there already. */
function leftOf({ amounts }: Figures): { left: Amount | null; rest: string } {
  const [total, other] = amounts.toSorted((a, b) => b.value - a.value)
  if (!total || amounts.some(({ role }) => role === 'parts' || role === 'each')) return { left: null, rest: '' }
  const whole = total.of === null ? total : { ...total, value: total.of, of: null }
  const had = total.of !== null ? total : other?.role === 'had' ? other : null
  if (other && had !== other) return { left: null, rest: '' }
  const left = { ...whole, value: whole.value - (had?.value ?? 0) }
  return { left, rest: had ? `${amount(whole)} less ${amount(had)} leaves ${amount(left)}. ` : '' }
}

/** Sums with days, in the order in which they are tried. */
export const timeEquations: readonly Equation[] = [daysUntil, whenDone, reached, sharedOut]
