import 'server-only'
import { goalsNamedIn } from '@/lib/server/language/goal-names'
import type { Sentence, Token } from '@/lib/server/language/text'
import { wordSet } from '@/lib/server/language/word-table'
import type { ChatContext, GoalRecord } from '../../context'
import { byUrgency, goalFacts } from '../../facts'
import { quoted } from '../analysis/claim'
import type { Said } from './said'
import { goalLine } from './standing'

const FIRST = wordSet('first next sooner before now tonight today start begin with prioritise prioritize priority')
/** What was first is asked of what was written. */
const PAST = wordSet('did was were had came come happened have has ever when')
const YOURS = 'Which of them matters more is yours to decide.'

/**
 * "Shelves or the talk first?": two goals that are weighed against each other, by their dates. Null where no two are
 * named, or it is asked what was.
 */
export function choiceAnswer({ sentences }: Said, context: ChatContext): string | null {
  for (const { sentence } of sentences) {
    const both = bothNamed(sentence, context)
    if (both) return weighed(both, context)
  }
  return null
}

function bothNamed({ tokens }: Sentence, { goals }: ChatContext): [GoalRecord, GoalRecord] | null {
  const at = tokens.findIndex(({ word }) => word === 'or')
  const words = tokens.map(({ word }) => word)
  if (at < 1 || !words.some((word) => FIRST.has(word)) || words.some((word) => PAST.has(word))) return null
  const ongoing = goals.filter(({ isCompleted }) => !isCompleted)
  const [one, other] = [goalOf(tokens.slice(0, at), ongoing), goalOf(tokens.slice(at + 1), ongoing)]
  return one && other && one !== other ? [one, other] : null
}

/** The goal that a side names, by its own words or by those of a milestone. */
function goalOf(tokens: readonly Token[], goals: readonly GoalRecord[]): GoalRecord | null {
  const [best, next] = goalsNamedIn({ tokens: [...tokens] }, goals)
  const isLeading = best && (best.isSure || !next || best.score > next.score)
  return isLeading ? (goals.find(({ id }) => id === best.goalId) ?? null) : null
}

function weighed(both: readonly GoalRecord[], { now, timeZone }: ChatContext): string {
  const facts = both.map((goal) => goalFacts(goal, now, timeZone)).sort(byUrgency)
  const [first] = facts
  const lines = facts.map((one) => `- ${goalLine(one)}`)
  const isDated = facts.some(({ goal }) => goal.targetDate !== null)
  const lead =
    isDated && first
      ? `Going by their dates and how they stand, ${quoted(first.goal.title)} comes first.`
      : 'Neither has a date to go by.'
  return [`${lead} ${YOURS}`, ...lines].join('\n')
}
