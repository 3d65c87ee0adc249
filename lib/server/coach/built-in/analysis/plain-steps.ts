import 'server-only'
import type { GoalRecord } from '../../context'
import { numbersIn } from '../../stated-numbers'
import type { Chance } from '../reply/chance'
import { themeOf } from '../reply/themes/find-theme'

/** Amounts that a number of the record would be confused with: an insight states no number that is not computed. */
const AMOUNT = /\b(?:\w+teen|twenty|thirty|forty|fifty|sixty|hundred|twice|half|third|quarter|dozen)\b|\b\w+ty-\w+\b/i

/** Whether a text names no amount at all. */
export function isPlain(text: string): boolean {
  return numbersIn(text).length === 0 && !AMOUNT.test(text)
}

/** Steps that fit the kind of goal this is, as orders without a full stop, none with an amount in it. */
export function plainSteps(goal: GoalRecord, chance: Chance): string[] {
  const { steps, tiny } = themeOf(goal)
  return [...chance.shuffled(steps), ...chance.shuffled(tiny)].filter(isPlain)
}

/** What usually gets in the way of this kind of goal, and what of it could be counted. */
export function usualOf(goal: GoalRecord): { snags: string[]; counts: string[]; done: string | null } {
  const { snags, counts, done } = themeOf(goal)
  return { snags: snags.filter(isPlain), counts: counts.filter(isPlain), done: isPlain(done) ? done : null }
}
