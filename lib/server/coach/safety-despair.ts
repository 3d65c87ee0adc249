import 'server-only'
import { everyday } from './safety-patterns/everyday'

/** Weak signs of despair. One alone is everyday talk; two of different kinds about nothing in particular are not. */
const signs: RegExp[] = [
  /\b(?:no hope|hopeless|lost (?:all )?hope|hope(?: is)? (?:left|gone)|pointless|meaningless|no point|no way out|nothing matters|nothing will (?:ever )?(?:change|get better)|never (?:going to |gonna )?get better|can(?:'?t|not) (?:go on|hold on|carry on|keep going|bear|take|stand|cope|fight|face|do (?:this|it|life)|keep doing (?:this|it))|unbearable|giv(?:e|ing|en) up(?: on)? (?:on everything|everything|life|myself|on myself)|trapped|how much longer|end of my rope|too broken|i'?m done\b(?! with| for)|see no (?:end|light|hope)|drowning in (?:pain|darkness|sorrow)|all (?:is|feels) dark)\b/,
  /\b(?:anymore|any more|any longer|another day|much longer|all (?:end|be over|stop)|be over|better (?:to )?not (?:be )?here|not (?:to )?be here|be gone|breathing|exist(?:ing)?|being alive|stay alive|forever|for good|goodbye(?: everyone)?|take care,? everyone|other side|disappear|at peace(?: at last)?|stop the pain|end the pain|make it stop|to end)\b/,
  /\b(?:worthless|a burden|hate (?:myself|my life|everything about me)|useless|failure as a (?:mother|father|person|human|parent|son|daughter)|deserve (?:it|this|pain|nothing|to suffer)|(?:nobody|no one) (?:cares|loves|wants)|all alone|completely alone|empty inside|numb|broken beyond|ashamed to exist|feel(?:ing)? nothing|unlovable|invisible|waste of space|don'?t matter)\b/,
]

/** What people are tired of every day without being in danger. */
const EVERYDAY =
  /\b(?:job|work|working|boss|shift|office|meetings?|emails?|course|class|thesis|exams?|study(?:ing)?|school|project|homework|paper|runs?|running|gym|training|workouts?|plank|squats?|push-?ups?|diet|dieting|sugar|coffee|smoking|alcohol|commute|traffic|weather|rain|heat|cold|winter|noise|neighbou?rs?|app|phone|code|coding|laptop|computer|wifi|goals?|missions?|books?|chapters?|plans?|team|company|client|customers?|budget|debt|savings|apartment|flat|house|kitchen|city|marathon|race|habit|streak|series|show|film|movie|game|match|season|song|duolingo|language|spanish|french|german|guitar|piano|practice|account|paperwork|taxes|tomatoes|plants?|tooth|shoulder|migraine|headache|knee|back pain|dentist|alarm|monday|weekend|being late|email|spreadsheet|deadline|presentation)\b/

/** Thanks and a farewell to somebody spoken of in the past. */
const PARTING =
  /\b(?:thank(?:s| you)|grateful)\b[\s\S]{0,80}\b(?:you were|you did|you've been|for (?:everything|listening|trying))\b[\s\S]{0,80}\b(?:goodbye|good-bye|farewell|bye)\W*$/
const MEETING_AGAIN = /\b(?:see you|tomorrow|next|passed|until|later|talk soon|new job|holiday|weekend)\b/

/** Whether a whole message in straight lower case adds up to despair, although no sentence of it says so outright. */
export function soundsDesperate(message: string): boolean {
  if (PARTING.test(message) && !MEETING_AGAIN.test(message)) return true
  if (
    !/\b(?:i|i'm|i've|i'd|i'll|me|my|myself)\b/.test(message) &&
    !/\b(?:no hope|hopeless|worthless|pointless)\b/.test(message)
  )
    return false
  if (EVERYDAY.test(message) || everyday.hopeless.test(message)) return false
  return signs.filter((sign) => sign.test(message)).length >= 2
}
