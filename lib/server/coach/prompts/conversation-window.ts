import 'server-only'
import type { Turn } from '../context'
import { clip, estimateTokens } from './budget'

/** The last sixty messages stand whole where they fit; the window moves on in steps of twenty. */
const MOST_TURNS = 80
const FEWEST_TURNS = 60
const WORTH_CLIPPING = 40
const BEGUN = '(You spoke first.)'

/**
 * The newest turns of a conversation within a budget of tokens, oldest first. The last ones stay whole; the oldest that
 * does not fit is cut, all before it are left out. A model is only ever spoken to first: where the coach began, a turn
 * that says so stands before it.
 */
export function conversationWindow(turns: readonly Turn[], budget: number): Turn[] {
  const spoken = turns.slice(-2 * MOST_TURNS).filter((turn) => turn.text.trim())
  const kept: Turn[] = []
  let rest = budget
  for (const turn of spoken.slice(windowStart(spoken)).reverse()) {
    const cost = estimateTokens(turn.text)
    if (cost > rest) {
      if (rest >= WORTH_CLIPPING) kept.unshift({ ...turn, text: clip(turn.text, rest) })
      break
    }
    kept.unshift(turn)
    rest -= cost
  }
  const [first] = kept
  if (!kept.some((turn) => turn.isFromUser)) return []
  if (first && first === spoken[0] && !first.isFromUser) return [{ ...first, isFromUser: true, text: BEGUN }, ...kept]
  return kept.slice(kept.findIndex((turn) => turn.isFromUser))
}

/**
 * Where the window begins. A cached prefix is served only while its beginning stays, so the window does not slide
 * with every turn: among the turns it may begin with, it takes the one with the smallest fingerprint, which stays the
 * smallest until it falls out.
 */
function windowStart(turns: readonly Turn[]): number {
  if (turns.length <= MOST_TURNS) return 0
  const first = turns.length - MOST_TURNS
  let start = first
  let smallest = Number.POSITIVE_INFINITY
  for (let index = first; index <= turns.length - FEWEST_TURNS; index++) {
    const turn = turns[index]
    if (!turn?.isFromUser) continue
    const mark = fingerprint(`${turn.at}\n${turn.text}`)
    if (mark < smallest) {
      smallest = mark
      start = index
    }
  }
  return start
}

/** FNV-1a, 32 bits. */
function fingerprint(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash >>> 0
}
