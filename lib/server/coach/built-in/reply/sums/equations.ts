import 'server-only'
import { addDays, dateIn, daysBetween, weekdayOf } from '@/lib/contract/calendar'
import { moved } from '@/lib/server/language/calendar-spans'
import { type Phrase, phrases, says } from '@/lib/server/language/phrases'
import { dayWords, listed } from '@/lib/server/language/questions/day-words'
import { isMeasured, isMoney, isTime, sameUnit, unitOf } from '@/lib/server/language/units'
import { wordSet } from '@/lib/server/language/word-table'
import type { Said } from '../said'
import { type Amount, amount, counted, shown } from './amount-words'
import type { Figures } from './figures'

export type At = { now: Date; timeZone: string }
type Asked = { figures: Figures; said: Said; at: At; asks: (what: readonly Phrase[]) => boolean }

const howMuch = phrases(`
how much|many|fast|far|often, what do i need, what is that|it?, what pace, total|altogether,
what do|does|would|will|could|can _ _? save|earn|pay|get|make|spend|cost|need|come
`)
const when = phrases(`
when, how long, how many hours|days|weeks|months|years|nights|evenings|sessions, by when, what date|day
`)
const daysUntil = phrases(`
how many working|work|business? days|weeks|workdays|weekdays|sleeps are? there? left? until|till|to|before,
how long is? it? until|till|to|before, days|weeks|workdays until|till
`)
const share = phrases(
  'what|which share|percentage|percent|fraction|proportion|%, as a percentage|share|percent|fraction',
)
const average = phrases('average|averages|averaging|avg|mean')
const toCome = phrases('need|needs|needed|must, have to')
const pace = phrases('pace|speed|fast')
const splits = phrases('split|divided|divide|share|shared|sharing|splitting|splits')
const toEach = phrases('each|apiece|per|a|every|owe|pay')
const toLast = phrases('till|until|last|lasts')

const LONGEST_DAYS = 36_500
const PERIODS = [
  { name: 'day', days: 1 },
  { name: 'week', days: 7 },
  { name: 'month', days: 365.25 / 12 },
]

/** The sum that takes all the figures and fits the question; null where none does. */
export function solved(said: Said, figures: Figures, at: At): string | null {
  const { rate, percent, amounts } = figures
  const asked: Asked = { figures, said, at, asks: (what) => says(said.words, what) }
  if (percent) return rate || amounts.length !== 1 ? null : percentOf(asked)
  if (rate) return amounts.length === 0 ? (asked.asks(howMuch) ? reached(asked) : null) : whenDone(asked)
  const [first, second, third] = amounts
  if (!first) return asked.asks(daysUntil) ? daysTo(asked) : null
  const ofTwo = second && !third ? [paceOf, splitOf, timesEach] : []
  const all = [...(third ? [] : [sharedOut, shareOf]), ...(second ? [averageOf] : []), ...ofTwo]
  for (const sum of all) {
    const words = sum(asked)
    if (words) return words
  }
  return null
}

/** "How many (working) days until Christmas?" */
function daysTo({ figures: { until }, said: { words }, at: { now, timeZone } }: Asked): string | null {
  const today = dateIn(timeZone, now)
  const days = until ? daysBetween(today, until.to) : 0
  if (!until || days < 1 || days > LONGEST_DAYS) return null
  if (!words.some((word) => /^(?:working|work|workdays|weekdays|business)$/.test(word)))
    return `${dayWords(until.to, today)} is ${counted(days, 'day')} away${days >= 14 ? `, ${shown(days / 7, 1)} weeks` : ''}.`
  const working = Array.from({ length: days - 1 }, (_, at) => weekdayOf(addDays(today, at + 1))).filter(
    (day) => day < 6,
  )
  return `From tomorrow to the day before ${dayWords(until.to, today)} there are ${working.length} working days, Monday to Friday, holidays not left out.`
}

/** A total at a rate: when it is done. */
function whenDone({ figures, asks, at: { now, timeZone } }: Asked): string | null {
  const { rate, start, until, span } = figures
  const { left, rest } = leftOf(figures)
  if (!asks(when) || !rate || !left || until || span || rate.value <= 0 || left.value <= 0) return null
  if (rate.unit && left.unit && sameUnit(rate.unit, left.unit)?.factor !== 1) return null
  const periods = left.value / rate.value
  const whole = Math.ceil(periods - 1e-9)
  const days = periods * rate.days
  if (days > LONGEST_DAYS) return null
  const from = start?.from ?? dateIn(timeZone, now)
  const isRare = rate.days > 7 && rate.days % 7 === 0
  const isOfMonths = rate.name === 'month' || rate.name === 'year'
  const end = isOfMonths
    ? moved(from, rate.name as 'month', whole)
    : addDays(from, isRare ? whole * rate.days : Math.ceil(days - 1e-9))
  if (isRare)
    return `${rest}${amount(left)} ÷ ${amount(rate)} = ${shown(periods)}: ${whole} times ${rate.every}, that is ${(whole * rate.days) / 7} weeks, about ${dayWords(end, from)}.`
  const inWeeks = rate.days === 1 && days >= 14 ? ` (${shown(days / 7, 1)} weeks)` : ''
  const takes = `${rest}At ${rate.how}, ${amount(left)} takes ${counted(periods, rate.name, 1)}${inWeeks}`
  // Hours of work are of no one day.
  return rate.days < 1 ? `${takes}.` : `${takes}: about ${dayWords(end, from)}.`
}

