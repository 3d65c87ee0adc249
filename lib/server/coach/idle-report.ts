import 'server-only'
import type { ProgressEvent } from '@/lib/contract/goal'

/** What a check-in is answered that tells of nothing having been done. It is known by these words in the ledger. */
export const IDLE_WORDS = 'Kept, with no step forward'

/** What a hard time is met with, of which nothing done is told. */
export const HARD_STRETCH = 'That sounds like a hard stretch.'

/** Whether a ledger entry is of a check-in that told of nothing having been done: that ends no silence. */
export function isIdle({ source, reasoning }: Pick<ProgressEvent, 'source' | 'reasoning'>): boolean {
  return source === 'coach' && [IDLE_WORDS, HARD_STRETCH].some((words) => reasoning.startsWith(words))
}
