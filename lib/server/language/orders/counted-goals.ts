import 'server-only'
import { goalsNamedIn } from '../goal-names'
import { amountIn, type Quantity } from '../quantities'
import { stemOf } from '../stem'
import type { Token } from '../text'
import { isMoney, isWeight, singularOf } from '../units'
import type { OrderContext, OrderGoal } from './order'

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

/** The ongoing goal with a measure that a report speaks of, by its words or by what it counts; null where two could be meant. */
export function goalReported(tokens: readonly Token[], quantity: Quantity | null, context: OrderContext) {
  const measured = context.goals.filter(({ measure, isCompleted }) => measure && !isCompleted)
  const fits = (goal: OrderGoal) => quantity === null || valueFor(goal, quantity) !== null
  const counting = measured.filter((goal) => countsIn(goal, tokens, quantity))
  const [sure] = goalsNamedIn({ tokens: [...tokens] }, context.goals)
  const named = sure?.isSure ? measured.find(({ id }) => id === sure.goalId) : undefined
  if (named && fits(named)) return named
  if (sure?.isSure) return null
  const [only, ...others] = counting
  return only && others.length === 0 && fits(only) ? only : null
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
export function standsIn(unit: string, tokens: readonly Token[]): boolean {
  const words = unit.toLowerCase().split(/\s+/).map(singularOf)
  return tokens.some((_, at) => words.every((word, place) => singularOf(tokens[at + place]?.word ?? '') === word))
}
