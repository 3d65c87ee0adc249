import 'server-only'
import type { Turn } from '../../context'

/** What is asked about the talk itself: to hear one's own words again, the coach's, or the coach's in short. */
export type TalkAsk = 'mine' | 'yours' | 'shorter'

const SHORTER =
  /^(?:please |can you |could you |ok,? |and )*(?:(?:make|say|put|keep) (?:it|that|this) (?:(?:a (?:bit|little)|much) )?(?:short(?:er)?|brief(?:er)?|more (?:concise|brief)|in (?:one|a) (?:sentence|line|word)|in (?:short|brief))|shorter|short(?:er)? (?:please|version)|too long|(?:in )?(?:one|a single) (?:sentence|line)(?: (?:please|only))?|tl;?dr|summari[sz]e (?:it|that|this)|in short|the short version|cut it (?:short|down)|briefly)(?:,? please)?[\s.!?]*$/
const YOURS =
  /\bwhat (?:did|have) you (?:just )?(?:say|said|ask|asked|suggest|suggested|tell|told|mean|recommend)\b|\bwhat was (?:your|the) (?:first |next |last )?(?:question|advice|suggestion|answer|step|plan|idea)\b|^(?:please |can you |could you |ok,? |sorry,? )*(?:repeat (?:that|it|yourself)|say (?:that|it) again|come again|what was that|what did you say|pardon)(?:,? please)?[\s.!?]*$/
const MINE =
  /\bwhat (?:did|have) i (?:just |really |actually )?(?:say|said|ask|asked|tell|told|write|wrote|mention|mentioned)\b|\bwhat (?:was|were) my (?:\w+ )?(?:messages?|questions?|words?|answers?)\b|\b(?:what|which) (?:time|day|hour|date|number|book|one) did i (?:say|tell|mention|give|pick|choose)\b|\bwhen did i say\b|\bremind me what i (?:said|told|wrote|want\w*)\b|\bdo you remember what i (?:said|told|wrote|want\w*|asked)\b|\bwhat did i want\b|\bwhat did we (?:agree|decide|settle|say|plan)\b/

/** Which of them a message asks for; null where it asks for none, or nothing was said yet. */
export function talkAskIn(text: string, turns: readonly Turn[]): TalkAsk | null {
  if (turns.length === 0) return null
  // The journal is asked for by its own name.
  if (MINE.test(text) && !/\b(?:journal|diary|logs?|entr(?:y|ies)|last (?:week|month)|yesterday)\b/.test(text))
    return 'mine'
  if (!turns.some((turn) => !turn.isFromUser)) return null
  if (YOURS.test(text)) return 'yours'
  return SHORTER.test(text) ? 'shorter' : null
}
