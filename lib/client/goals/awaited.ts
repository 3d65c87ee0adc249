import type { Goal } from '@/lib/contract/goal'
import { rhythmOf } from '@/lib/contract/measure-reading'

/** A rhythm is judged from so many of its periods on. */
const JUDGED = 3

/** What goals wait for that stand under “Too early to forecast”. */
export const AWAITED = 'a forecast needs progress on a few days'

/** The same of one, going on from those words: it may be a rhythm. */
export function awaitedWords({ measure }: Pick<Goal, 'measure'>): string {
  const rhythm = rhythmOf(measure)
  return rhythm ? `before ${JUDGED} ${rhythm.per}s are over` : 'before it has moved on a few days'
}
