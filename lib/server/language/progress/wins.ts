import 'server-only'
import type { Clause } from './clauses'
import type { GoalView } from './frame'
import { ofGoal } from './goal-verbs'
import { quoteOf } from './quote-of'
import type { Said } from './said'
import { isPast, OTHER_DEEDS, UNENDED } from './stance-words'

/** What tells that something went as it had not before, in whoever's words. */
const WON = [
  /\bfirst (?:\w+ )?(?:time|ever|proper|real|one)\b/i,
  /\b(?:never|not|n[o']?t) (?:once|managed|thought i)\b|\bnever used to\b/i,
  /\b(?:on my own|by myself|w\/o|without)\b|\b(?:much|a ?lot|way|bit|overall|yeah),? better\b/i,
  /\bbetter (?:this|than)\b|\bless (?:\w+ ){1,4}than\b|\b(?:small|big|little) win\b|\bproud\b/i,
  /\bfinally \w+|\bnot (?:\w+ ){1,4}once\b|\bstuck to\b|\binstead of\b|\bin a row\b|\bearly\b/i,
  /\bfor (?:a|the whole) (?:week|month)\b|\b(?:it|that) (?:works|worked|went (?:fine|well|great|ok))\b/i,
  /\bwent from .+ to\b|\bno (?:panic|stops?|english)\b/i,
  /\bdid ?n[o']?t (?:even )?(?:shout|snap|yell|panic|read off|check|notice|freeze|shake|scroll|quit|give up)/i,
  /\bdid it\b|\bfor real\b|\b(?:weeks?|months?|days?|nights?) (?:without|clean|sober|out of|straight)\b/i,
  /\bday \d+|\bcan (?:\w+ ){1,4}now\b|\bnow (?:\w+ )?can\b/i,
]
/** What tells it where no other word says that there is no news. */
const KEPT_UP =
  /\b(?:most|every|all) ?(?:day|week|night|dinner|morning)s?\b|\bgot (?:\w+ ){1,9}(?:out|over|done|in|down|back)\b|\b(?:a|like a) (?:different|new) (?:\w+)\b/i
/** What tells that ground was lost. */
const LOST = [
  /\b(?:gone|going|went) backwards\b/i,
  /\bback (?:to|where|at) (?:\w+ )?(?:square|where|camping|the start|i was|old|zero|one)|\bworse\b/i,
  /\b(?:i|and|just|totally) (?:\w+ )?(?:screamed|yelled|snapped|shouted|froze|panicked|caved|relapsed|slipped|bottled it|chickened out|gave (?:up|in)|quit)\b/i,
  /\blost (?:it|my temper|my nerve)\b|\bpanic attack\b|\bre-?installed\b|\bblocked me\b/i,
  /\b(?:had|ate|took|lost) the lot\b|\bstopped working\b|\bripped out\b/i,
  /\b(?:burst|froze|collapsed|ruined|destroyed)\b|\bcould at least\b/i,
  /\b(?:three|four|five|every) nights? (?:running|this week)\b/i,
]
/** What is no news, a plan, a joke or of another time, however the rest sounds. */
const NO_NEWS = [
  /\bsame\b|\bnothing (?:new|to report|came|'?s (?:really )?changed|until)\b/i,
  /\bhave ?n[o']?t (?:touched|started|set|sent|seen|really|picked|done|had (?:time|a chance))\b/i,
  /\b(?:not|no) (?:\w+ )?(?:picked|study|driving|talks|practice|data|attempt|progress|time|energy)\b/i,
  /\b(?:lol no|gotcha|jk|kidding|dreamt|dust|booked|signed up|ordered|bought|quoted|cancelled|closed|poorly|flu|wait for|off sick|those were|must get|when i was|years ago|in my (?:teens|twenties|thirties|youth)|called in|1[89]\d\d)\b/i,
]

/** Of a goal that is counted: that it stands where it stood, or that what was told was none of it. */
const STANDS_STILL = [
  /\b(?:is|at|bench|weight|all|much|just|about) (?:the )?same\b|\bsame as (?:last|before)\b/i,
  /\bno (?:data|attempt|change|news)\b|\bin my head\b|\b(?:did|so|nope,?) none\b/i,
  /\bnone (?:sold|yet|done)\b|\b(?:0|zero) new\b|\bgotcha\b|\bnot (?:the|my) savings\b/i,
  /\b(?:could|did) ?n[o']?t make it\b|\bnot one (?:this|all) week\b/i,
]

/** Whether a text says that a counted goal stands where it stood: "bench is the same", "still 57" where 57 it was. */
export function standsStill(text: string, { frame, goal }: GoalView): boolean {
  if (!frame && goal.milestones.length === 0) return false
  const still = /\bstill (?:at )?(\d[\d.]*)/i.exec(text)
  return isAny(STANDS_STILL, text) || (frame !== null && Number(still?.[1]) === frame.reading)
}

const SLIGHT = new Set('bit some lot lesson begun rained'.split(' '))

/**
 * Whether a text tells of an own deed that won or lost ground for a goal that has nothing to count. What another did, a
 * plan, a mood and no news tell nothing; how much it was, the person says.
 */
export function readWins(clauses: readonly Clause[], view: GoalView): Said[] {
  const text = clauses.map(({ sentence }) => sentence).filter((one, at, all) => all[at - 1] !== one)
  const told = text.map((one) => one.text).join(' ')
  const quotable = clauses.find((clause) => !clause.isOthers && quoteOf(clause)) ?? clauses[0]
  const quote = quotable ? quoteOf(quotable) : ''
  if (!quote || text.every(({ isQuestion }) => isQuestion)) return []
  const deeds = clauses.filter((clause) => isOwnDeed(clause))
  const isWon = isAny(WON, told)
  if (isAny(LOST, told) && !isWon) return [{ kind: 'loss', isSure: false, quote }]
  if (isAny(NO_NEWS, told) && !isWon) return []
  const isOfGoal = deeds.some(({ tokens }) => ofGoal(tokens, view))
  if (isWon || KEPT_UP.test(told) || isOfGoal || deeds.length > 0) return [{ kind: 'claim', isSure: false, quote }]
  return []
}

/** A deed that has an end: what was merely worked on or practised is no news of how far it came. */
function isOwnDeed({ tokens, stance, isPreparing }: Clause): boolean {
  if (stance !== 'done' || isPreparing || tokens.some(({ word }) => SLIGHT.has(word))) return false
  return tokens.some((token) => isPast(token) && !OTHER_DEEDS.has(token.word) && !UNENDED.has(token.stem))
}

function isAny(patterns: readonly RegExp[], text: string): boolean {
  return patterns.some((one) => one.test(text))
}
