import type { Proposal } from '@/lib/contract/proposal'
import { openedWords } from '@/lib/contract/tick-words'

/** Which milestones the undo of what was done opens again: “First draft” is open again. Empty where it ticked none. */
export function openedAgain(act: Proposal | undefined): string {
  const ticked = act?.diff.filter(({ field, to }) => field.startsWith('milestone ') && to === 'done') ?? []
  return ticked.length > 0 ? openedWords(ticked.map(({ label }) => ({ title: label }))) : ''
}
