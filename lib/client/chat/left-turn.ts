import { leaveNote, takeNote } from '@/lib/client/forms/draft-storage'
import type { Turn, TurnInFlight } from './turn'

const NAME = 'turn'

/**
 * Notes for this tab's next page the turn under way, once the coach has begun to answer: before, the text still stands in
 * the input. Another reply to a message that has one leaves that one, and needs no note.
 */
export function leaveTurn(turn: Turn): void {
  if (turn.phase === 'idle' || !turn.userMessage || (turn.replaces && !turn.isEdit)) return
  if (turn.reply || turn.looked.length > 0) leaveNote(NAME, turn)
}

/** The turn that this user left under way, told once. */
export function takeLeftTurn(userId: string): TurnInFlight | null {
  const turn = takeNote<TurnInFlight>(NAME)
  return turn?.userMessage?.userId === userId ? turn : null
}
