import type { Goal } from '@/lib/contract/goal'
import { rhythmOf } from '@/lib/contract/measure-reading'

/** A rhythm is judged from so many of its periods on. */
const JUDGED = 3

/** What a goal of which it is too early to tell waits for. */
export function awaitedWords({ measure, progress }: Pick<Goal, 'measure' | 'progress'>): string {
  const rhythm = rhythmOf(measure)
  if (rhythm) return `to tell before ${JUDGED} ${rhythm.per}s are over`
  return progress === 0 ? 'to tell before your first check-in' : 'to tell: it takes a few more check-ins'
}
