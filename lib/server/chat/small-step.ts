import 'server-only'
import { limits } from '@/lib/contract/limits'
import { SMALL_STEP } from '@/lib/contract/unanswered'
import type { ChatContext } from '@/lib/server/coach/context'

/** To "What is it?" or "What is one small thing?": what asks or takes it back. */
export const NO_NAME = /\?|^\W*(?:never ?mind|no|nope|nah|nothing|not now|later|forget|leave|cancel|thanks?)\b/i
/** What asks, or orders by itself, tells no small thing to do. */
const ASKS_FIRST =
  /^\W*(?:what|which|when|where|who|why|how|did|do|does|is|are|am|was|were|can|could|should|will|would|i don['’]?t know|dunno|idk|no idea|remind|add|set|make|move|mark|tick|delete)\b/i

/** To "What is one small thing?": "I'll ring Ana on Tuesday at 6" is to be reminded of. Null for any other message. */
export function stepOrder(message: string, { turns }: ChatContext): string | null {
  const isAsked = turns.at(-1)?.text.endsWith(SMALL_STEP) === true
  const text = message.trim()
  if (!isAsked || text.length > limits.title || NO_NAME.test(text) || ASKS_FIRST.test(text)) return null
  const step = text.replace(LEADS, '')
  return `Remind me to ${step.charAt(0).toLowerCase()}${step.slice(1)}`
}
const LEADS =
  /^(?:(?:maybe|well|ok|okay|hm+|um|i guess|i think)\W+)*(?:i (?:could|can|will|would|might)|i['’](?:ll|d)|id|ill|just)\s+/i

/** An order without what does not suit in front of it: "Thursday won't work, make it Friday". */
export function withoutUnfit(message: string): string {
  return message.replace(UNFIT, '')
}
const UNFIT =
  /^\W*(?:(?:actually|sorry|no|oh|hm+|wait|ah|ok)\W+)*[^,.;!?\n]{1,40}\b(?:won['’]?t|doesn['’]?t|does not|will not|isn['’]?t|is not|is no) (?:work|do|suit|fit|good|going to work|possible)\b[^,.;!?\n]{0,30}[,.;–-] *(?=(?:so |can we |please |let['’]?s )*(?:make|move|change|push|put|shift|do) )/i
