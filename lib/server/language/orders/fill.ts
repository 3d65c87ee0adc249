import 'server-only'
import { DID_YOU_MEAN } from '@/lib/contract/did-you-mean'
import type { Verb } from '@/lib/contract/proposal'
import type { Token } from '../text'
import type { OrderContext, OrderGoal, OrderInput } from './order'
import type { Said } from './understand'

/** What an order's words give its verb; `lacks` where they name a thing that is not found. In words, what cannot be done. */
export type Filled = { verb: Verb; input: OrderInput; lacks?: 'alert' | 'goal' } | { cannot: string }

/** Reads what an order of one kind needs from its words; `given` are those that it gives a thing: its title, its notes. */
export type Fill = (said: Said, context: OrderContext, given: readonly Token[]) => Filled | null

/** An order of a goal; it lacks one where the words name none. */
export function ofGoal(verb: Verb, goal: OrderGoal | null, more: OrderInput = {}): Filled {
  return { verb, input: { goalId: goal?.id, ...more }, ...(!goal && { lacks: 'goal' as const }) }
}

export function kept(milestones: OrderGoal['milestones']): { id: string; title: string }[] {
  return milestones.map(({ id, title }) => ({ id, title }))
}

export function without(tokens: readonly Token[], others: ReadonlySet<Token> | readonly Token[]): Token[] {
  const starts = new Set([...others].map(({ start }) => start))
  return tokens.filter(({ start }) => !starts.has(start))
}

/** Of two that may be meant, which: a press for each. */
export function whichOf(presses: readonly string[]): { cannot: string } {
  return { cannot: `Which do you mean?\n\n${DID_YOU_MEAN}\n${presses.map((one) => `- ${one}`).join('\n')}` }
}
