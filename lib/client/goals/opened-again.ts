import type { Proposal } from '@/lib/contract/proposal'
import { openedWords } from '@/lib/contract/tick-words'

/**
 * Which milestones the undo of what was done opens again: “First draft” is open again. Empty where it ticked none, and none
 * was ticked `beside` it.
 */
export function openedAgain(act: Proposal | undefined, beside: readonly { title: string }[] = []): string {
  const ticked = act?.diff.filter(({ field, to }) => field.startsWith('milestone ') && to === 'done') ?? []
  const opened = [...ticked.map(({ label }) => ({ title: label })), ...beside]
  return opened.length > 0 ? openedWords(opened) : ''
}
