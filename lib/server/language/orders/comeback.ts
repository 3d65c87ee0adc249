import 'server-only'
import { goalsNamedIn } from '../goal-names'
import { wordSet } from '../word-table'
import type { OrderContext, OrderReading, Part } from './order'

const AGAIN = wordSet('back again resume reopen restart revive continue undrop')

/** "Bring back the gym": a dropped goal that is named is taken up again; null for anything else. */
export function comebackOrder({ tokens, text }: Part, { dropped = [] }: OrderContext): OrderReading | null {
  if (dropped.length === 0 || text.includes('?') || !tokens.some(({ word }) => AGAIN.has(word))) return null
  const named = goalsNamedIn({ tokens: [...tokens] }, dropped)[0]
  return named?.isSure ? { verb: 'goal.resume', input: { goalId: named.goalId }, quote: text.trim() } : null
}
