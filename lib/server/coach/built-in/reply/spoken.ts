import 'server-only'
import { isGoalGive, type RecordQuery } from '@/lib/contract/record'
import { tellingStems } from '@/lib/server/language/common-words'
import { viewGoal } from '@/lib/server/language/progress/frame'
import { kindsOf } from '@/lib/server/language/questions/features'
import { isUnit } from '@/lib/server/language/questions/goals'
import { stemsIn } from '@/lib/server/language/stem'
import type { Sentence } from '@/lib/server/language/text'
import { unitOf } from '@/lib/server/language/units'
import type { ChatContext, GoalRecord } from '../../context'
import { namesAny } from './focus'
import { goalBefore, goalMeant, pointsBack, readSaid } from './said'
import { inDays, passesOver } from './standing'

/** What answers a question of all goals by the one that counts what it asks for. */
export function countingAnswer(question: Sentence, query: RecordQuery | null, context: ChatContext): string | null {
  const counted = query?.of === 'goals' && query.goal === undefined ? goalCounting(question, context) : null
  return counted && inDays([question], counted, context)
}

/** Whether a question that names no goal was read as one about a certain goal: "how long have I got?" */
export function isGuessed(question: Sentence, { goal, give }: RecordQuery, context: ChatContext): boolean {
  if (goal === undefined || !isGoalGive(give) || context.goals.length < 2) return false
  const isCounted = question.tokens.some(({ word }) => isUnit(word))
  return !isCounted && !namesAny(question) && goalMeant(readSaid(question.text), { ...context, turns: [] }) === null
}

/** "How many books do I still have to read?": of the one goal whose title counts them. */
function goalCounting({ tokens }: Sentence, { goals, timeZone }: ChatContext): GoalRecord | null {
  const units = new Set(tokens.flatMap(({ word }) => (isUnit(word) ? unitOf(word) : [])))
  const [only, more] = goals.filter((goal) => {
    const { frame } = viewGoal(goal, timeZone)
    return !goal.isCompleted && frame !== null && units.has(frame.unit)
  })
  return only && !more && !tokens.some(({ word }) => /^(?:goal|mission)s?$/.test(word)) ? only : null
}

/** "Did I sleep well this week?", where no entry says so: how the one goal of that name stands. */
export function goalOfName(question: Sentence, { about = [] }: RecordQuery, context: ChatContext): string | null {
  const stems = [about].flat().flatMap((word) => stemsIn(word.toLowerCase()))
  const [only, more] = context.goals.filter(
    ({ title, isCompleted }) => !isCompleted && tellingStems(title).some((stem) => stems.includes(stem)),
  )
  return only && !more ? inDays([question], only, context) : null
}

export function aboutAsked(question: Sentence, context: ChatContext): string | null {
  const goal = goalAsked(question, context)
  return goal && inDays([question], goal, context)
}

/** "How much is left of the attic?" */
function goalAsked(question: Sentence, context: ChatContext): GoalRecord | null {
  const words = question.tokens.map(({ word }) => word)
  const isOfGoal = words.some((word) => kindsOf(word).some((kind) => OF_GOAL.has(kind)))
  const isOfOther = words.some((word) => /^(?:did|he|she|him|her|supposed)$/.test(word))
  if (isOfOther || !(isOfGoal || / to go\b/.test(words.join(' ')))) return null
  const named = goalMeant(readSaid(question.text), { ...context, turns: [] })
  const goal = named ?? (pointsBack(words) && !namesAny(question) ? goalBefore(context) : null)
  return goal && passesOver(question, goal, context) ? null : goal
}
const OF_GOAL = new Set(['LEFT', 'DUE', 'TARGET', 'PACE', 'STEP'])
