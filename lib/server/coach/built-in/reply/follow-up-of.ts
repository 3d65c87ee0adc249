import 'server-only'
import type { GoalFacts } from '../../facts'
import { wishIn } from './answers/shape'
import type { Intent } from './detect-intent'
import { sentencesIn } from './sentences'
import type { Situation } from './situation'

export type FollowUp = 'did' | 'insists' | 'another' | 'why' | 'yes' | 'no' | 'other' | 'more' | 'unsure' | 'answer'

const WHY =
  /^(?:but |and |so |ok |okay )?(?:why|how come|how so|why (?:that one|that|is that|not|this|so|do you (?:say|think) (?:that|so))|what makes you (?:say|think) (?:that|so)|says who|based on what|how do you know(?: that)?)[\s?!.]*$/
const YES =
  /^(?:yes|yeah|yep|yup|sure|ok(?:ay)?|fine|alright|all right|right|true|exactly|correct|agreed|absolutely|definitely|of course|i guess(?: so)?|deal|sounds good|good idea|let's (?:do (?:it|that)|go)|i will|will do|please(?: do)?|go ahead|do it|i agree|makes sense|(?:maybe |perhaps |i guess |ok(?:ay)? )?you(?:'re| are) (?:probably )?right|fair (?:enough|point)|point taken|y)\b[\s,!.]*(?:please|coach|thanks|let's do (?:it|that)|i will|do it|i guess|sure|that works|go on|(?:maybe |i guess )?you(?:'re| are) (?:probably )?right)?[\s!.]*$/
/** "I do though": what the coach doubted, said once more. */
const INSISTS =
  /^(?:but |no,? |well,? |yes,? |and yet )*(?:i (?:do|did|have|am|was|really do|swear|promise)(?: (?:though|too|so|it|all (?:of )?(?:it|that)))?|(?:it|that) (?:is|was) true|(?:the|your) (?:record|log|data) is wrong|i just (?:don't|didn't|never) (?:log|record|write)(?: it| that)?(?: down)?)[\s!.,]*$/
/** The step that was proposed is done. */
const DID =
  /^(?:ok(?:ay)?,? |yes,? |all )*(?:done(?: (?:it|that|already|with it))?|(?:i )?(?:just )?did (?:it|that|(?:the|your) (?:first )?(?:step|thing|one))|finished(?: it)?|(?:it's|that's) done|check(?:ed)?)[\s.!]*$/
/** Asks for another way than the one proposed. */
const ANOTHER =
  /\b(?:i(?:'ve| have)? (?:already )?tried (?:that|this|it)|i already (?:do|did) (?:that|this)|that (?:doesn't|didn't|won't) work(?: for me)?)\b|^(?:ok,? |no,? |please |can you |could you )*(?:give|tell|show) me (?:something|anything) else\b|^(?:ok,? |no,? |and )*(?:something else|anything else|(?:any )?other (?:ideas?|options?|ways?|suggestions?)|another (?:idea|option|way|step|suggestion)|what else (?:could|can|should|might|would) (?:i|we)\b.*)(?:,? please)?[\s?!.]*$/
const NO =
  /^(?:no|nope|nah|not really|not yet|not today|never|i don't (?:think so|want (?:to|that))|i'd rather not|no way|no thanks?(?: you)?|maybe later|not now|n)\b[\s!.,]*(?:thanks?|thank you|not really|coach|sorry)?[\s!.]*$/
