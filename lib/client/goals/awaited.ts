import type { Goal } from '@/lib/contract/goal'
import { rhythmOf } from '@/lib/contract/measure-reading'

/** A rhythm is judged from so many of its periods on. */
const JUDGED = 3

/** What a goal waits for, after the words that it is too early to forecast. */
export function awaitedWords({ measure, progress }: Pick<Goal, 'measure' | 'progress'>): string {
  const rhythm = rhythmOf(measure)
  if (rhythm) return `before ${JUDGED} ${rhythm.per}s are over`
  return progress === 0 ? 'before anything has moved' : 'before a few more check-ins'
}
