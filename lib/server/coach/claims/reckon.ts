import 'server-only'
import { daysBetween } from '@/lib/contract/calendar'
import { weekdayName } from '../dates'
import { DAY, type How, isSameFigure } from './agrees'

/** What is reckoned of the figures or the days that a sentence shows. */
export const operations = [
  'plus',
  'minus',
  'times',
  'over',
  'percent',
  'mean',
  'days',
  'weeks',
  'weekday',
  'greater',
  'less',
  'before',
  'after',
  'same',
] as const
export type Operation = (typeof operations)[number]

const NUMBER = /^-?\d+(?:\.\d+)?$/

/**
 * What it comes to; null where it cannot be reckoned. A relation comes to `true` or `false`: of more than two terms it is
 * that of each to the next.
 */
export function reckoned(operation: Operation, told: readonly string[], how?: How): number | string | null {
  const terms = told.map((term) => term.replace(/%$/, ''))
  const [first, second] = terms
  if (first === undefined) return null
  if (operation === 'weekday') return DAY.test(first) ? weekdayName(first) : null
  if (second === undefined) return null
  const isOfDays = terms.every((term) => DAY.test(term))
  if (!isOfDays && !terms.every((term) => NUMBER.test(term))) return null
  if (isRelation(operation)) {
    const values = terms.map((term) => (isOfDays ? daysBetween(first, term) : Number(term)))
    return String(values.slice(1).every((next, at) => holds(operation, values[at] ?? 0, next, how)))
  }
  return isOfDays ? ofDays(operation, first, second) : ofNumbers(operation, terms.map(Number))
}

type Relation = 'greater' | 'after' | 'less' | 'before' | 'same'

function isRelation(operation: Operation): operation is Relation {
  return ['greater', 'after', 'less', 'before', 'same'].includes(operation)
}

function holds(relation: Relation, one: number, next: number, how?: How): boolean {
  if (relation === 'same') return isSameFigure(one, next, how)
  return relation === 'greater' || relation === 'after' ? one > next : one < next
}

function ofDays(operation: Operation, first: string, second: string): number | null {
  const days = daysBetween(first, second)
  if (operation === 'days' || operation === 'minus') return Math.abs(days)
  return operation === 'weeks' ? Math.abs(days) / 7 : null
}

function ofNumbers(operation: Operation, terms: readonly number[]): number | null {
  const [first = 0, second = 0] = terms
  const sum = terms.reduce((total, term) => total + term, 0)
  switch (operation) {
    case 'plus':
      return sum
    case 'minus':
      return Math.abs(terms.slice(1).reduce((left, term) => left - term, first))
    case 'times':
      return terms.reduce((product, term) => product * term, 1)
    case 'over':
      return second === 0 ? null : first / second
    case 'percent':
      return second === 0 ? null : (100 * first) / second
    case 'mean':
      return sum / terms.length
    default:
      return null
  }
}
