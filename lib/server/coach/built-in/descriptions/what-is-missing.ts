import 'server-only'

/** What a goal's words leave open, the most needed first. */
export type Gap = 'number' | 'date' | 'reason' | 'obstacle' | 'first-step'

const NUMBER =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|hundred|thousand|half|marathon|daily|every (?:day|week|month|morning|evening)|once|twice)\b/i
const DATE =
  /\b(?:by|before|until|till|in|this|next|end of)\b (?:the )?(?:end of )?(?:my )?(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|christmas|easter|birthday|year|month|week|quarter|20\d\d|\d+ (?:days|weeks|months|years))\b|\b20\d\d\b|\b\d{1,2}[./]\d{1,2}\b|\b(?:january|february|march|april|june|july|august|september|october|november|december) \d{1,2}\b/i
const REASON =
  /\b(?:because|so that|in order to|to be able|matters?|for (?:my|our|the) (?:kids|family|health|children|future|wedding|son|daughter|partner|wife|husband|mother|father|peace)|i want to (?:be|feel)|reason)\b/i
const OBSTACLE =
  /\b(?:but|hard|difficult|struggle|problem|last time|failed|obstacle|afraid|busy|tired|gets? in the way|distract\w*|if i)\b/i
const FIRST_STEP =
  /\b(?:first (?:step|i)|start(?:ing)? (?:with|by|on|tomorrow)|begin(?:ning)? (?:with|by)|tomorrow|this week|tonight|every (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|morning|evening))\b/i

/** Which of number, date, reason, obstacle and first step a title and description do not name. */
export function gapsIn(title: string, description: string): Gap[] {
  const text = `${title}\n${description}`
  const checks: [Gap, RegExp][] = [
    ['number', NUMBER],
    ['date', DATE],
    ['reason', REASON],
    ['obstacle', OBSTACLE],
    ['first-step', FIRST_STEP],
  ]
  return checks.filter(([, words]) => !words.test(text)).map(([gap]) => gap)
}
