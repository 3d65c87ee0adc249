import 'server-only'
import { phrases, says } from '@/lib/server/language/phrases'
import { isMeasured, isMoney, isTime, sameUnit, unitOf } from '@/lib/server/language/units'
import { wordSet } from '@/lib/server/language/word-table'
import type { Said } from '../said'
import { type Amount, amount, counted, shown } from './amount-words'
import { asksHowMuch, asksWhen, type Equation } from './equation'

/** "15 % of 2,400", "20 % off £85", "tip 18 % on 64". */
const percentOf: Equation = {
  amounts: [1, 1],
  takes: 'percent',
  solve({ percent, amounts: [whole] }) {
    if (!percent || !whole) return null
    const part = { ...whole, value: (whole.value * percent.value) / 100 }
    const is = `${shown(percent.value)}% of ${amount(whole)} is ${amount(part)}`
    const isLess = /^(?:off|less|discount|cheaper|reduction|down)$/.test(percent.after)
    if (!isLess && !/^(?:more|extra|up|increase|vat|interest|tax)$/.test(percent.after)) return `${is}.`
    const value = whole.value + (isLess ? -part.value : part.value)
    return `${is}; ${amount(whole)} ${isLess ? '−' : '+'} ${amount(part)} = ${amount({ ...whole, value })}.`
  },
}

const asksShare = phrases(`
what|which share|percentage|percent|fraction|proportion|%, as a percentage|share|percent|fraction, how many percent
`)

/** "14 kg of 70 kg", "34 out of 50"; "from 950 to 1,030"; "3/4 of 1,200". */
const share: Equation = {
  amounts: [1, 2],
  solve({ amounts: [first, second] }, { words }) {
    if (!first || first.value <= 0) return null
    if (!says(words, asksShare)) {
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
  },
}

/** The mean of some figures. */
const average: Equation = {
  amounts: [2, 20],
  asks: phrases('average|averages|averaging|avg|mean'),
  solve({ amounts }, { words }) {
    // What the next one has to be is another sum.
    if (says(words, phrases('need|needs|needed|must, have to'))) return null
    const { sum, plus, unit } = sumOf(amounts)
    return sum === null
      ? null
      : `(${plus}) ÷ ${amounts.length} = ${amount({ unit, value: sum / amounts.length })} on average.`
  },
}

function sumOf(amounts: readonly Amount[]): { sum: number | null; plus: string; unit: string | null } {
  const unit = amounts.find((one) => one.unit !== null)?.unit ?? null
  const isMixed = amounts.some((one) => (one.unit ?? unit) !== unit || one.role === 'each' || one.role === 'parts')
  const sum = isMixed ? null : amounts.reduce((all, { value }) => all + value, 0)
  return { sum, unit, plus: amounts.map(({ value }) => shown(value)).join(' + ') }
}

/** "8 km in 52 minutes, what pace is that?" */
const pace: Equation = {
  amounts: [2, 2],
  asks: phrases('pace|speed|fast'),
  solve({ amounts: [first, second] }) {
    if (!first || !second) return null
    const [far, time] = isTime(first.unit ?? '') ? [second, first] : [first, second]
    const seconds = time.value * ((time.unit && sameUnit(time.unit, 's')?.factor) || 0)
    if (!far.unit || isTime(far.unit) || far.value <= 0 || seconds <= 0) return null
    const each = Math.round(seconds / far.value)
    const minutes = `${Math.floor(each / 60)}:${String(each % 60).padStart(2, '0')}`
    return `${amount(time)} ÷ ${amount(far)} = ${minutes} min a ${far.unit}, ${counted((far.value / seconds) * 3_600, far.unit, 1)} an hour.`
  },
}

const splits = phrases('split|divided|divide|share|shared|sharing|splitting|splits')

/** "£96 split four ways", "3 hours and 5 tasks, how long each?" */
const split: Equation = {
  amounts: [2, 2],
  asks: phrases('split|divided|divide|share|shared|sharing|splitting|splits|each|apiece|per|a|every|owe|pay'),
  solve({ amounts }, { words }) {
    const isSplit = says(words, splits)
    const parts = amounts.findLast((one) => one.role === 'parts' || (isSplit && isCount(one)))
    const [whole, ...others] = amounts.filter((one) => one !== parts)
    if (!whole || !parts || (parts.role !== 'parts' && !isCount(parts)) || others.length > 0 || whole.role === 'each')
      return null
    const each = { ...whole, value: whole.value / parts.value }
    const inMinutes = each.unit === 'h' && each.value < 1 ? ` (${counted(each.value * 60, 'min')})` : ''
    return `${amount(whole)} ÷ ${shown(parts.value)} = ${amount(each)}${inMinutes} each.`
  },
}

function isCount({ value, unit }: Amount): boolean {
  return !isMoney(unit ?? '') && !isMeasured(unit ?? '') && Number.isInteger(value) && value > 1 && value < 1_000
}

const asksTimes = [...asksHowMuch, ...asksWhen]
/** A price and a count, and hardly anything beside them, ask what they come to. */
const BARE = wordSet('a an the at for per each is are cost costs i we need want buy get and of it')

function isBare({ sentences }: Said): boolean {
  const words = sentences.flatMap(({ sentence }) => sentence.tokens.filter(({ kind }) => kind === 'word'))
  return words.filter(({ word }) => !BARE.has(word)).length <= MOST_NAMED
}
/** The thing that is counted, the thing that has the price, and what it is called. */
const MOST_NAMED = 3

/** "12 boxes at 2.5 kg each": 30 kg; "90 hours at 2.5 hours each, how many?": 36. */
const timesEach: Equation = {
  amounts: [2, 2],
  solve({ amounts }, said) {
    if (!says(said.words, asksTimes) && !isBare(said)) return null
    const each = amounts.find(({ role }) => role === 'each')
    const count = amounts.find((one) => one !== each)
    if (!each || !count || each.value <= 0) return null
    const same = each.unit && count.unit ? sameUnit(count.unit, each.unit) : null
    if (same) return `${amount(count)} ÷ ${amount(each)} = ${shown((count.value * same.factor) / each.value)}.`
    return `${amount(count)} × ${amount(each)} = ${amount({ ...each, value: count.value * each.value })}.`
  },
}

/** "How many hours": the unit that is asked for. */
export function unitAsked(sentences: Said['sentences']): string | null {
  const tokens = sentences.flatMap(({ sentence }) => sentence.tokens)
  const at = tokens.findIndex(({ word }, place) => word === 'many' && tokens[place - 1]?.word === 'how')
  return at < 0 ? null : unitOf(tokens[at + 1]?.word ?? '')
}

/** Sums without a day or a rate, in the order in which they are tried. */
export const plainEquations: readonly Equation[] = [percentOf, share, average, pace, split, timesEach]
