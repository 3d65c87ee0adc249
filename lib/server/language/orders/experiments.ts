import 'server-only'
import { limits } from '@/lib/contract/limits'
import type { OrderReading, Part } from './order'

const START =
  /^(?:(?:please|ok|okay|so|and|then|let's|let us|can you|could you|i want to|i'd like to|i would like to)[\s,]+)*(?:start|begin|run|set up|do|make|test in) (?:an?|my|the|this|another) (?:(\d+)[- ](day|week)s? )?experiment\b[\s:,–-]*(.*)$/i
const STOP =
  /^(?:(?:please|ok|okay|so|and|can you|could you|i want to)[\s,]+)*(?:stop|end|cancel|abort|quit) (?:the|my|this|that) experiment\b/i
const LENGTH = /[\s,]*\b(?:for|over) (\d+|a|one|two|three|four|five|six) (day|week)s?\b/i
const LEADING = /^(?:with|on|of|about|to|where i|in which i|whether|to see (?:if|whether)|to test)\s+/i
const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six']
const STOP_WORDS =
  'An experiment is stopped on Insights, under Experiments: it ends without a verdict and cannot be taken up again.'

/**
 * An order to begin an experiment, which is always called by that name; what it is judged by is the energy unless the
 * card is told otherwise. Null for any other part of a message.
 */
export function experimentOrder({ text }: Pick<Part, 'text'>): OrderReading | null {
  const said = text.trim().replace(/[.!?]+$/, '')
  if (STOP.test(said)) return { cannot: STOP_WORDS, quote: said }
  const [, number, unit, rest = ''] = START.exec(said) ?? []
  if (START.exec(said) === null) return null
  const length = LENGTH.exec(rest)
  const days = daysOf(number ?? length?.[1], unit ?? length?.[2])
  const action = rest.replace(LENGTH, '').replace(LEADING, '').trim()
  return {
    verb: 'experiment.start',
    input: { ...(action && { action }), outcome: 'energy', ...(days !== null && { days }) },
    quote: said,
  }
}

function daysOf(number: string | undefined, unit: string | undefined): number | null {
  if (number === undefined || unit === undefined) return null
  const word = number.toLowerCase()
  const count = word === 'a' ? 1 : NUMBERS.includes(word) ? NUMBERS.indexOf(word) : Number(word)
  const days = unit.toLowerCase() === 'week' ? count * 7 : count
  const { min, max } = limits.experimentDays
  return days >= min && days <= max ? days : null
}
