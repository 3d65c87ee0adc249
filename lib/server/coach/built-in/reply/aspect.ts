import 'server-only'
import { grammarStems } from '@/lib/server/language/common-words'
import { kindsOf } from '@/lib/server/language/questions/features'
import { stemOf } from '@/lib/server/language/stem'
import { wordSet } from '@/lib/server/language/word-table'

/** What of a goal is asked for: its date, what is left of it, its pace or its chance. */
export type Aspect = 'due' | 'left' | 'pace' | 'chance'

/** What a goal is asked for by words of its own kind, and what of it is told then. */
const OF_GOAL: { [kind: string]: Aspect | null } = {
  DUE: 'due',
  TARGET: null,
  PACE: 'pace',
  STEP: 'left',
  LEFT: 'left',
  STATUS: null,
}
/** Words of reaching an end. */
export const REACHING = wordSet(
  'far leave leaves make hit reach manage finish achieve realistic possible doable likely chance chances odds probable unlikely',
)
/** What of a goal is asked for; undefined where it is all of it. */
export function aspectOf(words: readonly string[]): Aspect | undefined {
  if (words.some((word) => /^leaves?$/.test(word))) return 'left'
  const isFar = words.some((word) => /^(?:far|did|done)$/.test(word))
  if (!isFar && words.some((word) => REACHING.has(word) || word === 'track')) return 'chance'
  const kinds = new Set(words.flatMap((word) => kindsOfGoal(word).map((kind) => OF_GOAL[kind])))
  // "When do I get there at this pace?" asks for no date that was set.
  if (words.includes('when') && !kinds.has('pace')) return 'due'
  return (['left', 'due', 'pace'] as const).find((aspect) => kinds.has(aspect))
}

/** Whether words ask for what a goal alone has. */
export function asksOfGoal(words: readonly string[]): boolean {
  return words.some((word) => REACHING.has(word) || kindsOfGoal(word).length > 0)
}

/** "Have" and "should" are words of a pace, and hold any question together. */
function kindsOfGoal(word: string): readonly string[] {
  return grammarStems.has(stemOf(word)) ? [] : kindsOf(word).filter((kind) => kind in OF_GOAL)
}
