import 'server-only'
import type { ChatContext, Turn } from '../../context'
import type { GoalFacts } from '../../facts'
import { tellingStems } from './stem'
import { themeIn, themeOf } from './themes/find-theme'
import { shortTitle } from './titles'

const DOMAIN_WORDS = {
  career: /\b(?:career|job|work|professional(?:ly)?|office)\b/,
  health: /\b(?:health|healthy|fitness|body|training|train|exercise|workouts?)\b/,
  relationships: /\b(?:relationships?|family|friends|love life|people in my life)\b/,
  'personal-growth': /\b(?:personal growth|growth|learning|self[- ]improvement)\b/,
} as const

const ORDINALS: [RegExp, number][] = [
  [
    /\b(?:the )?(?:first|1st|#1|number one|number 1)(?: one| goal| mission)\b|\bthe first\b(?! (?:step|thing|time|week|day|chapter|half|month))/,
    0,
  ],
  [
    /\b(?:the )?(?:second|2nd|#2|number two|number 2)(?: one| goal| mission)\b|\bthe second\b(?! (?:half|time|week|day|chapter|month))/,
    1,
  ],
  [
    /\b(?:the )?(?:third|3rd|#3|number three|number 3)(?: one| goal| mission)\b|\bthe third\b(?! (?:half|time|week|day|chapter|month))/,
    2,
  ],
  [/\bthe last (?:one|goal|mission)\b/, -1],
]

/** A domain alone names goals only in a question or an order. */
const ASKS = /\?|\b(?:goals?|missions?|how|what|which|where|plan|focus|list|show)\b/

/** The goals that a message names, best first; all of a domain when it names only that. */
export function goalsNamed(
  text: string,
  goals: readonly GoalFacts[],
  talk: readonly Turn[],
  listed: readonly GoalFacts[],
): GoalFacts[] {
  const ordinal = ORDINALS.find(([words]) => words.test(text))
  if (ordinal) {
    const order = goalsListed(talk, goals) ?? listed
    const one = order.at(ordinal[1])
    if (one) return [one]
  }
  const scored = goals
    .map((facts) => ({ facts, score: scoreOf(text, facts) }))
    .filter(({ score }) => score >= 2)
    .sort((a, b) => b.score - a.score)
  const best = scored[0]?.score ?? 0
  if (best) return scored.filter(({ score }) => score >= best * 0.75).map(({ facts }) => facts)
  return ASKS.test(text) ? goals.filter(({ goal }) => !goal.isCompleted && DOMAIN_WORDS[goal.domain].test(text)) : []
}

function scoreOf(text: string, { goal }: GoalFacts): number {
  const title = shortTitle(goal.title).toLowerCase()
  if (title.length > 3 && text.includes(title)) return 20
  const said = tellingStems(text)
  const hits = (source: string) => [...tellingStems(source)].filter((one) => said.has(one)).length
  const theme = themeIn(text)
  return (
    hits(goal.title) * 3 +
    hits(goal.tags.join(' ')) * 2.5 +
    hits(goal.milestones.map((one) => one.title).join(' ')) * 1.5 +
    Math.min(2, hits(goal.description.slice(0, 600))) * 0.8 +
    (theme && theme.id === themeOf(goal).id ? 2 : 0) +
    (unitIn(text) && unitIn(text) === unitIn(goal.title.toLowerCase()) ? 3 : 0)
  )
}

/** What a number in a text counts: kilograms, pages, lengths. */
function unitIn(text: string): string | null {
  const found =
    /\b\d[\d.,]* ?(kg|kilos?|km|lbs?|pounds|miles|pages|books|chapters|lengths|laps|words|euros?|dollars?)\b/.exec(text)
  return found?.[1] ? found[1].replace(/^kilos?$/, 'kg').replace(/s$/, '') : null
}

/** The goal spoken of last, by either side; null when none was. A turn is about the goal that it names first. */
export function lastSpokenOf(talk: readonly Turn[], goals: readonly GoalFacts[]): GoalFacts | null {
  for (const turn of [...talk].reverse()) {
    const text = turn.text.toLowerCase()
    const quoted = goals
      .map((facts) => ({ facts, at: text.indexOf(shortTitle(facts.goal.title).toLowerCase()) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at)[0]
    if (quoted) return quoted.facts
    if (turn.isFromUser) {
      const named = goalsNamed(text, goals, [], [])
      if (named[0] && named.length === 1) return named[0]
    }
  }
  return null
}

/** The goals in the order in which the coach last listed several. */
function goalsListed(talk: readonly Turn[], goals: readonly GoalFacts[]): GoalFacts[] | null {
  for (const turn of [...talk].reverse()) {
    if (turn.isFromUser) continue
    const found = goals
      .map((facts) => ({ facts, at: turn.text.indexOf(shortTitle(facts.goal.title)) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at)
    if (found.length > 1) return found.map(({ facts }) => facts)
  }
  return null
}

/** The goals in the order in which the interface lists them: newest first. */
export function asListed(context: Pick<ChatContext, 'goals'>, goals: readonly GoalFacts[]): GoalFacts[] {
  return context.goals.flatMap((goal) => goals.filter((facts) => facts.goal.id === goal.id && !goal.isCompleted))
}
