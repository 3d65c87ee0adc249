import 'server-only'
import { daysBetween } from '@/lib/contract/calendar'
import { weekdayName } from '../dates'
import { DAY } from './agrees'

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

/** What it comes to; null where it cannot be reckoned. A relation comes to `true` or `false`. */
export function reckoned(operation: Operation, terms: readonly string[]): number | string | null {
  const [first, second] = terms
  if (first === undefined) return null
  if (operation === 'weekday') return DAY.test(first) ? weekdayName(first) : null
  if (second === undefined) return null
  if (terms.every((term) => DAY.test(term))) return ofDays(operation, first, second)
  if (!terms.every((term) => NUMBER.test(term))) return null
  return ofNumbers(operation, terms.map(Number))
}

function ofDays(operation: Operation, first: string, second: string): number | string | null {
  const days = daysBetween(first, second)
  if (operation === 'days' || operation === 'minus') return Math.abs(days)
  if (operation === 'weeks') return Math.abs(days) / 7
  if (operation === 'before' || operation === 'less') return String(days > 0)
  if (operation === 'after' || operation === 'greater') return String(days < 0)
  return operation === 'same' ? String(days === 0) : null
}

function ofNumbers(operation: Operation, terms: readonly number[]): number | string | null {
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
    case 'greater':
    case 'after':
      return String(first > second)
    case 'less':
    case 'before':
      return String(first < second)
    case 'same':
      return String(first === second)
    default:
      return null
  }
}