/** A total over the days that are left: what that is a day, or a week. */
function sharedOut({ figures, said: { words }, asks, at }: Asked): string | null {
  const { until, span, asked } = figures
  const { left, rest } = leftOf(figures)
  if (!left || left.value <= 0) return null
  const isMoneyToLast = isMoney(left.unit ?? '') && asks(toLast)
  if (!isMoneyToLast && !asked && !asks(howMuch)) return null
  // Money that is to last is spent today, too; work by a day begins tomorrow. "Before" leaves out the day itself.
  const isCounted = until !== null && (isMoneyToLast || words.includes('before'))
  const days = daysOf(figures, at) + (isCounted ? 1 : 0)
  if (days < 1 || days > LONGEST_DAYS) return null
  // So many months are parted into months, however long each of them is.
  const months = asked?.name === 'month' ? Number(/^(?:in )?(\d+) months$/.exec((until ?? span)?.words ?? '')?.[1]) : 0
  if (months > 0)
    return `${rest}${amount(left)} ÷ ${months} = ${amount({ ...left, value: left.value / months })} a month.`
  const shares = (asked ? [asked] : PERIODS.filter((one) => one.days <= days)).map(
    (one) => `${amount({ ...left, value: (left.value / days) * one.days })} a ${one.name}`,
  )
  const length = days < 2 ? 'one day' : `${Math.round(days)} days`
  const stretch = until ? `From today till ${dayWords(until.to, dateIn(at.timeZone, at.now))}` : span?.words
  return `${rest}${stretch === length ? `In ${length}` : `${stretch} is ${length}`}: ${listed(shares)}.`
}

/** What a rate comes to: by a day, over a stretch, in another period or another unit. */
function reached({ figures, said: { sentences }, at }: Asked): string | null {
  const { rate, until, span, asked } = figures
  if (!rate) return null
  const days = daysOf(figures, at) || (asked?.days ?? rate.days)
  if (days > LONGEST_DAYS) return null
  const tokens = sentences.flatMap(({ sentence }) => sentence.tokens)
  const many = tokens.findIndex(({ word }, place) => word === 'many' && tokens[place - 1]?.word === 'how')
  const unit = many < 0 ? null : unitOf(tokens[many + 1]?.word ?? '')
  const same = unit && rate.unit ? sameUnit(rate.unit, unit) : null
  const sum = { ...rate, value: (rate.value * days) / rate.days }
  const inUnit = same && same.factor !== 1 ? ` = ${counted(sum.value * same.factor, unit)}` : ''
  if (!until && !span && (!asked || asked.days === rate.days))
    return inUnit || rate.how.includes('=') ? `${rate.how}${inUnit}.` : null
  const by = until && dayWords(until.to, dateIn(at.timeZone, at.now))
  const stretch = by ? `by ${by}, ${days} days from now` : span ? `in ${span.words}` : `a ${asked?.name}`
  const value = isMoney(sum.unit ?? '') ? Math.round(sum.value * 100) / 100 : Number(sum.value.toPrecision(6))
  return `At ${rate.how}, that comes to about ${amount({ ...sum, value })}${inUnit} ${stretch}.`
}

/** The days until the day, or in the stretch, that is named; 0 where none is. */
function daysOf({ until, span }: Figures, { now, timeZone }: At): number {
  return until ? Math.max(0, daysBetween(dateIn(timeZone, now), until.to)) : (span?.days ?? 0)
}

/** The amount that is to be done yet, and how it was reckoned: the largest, less what is there already. */
function leftOf({ amounts }: Figures): { left: Amount | null; rest: string } {
  const [total, other] = amounts.toSorted((a, b) => b.value - a.value)
  if (!total || amounts.length > 2 || amounts.some(({ role }) => role === 'parts' || role === 'each'))
    return { left: null, rest: '' }
  const whole = total.of === null ? total : { ...total, value: total.of, of: null }
  const had = total.of !== null ? total : other?.role === 'had' ? other : null
  if (other && had !== other) return { left: null, rest: '' }
  const left = { ...whole, value: whole.value - (had?.value ?? 0) }
  return { left, rest: had ? `${amount(whole)} less ${amount(had)} leaves ${amount(left)}. ` : '' }
}

/** "15 % of 2,400", "20 % off £85", "tip 18 % on 64". */
function percentOf({ figures: { percent, amounts } }: Asked): string | null {
  const [whole] = amounts
  if (!percent || !whole) return null
  const part = { ...whole, value: (whole.value * percent.value) / 100 }
  const is = `${shown(percent.value)}% of ${amount(whole)} is ${amount(part)}`
  const isLess = /^(?:off|less|discount|cheaper|reduction|down)$/i.test(percent.after)
  if (!isLess && !/^(?:more|extra|up|increase|vat|interest|tax)$/i.test(percent.after)) return `${is}.`
  const value = whole.value + (isLess ? -part.value : part.value)
  return `${is}; ${amount(whole)} ${isLess ? '−' : '+'} ${amount(part)} = ${amount({ ...whole, value })}.`
}

