import 'server-only'
import { amountIn, type Quantity } from '../quantities'
import { stemOf } from '../stem'
import type { Token } from '../text'
import { isMoney, isWeight, singularOf } from '../units'
import type { OrderGoal } from './order'

/** Who says so speaks of what they weigh. */
const WEIGHING = new Set(['weigh', 'weight', 'scale'].map(stemOf))

/** How much of what a goal counts; null where it counts something else, or nothing. */
export function valueFor({ measure }: OrderGoal, quantity: Quantity): number | null {
  if (!measure) return null
  if (measure.format === 'duration') {
    const seconds = quantity.unit === null ? null : amountIn(quantity, 's')
    return seconds
  }
  const value = amountIn(quantity, measure.unit)
  return value === null ? null : Number(value.toPrecision(12))
}

/** Whether what is told is of a goal's unit: "12 chapters", "weighed 81". */
export function countsIn({ measure }: OrderGoal, tokens: readonly Token[], quantity: Quantity | null): boolean {
  if (!measure) return false
  const isWeighed = isWeight(measure.unit) && measure.kind === 'level' && tokens.some(({ stem }) => WEIGHING.has(stem))
  if (isWeighed) return true
  if (quantity && quantity.unit !== null && !isMoney(measure.unit)) return amountIn(quantity, measure.unit) !== null
  return standsIn(measure.unit, tokens)
}

/** Whether a unit's own words stand in a row: "open mics" in "another open mic". */
function standsIn(unit: string, tokens: readonly Token[]): boolean {
  const words = unit.toLowerCase().split(/\s+/).map(singularOf)
  return tokens.some((_, at) => words.every((word, place) => singularOf(tokens[at + place]?.word ?? '') === word))
}