const UNSURE = /^(?:i don't know|dunno|idk|no idea|not sure|hard to say|maybe|perhaps|i'm not sure|who knows)[\s!.,]*$/
/** What only makes sense as an answer: a reason, a time, an amount. */
const BARE_ANSWER =
  /^(?:because|since|due to|probably because|it's because)\b|^(?:maybe |probably |about |around )?(?:at|on|in|by|before|after|from|until)? ?(?:tomorrow|tonight|today|monday|tuesday|wednesday|thursday|friday|saturday|sunday|noon|midnight|the (?:morning|evening|afternoon|weekend)|\d{1,2}(?::\d\d)?(?: ?(?:am|pm|o'clock))?|(?:\d+|ten|fifteen|twenty|thirty) ?(?:min\w*|hours?))\b[\s\w:,']{0,40}[.!]*$/
const OTHER =
  /\b(?:the other(?: (?:one|goal|mission))?(?=[\s?.!]*$)|what about (?:the )?others?|and the others?|my other (?:one|goal|mission)|the rest)\b|^(?:and )?(?:the )?(?:next one|other one)[\s?]*$/
/** A deed told is no answer to a question about plans. */
const DONE =
  /^(?:i |we |just |also |finally |i've |i have )*(?:ran|read|wrote|went|saved|swam|walked|called|sent|published|trained|meditated|practi[cs]ed|studied|finished|completed|cooked|met|worked|cleaned|paid|booked|lifted|cycled|recorded|played|painted|passed|sold|won|built)\b/

/** "The second one", "no, the other one", "and the third?". */
const ORDINAL =
  /^(?:and |no,? |what about |how about |i meant? |actually,? )*(?:the )?(?:first|second|third|last|1st|2nd|3rd)(?: (?:one|goal|mission))?[\s?.!]*$/
const MORE =
  /^(?:and|so|ok(?:ay)?|yes|please)?[\s,]*(?:(?:tell|give|show) me more|more(?: please| detail\w*| info\w*)?|go on|continue|keep going|elaborate|say more|(?:say|put) (?:that|it) (?:differently|another way|again)|in other words|rephrase|expand(?: on (?:that|it))?|what else|anything else|and then|what do you mean|explain(?: (?:that|it|more|please))?|details?|such as|like what|for example|go deeper|in more detail)\b[\s\w]{0,20}[?!.]*$/

/** Whether a message only makes sense after the coach's last turn, and which goal it then speaks of. */
export function followUpOf(situation: Situation, intent: Intent): { kind: FollowUp; facts: GoalFacts } | null {
  const { message, lastCoachTurn, before, ongoing, named, listed } = situation
  const facts = before ?? situation.focus
  if (!lastCoachTurn || !facts || message.words > 30) return null
  const { text } = message
  if (INSISTS.test(text)) return { kind: 'insists', facts }
  const proposed = sentencesIn(lastCoachTurn.text).at(-1) ?? ''
  if (DID.test(text) && !proposed.endsWith('?')) return { kind: 'did', facts }
  if (ANOTHER.test(text)) return { kind: 'another', facts: named[0] ?? facts }
  if (WHY.test(text)) return { kind: 'why', facts }
  if (OTHER.test(text)) {
    const other = (listed.length ? listed : ongoing).find((one) => one !== facts)
    return other ? { kind: 'other', facts: other } : null
  }
  if (MORE.test(text)) return { kind: 'more', facts: named[0] ?? facts }
  const question = sentencesIn(lastCoachTurn.text).at(-1) ?? ''
  if (YES.test(text)) return { kind: /^Shall we (?:look|start)\b/.test(question) ? 'more' : 'yes', facts }
  if (NO.test(text)) return { kind: 'no', facts }
  if (UNSURE.test(text)) return { kind: 'unsure', facts }
  if (BARE_ANSWER.test(text) && !message.isQuestion) return { kind: 'answer', facts: named[0] ?? facts }
  if (ORDINAL.test(text) && named[0]) return { kind: 'other', facts: named[0] }
  if (DONE.test(text)) return null
  const isPlain =
    intent === 'open' || (intent === 'newGoal' && wishIn(message.sentences) === null && !/\bnew\b/.test(text))
  if (question.endsWith('?') && isPlain && !message.isQuestion && message.words <= 25)
    return { kind: 'answer', facts: named[0] ?? facts }
  return null
}