/** "14 kg of 70 kg", "34 out of 50"; "from 950 to 1,030"; "3/4 of 1,200". */
function shareOf({ figures, said: { words }, asks }: Asked): string | null {
  const [first, second] = figures.amounts
  if (!first || first.value <= 0) return null
  if (!asks(share)) {
    if (!first.of || !second || second.of !== null || !words.includes('of')) return null
    const value = (second.value * first.value) / first.of
    return `${first.value}/${first.of} of ${amount(second)} is ${amount({ ...second, value })}.`
  }
  const whole = first.of !== null ? { ...first, value: first.of } : second
  if (!whole || whole.value <= 0) return null
  if (!second || !(words.includes('from') && words.includes('to')))
    return `${amount(first)} of ${amount(whole)} is ${shown((first.value / whole.value) * 100, 1)}%.`
  const more = { ...second, value: second.value - first.value }
  return `${amount(second)} − ${amount(first)} = ${amount(more)}: ${shown((more.value / first.value) * 100, 1)}% of ${amount(first)}.`
}

/** The mean of some figures. What the next one has to be is another sum. */
function averageOf({ figures: { amounts }, asks }: Asked): string | null {
  const unit = amounts.find((one) => one.unit !== null)?.unit ?? null
  const isMixed = amounts.some((one) => (one.unit ?? unit) !== unit || one.role === 'each' || one.role === 'parts')
  if (!asks(average) || asks(toCome) || isMixed) return null
  const sum = amounts.reduce((all, { value }) => all + value, 0)
  const plus = amounts.map(({ value }) => shown(value)).join(' + ')
  return `(${plus}) ÷ ${amounts.length} = ${amount({ unit, value: sum / amounts.length })} on average.`
}

/** "8 km in 52 minutes, what pace is that?" */
function paceOf({ figures: { amounts }, asks }: Asked): string | null {
  const far = amounts.find(({ unit }) => unit && !isTime(unit))
  const time = amounts.find(({ unit }) => unit && isTime(unit))
  const seconds = time ? time.value * ((time.unit && sameUnit(time.unit, 's')?.factor) || 0) : 0
  if (!asks(pace) || !far?.unit || !time || far.value <= 0 || seconds <= 0) return null
  const each = Math.round(seconds / far.value)
  const minutes = `${Math.floor(each / 60)}:${String(each % 60).padStart(2, '0')}`
  return `${amount(time)} ÷ ${amount(far)} = ${minutes} min a ${far.unit}, ${counted((far.value / seconds) * 3_600, far.unit, 1)} an hour.`
}

/** "£96 split four ways", "3 hours and 5 tasks, how long each?" */
function splitOf({ figures: { amounts }, asks }: Asked): string | null {
  const isSplit = asks(splits)
  const parts = amounts.findLast((one) => one.role === 'parts' || (isSplit && isCount(one)))
  const whole = amounts.find((one) => one !== parts)
  if (!(isSplit || asks(toEach)) || !whole || !parts || whole.role === 'each') return null
  const each = { ...whole, value: whole.value / parts.value }
  const inMinutes = each.unit === 'h' && each.value < 1 ? ` (${counted(each.value * 60, 'min')})` : ''
  return `${amount(whole)} ÷ ${shown(parts.value)} = ${amount(each)}${inMinutes} each.`
}

function isCount({ value, unit }: Amount): boolean {
  return !isMoney(unit ?? '') && !isMeasured(unit ?? '') && Number.isInteger(value) && value > 1 && value < 1_000
}

/** A price and a count, and hardly anything beside them, ask what they come to. */
const BARE = wordSet('a an the at for per each is are cost costs i we need want buy get and of it')
/** The thing that is counted, the thing that has the price, and what it is called. */
const MOST_NAMED = 3

/** "12 boxes at 2.5 kg each": 30 kg; "90 hours at 2.5 hours each, how many?": 36. */
function timesEach({ figures: { amounts }, said, asks }: Asked): string | null {
  const words = said.sentences.flatMap(({ sentence }) => sentence.tokens.filter(({ kind }) => kind === 'word'))
  const isBare = words.filter(({ word }) => !BARE.has(word)).length <= MOST_NAMED
  const each = amounts.find(({ role }) => role === 'each')
  const count = amounts.find((one) => one !== each)
  if (!(isBare || asks(howMuch) || asks(when)) || !each || !count || each.value <= 0) return null
  const same = each.unit && count.unit ? sameUnit(count.unit, each.unit) : null
  if (same) return `${amount(count)} ÷ ${amount(each)} = ${shown((count.value * same.factor) / each.value)}.`
  return `${amount(count)} × ${amount(each)} = ${amount({ ...each, value: count.value * each.value })}.`
}
