import 'server-only'
import { tellingStems } from '@/lib/server/language/common-words'
import type { Sentence } from '@/lib/server/language/text'
import type { ChatContext, GoalRecord } from '../../context'
import { goalFacts } from '../../facts'
import { handleOf } from '../../goal-handle'
import { goalSheet } from '../../goal-sheet'
import { outlookOf } from '../../outlook'
import { quoted } from '../analysis/claim'
import { suggestionsFor } from '../analysis/suggestions'
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
