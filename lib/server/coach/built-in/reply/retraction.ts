import 'server-only'
import type { Turn } from '../../context'

const LEAD =
  '(?:(?:ok(?:ay)?|actually|no|well|sorry|oh|haha|lol|wait|hm+|honestly|to be honest|fine|alright|and|but|my bad|i admit(?: it)?|i have to admit)[,.!\\s]+)*'
/** "I made that up", "just kidding": words of the user's that are taken back. */
const TAKEN_BACK = new RegExp(
  `^${LEAD}(?:(?:i )?(?:just |only |totally )?(?:made (?:that|it|this|all that|the whole thing) up|lied(?: (?:to you|about (?:that|it|this)))?)|(?:i(?:'m| am| was) )?(?:just |only )?(?:kidding|joking|lying)(?: about (?:that|it))?|(?:that|it|this)(?:'s| is| was) (?:just |only |all )?(?:a (?:lie|joke)|made up|untrue)|(?:that|it) (?:wasn't|was not) true|(?:what|something) i (?:just )?(?:said|told you) (?:is|was|isn't|wasn't)(?: not)? (?:true|a (?:lie|joke)|made up)|none of (?:that|it) (?:is|was|happened)(?: true)?|(?:that|it) (?:never|didn't|did not) (?:really |actually )?happen(?:ed)?|scratch that|i take (?:that|it) back|i (?:didn't|did not) (?:really |actually )?do (?:that|it|any of (?:that|it)))\\b[^?]{0,60}$`,
)
const NOT_TRUE = new RegExp(`^${LEAD}(?:that|it)(?:'s| is) not true[\\s.!]*$`)

/**
 * Whether a message takes back what the user said before. "That's not true" alone may as well be meant for the coach: it
 * counts only after a statement of the user's and where the user begins by correcting themselves.
 */
export function isRetraction(text: string, turns: readonly Turn[]): boolean {
  const mine = turns.findLast((turn) => turn.isFromUser)
  if (!mine) return false
  if (TAKEN_BACK.test(text)) return true
  return NOT_TRUE.test(text) && /^(?:actually|sorry|my bad|i (?:have to )?admit)/.test(text) && !mine.text.includes('?')
}
