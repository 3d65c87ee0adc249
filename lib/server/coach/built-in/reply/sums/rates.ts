import 'server-only'
import { sameUnit, unitOf } from '@/lib/server/language/units'
import { type Amount, amount } from './amount-words'
import type { Per } from './periods'

/** So much in so many days: `how` is the way it was reckoned: "600 words × 3 = 1,800 words a week". */
export type Rate = Amount & { days: number; name: string; every: string; how: string; times?: Times }
/** How often, in what: "three mornings a week". */
export type Times = { count: number; per: Pick<Per, 'days' | 'name' | 'words'> }

/** The one rate that the rates and the "how often" of a message come to, and the amounts that it leaves. */
export function rateOf(
  rates: readonly Rate[],
  often: readonly Times[],
  amounts: readonly Amount[],
): { rate: Rate | null; amounts: Amount[] } {
  const [first, second] = rates
  const [times] = often
  if (first && second) {
    // "14.50 an hour, 22 hours a week": what the second counts is the first's period.
    const [price, count] = unitOf(first.name) === second.unit ? [first, second] : [second, first]
    const isOfIt = count.unit !== null && sameUnit(unitOf(price.name), count.unit) !== null
    // Of two rates that are not of one another neither is passed over.
    if (!isOfIt) return { rate: null, amounts: [] }
    const both = { ...count, ...product(price, count) }
    return { rate: times && both.days === 1 ? repeated(both, times) : both, amounts: [...amounts] }
  }
  // "3 coffees a week at £3.40"; "600 words three mornings a week".
  const each = amounts.find(({ role, unit }) => (first ? role === 'each' && unit !== first.unit : role !== 'parts'))
  const left = amounts.filter((one) => one !== each)
  if (first && each && first.unit !== null) return { rate: { ...first, ...product(each, first) }, amounts: left }
  if (first) return { rate: times && first.days === 1 ? repeated(first, times) : told(first), amounts: [...amounts] }
  if (!each || !times) return { rate: null, amounts: [...amounts] }
  return { rate: repeated({ ...each, days: 1, name: 'day', every: '', how: '' }, times), amounts: left }
}

function product(price: Amount, count: Rate) {
  const value = price.value * count.value
  const how = `${amount(price)} × ${amount(count)} = ${amount({ ...price, value })} a ${count.name}`
  return { value, unit: price.unit, how }
}

/** The rate as it was given: "50 a week". */
export function told(rate: Rate): Rate {
  return { ...rate, how: `${amount(rate)} ${rate.every}` }
}

/** What is done each time, so often. */
export function repeated(each: Rate, times: Times): Rate {
  const { count, per } = times
  const { days, name, words: every } = per
  if (count === 1) return told({ ...each, days, name, every })
  const value = each.value * count
  const how = `${amount(each)} × ${count} = ${amount({ ...each, value })} a ${name}`
  return { ...each, times, value, days, name, every, how }
}
