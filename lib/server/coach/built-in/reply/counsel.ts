import 'server-only'
import { tellingStems } from '@/lib/server/language/common-words'
import { phrases, says } from '@/lib/server/language/phrases'
import type { Sentence } from '@/lib/server/language/text'
import type { ChatContext, GoalRecord } from '../../context'
import { goalFacts } from '../../facts'
import { handleOf } from '../../goal-handle'
import { goalSheet } from '../../goal-sheet'
import { outlookOf } from '../../outlook'
import { quoted } from '../analysis/claim'
import { SILENT_DAYS, suggestionsFor } from '../analysis/suggestions'
import { offeredPresses } from './offered'
import { goalMeant, type Said } from './said'
import { aboutOne } from './standing'

/**
 * What can be done about a goal that counsel is asked for: the steps that its analysis computes, the most pressing first.
 * How a thing is best done no record says.
 */
export function counselFor(goal: GoalRecord, context: ChatContext): string {
  const { now, timeZone } = context
  if (goal.isCompleted) return aboutOne(goal, context)
  const facts = goalFacts(goal, now, timeZone)
  const own = { ...goal, progressNotes: '', completionNotes: '', outlook: outlookOf(facts, timeZone) }
  const sheet = goalSheet({ now, timeZone, goal: own }, [], facts)
  const steps = suggestionsFor({ goal: own, facts, sheet }).map(({ text }) => `- ${toMe(text)}`)
  const at = `${quoted(goal.title)} is at ${sheet.reading ?? sheet.progress}.`
  return [`${at} This is what follows for it from your record:`, ...steps].join('\n')
}

/**
 * "I keep putting off the talk": a first step so small that it can be taken, and a press that sets a time for it. Null for
 * any other message, and where something of it stands as a card.
 */
export function stuckWith(said: Said, context: ChatContext): string | null {
  const { ordered, heard } = context.offers
  if (ordered.length + heard.length > 0 || said.words.length > MOST_WORDS || !isStuck(said.words)) return null
  const goal = goalMeant(said, { ...context, turns: [] })
  if (!goal || goal.isCompleted) return null
  const facts = goalFacts(goal, context.now, context.timeZone)
  const name = handleOf(goal.title) ?? quoted(goal.title)
  const next = facts.nextMilestone ? ` Next in it is ${quoted(facts.nextMilestone)}.` : ''
  const silent = facts.daysSinceCheckIn ?? 0
  const since = silent >= SILENT_DAYS ? ` The last check-in was ${silent} days ago, and one small step ends that.` : ''
  const presses = [
    `Remind me tomorrow at 18:00 to spend ten minutes on ${name}`,
    `Where am I with ${quoted(goal.title)}?`,
  ]
  return `Ten minutes on ${name} would do for a start.${next}${since}\n\n${offeredPresses(presses)}`
}
/** "Sleep is sliding again, what do I do": of the goal that is named before it, and no plan of the day. Null for any other. */
export function advisedOn(said: Said, context: ChatContext): string | null {
  const asks = ASKS_AT_END.test(said.text)
  const sentences = said.sentences.map(({ sentence }) => sentence)
  const goal = asks ? (goalNear(sentences, context) ?? goalMeant(said, { ...context, turns: [] })) : null
  return goal && !goal.isCompleted ? `${counselFor(goal, context)}\n\n${CANNOT_MORE}` : null
}
const ASKS_AT_END = /\w\W+(?:so |but )?what (?:do|can|should) i do(?: about (?:it|that)| now)?\W*$/i
/** After what the record says to do. */
export const CANNOT_MORE = 'I cannot talk that over any further without a model.'

/** Whether words tell that one does not get on: nothing that was done. */
export function isStuck(words: readonly string[]): boolean {
  return says(words, STUCK)
}
const STUCK = phrases(`
putting|put|puts off, putting|put it|that|this off, keep|keeps|kept avoiding|dodging|skipping|postponing, procrastinating|procrastinate,
can|could not get started|going, can|could not get myself|round to, can not face, zero|no|lost|lack|lacking|losing my|the|all|any? motivation|drive,
have not even? started|begun|got, is eating|killing me, not motivated, unmotivated, can not be bothered, do not feel like, getting|going|gone nowhere, is slipping|stalled|stalling
`)
const MOST_WORDS = 24

/** To a hard time with a goal: less of it would do. */
export function easeFor({ title }: GoalRecord): string {
  return `For ${handleOf(title) ?? quoted(title)} ten minutes would do today, or none.`
}

/** Here the coach itself speaks. */
function toMe(step: string): string {
  return step.replace('Tell your coach', 'Tell me').replace('tell your coach', 'tell me')
}

/** "How can I sleep better?": the one ongoing goal whose short name is said, where none is named for sure. */
export function goalNear(sentences: readonly Sentence[], { goals }: ChatContext): GoalRecord | null {
  const said = new Set(sentences.flatMap(({ tokens }) => tokens.map(({ stem }) => stem)))
  const [only, more] = goals.filter(({ title, isCompleted }) => {
    const stems = isCompleted ? [] : tellingStems(handleOf(title) ?? '')
    return stems.length > 0 && stems.every((stem) => said.has(stem))
  })
  return only && !more ? only : null
}
