import 'server-only'
import { addDays } from '../../dates'
import type { GoalFacts } from '../../facts'
import type { Situation } from './situation'
import { tellingStems } from './stem'

/** A mission told to have been finished a while ago, while its record shows it open; `since` is the day that was meant. */
export type SaidDone = { facts: GoalFacts; since: string }

const CLAIM =
  /\bi(?:'ve| have|'d| had)? (?:already |actually |long since |just )*(?:finished|completed|done|did|ran|read|wrote|learn(?:ed|t)|reached|achieved|published|saved|passed|closed)(?: with| off)? (.{3,70}?)(?: (already|long ago|(?:ages|years|months|weeks|days|a (?:week|month|year|while)|some time|\w+ (?:days|weeks|months)) ago|last (?:week|month|year|spring|summer|autumn|fall|winter)|back in \w+|yesterday))?[\s.!]*$/
/** Part of a thing is not the thing. */
const PARTIAL =
  /\b(?:half of|part|parts|first|second|third|last|next|chapters? \w+|a (?:chapter|session|page|case|lesson|book)|one|two|three|four|five|some|few|most|draft|another|nearly|almost|\d+(?:st|nd|rd|th)?(?! ?(?:euros?|dollars?|books|words|km)))\b/

/** The claim in a message that a whole mission was done before today; null where it makes none, or the record bears it out. */
export function saidDoneIn({ message, named, before, ongoing, today }: Situation): SaidDone | null {
  const { text } = message
  const claim = message.isQuestion ? null : CLAIM.exec(text)
  if (!claim?.[1] || /\b(?:not|never|if|wish|would|if only)\b|n't\b/.test(text)) return null
  const when = claim[2] ?? (/\balready\b/.test(text) ? 'already' : null)
  if (!when || PARTIAL.test(claim[1].replace(/\bhalf[- ]marathon\b/g, 'marathon'))) return null
  const stems = tellingStems(claim[1])
  const isWhole = (facts: GoalFacts) =>
    /^(?:it|that|all of it|everything|the whole thing)$/.test(claim[1] ?? '')
      ? facts === before
      : [...tellingStems(facts.goal.title)].some((stem) => stems.has(stem))
  const facts = [...named, ...(before ? [before] : [])].find((one) => ongoing.includes(one) && isWhole(one))
  return facts && facts.goal.progress < 100 ? { facts, since: sinceOf(when, today) } : null
}

/** Roughly the day that was meant; the record is looked at from there on. */
function sinceOf(when: string, today: string): string {
  if (/yesterday|already/.test(when)) return addDays(today, -1)
  if (/days ago/.test(when)) return addDays(today, -3)
  if (/\bweek\b/.test(when)) return addDays(today, -7)
  return addDays(today, /weeks|a while|some time|long ago/.test(when) ? -14 : -28)
}
