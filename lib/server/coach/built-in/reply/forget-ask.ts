import 'server-only'
import type { Turn } from '../../context'
import { straightened } from './read-message'
import { tellingStems } from './stem'

const FORGET =
  /^(?:please |can you |could you |will you |would you |i(?:'d like| want) you to |ok(?:ay)?,? |and |also )*(?:(?:please )?(?:forget|un-?remember|stop remembering)(?: about)?|(?:don't|do not) (?:remember|keep|mention)|(?:delete|remove|erase|wipe|clear)(?= .*\b(?:memor(?:y|ies)|you (?:know|remember|have) (?:about|of|on)|what i told you)\b)) (.{2,120}?)(?:,? please)?[\s.!?]*$/
/** "Forget it" drops a subject; what begins as an order to the engine is read as one elsewhere. */
const NOT_MEANT = /^(?:it|that|this|(?:about )?it all|to\b.*|how\b.*|how to\b.*)$/

/** What a message asks to have forgotten, in its own words; null where it asks no such thing. */
export function forgetAskIn(text: string): string | null {
  const about = text.length < 200 ? FORGET.exec(text)?.[1] : undefined
  return about && !NOT_MEANT.test(about) ? about : null
}

/** The stems of what the user asked to forget in this talk: not to be brought up again in it. */
export function forgottenStems(turns: readonly Turn[]): Set<string> {
  const asked = turns.filter((turn) => turn.isFromUser).map((turn) => forgetAskIn(straightened(turn.text)))
  return new Set(asked.filter((one) => one !== null).flatMap((one) => [...tellingStems(one)]))
}
