import 'server-only'
import { isGoalGive, type RecordQuery } from '@/lib/contract/record'
import { wordsOf } from '@/lib/server/language/phrases'
import { viewGoal } from '@/lib/server/language/progress/frame'
import { timeWords } from '@/lib/server/language/questions/day-words'
import { kindsOf } from '@/lib/server/language/questions/features'
import { isUnit } from '@/lib/server/language/questions/goals'
import type { Sentence } from '@/lib/server/language/text'
import { unitOf } from '@/lib/server/language/units'
import type { ChatContext, GoalRecord } from '../../context'
import { namesAny } from './focus'
import { asksOfThen, goalBefore, goalMeant, pointsBack, readSaid } from './said'
import { inDays, passesOver } from './standing'

/** What is asked of them without a name is of what was spoken of. */
const STANDING = new Set(['goals', 'alerts', 'milestones'])

/** What answers a question by the goal or the alert that was spoken of, or by the one that counts what it asks for. */
export function spokenAnswer(
  question: Sentence,
  query: RecordQuery | null,
  isGuess: boolean,
  context: ChatContext,
): string | null {
  const counted = query?.of === 'goals' && query.goal === undefined ? goalCounting(question, context) : null
  if (counted) return inDays([question], counted, context)
  const isOfBefore = query !== null && STANDING.has(query.of) && pointsBack(wordsOf(question))
  const told = isOfBefore || isGuess ? ofBefore(question, context) : null
  return told ?? leftWords(question, context)
}

/** Whether a question that names no goal was read as one about a certain goal: "how long have I got?" */
export function isGuessed(question: Sentence, { goal, give }: RecordQuery, context: ChatContext): boolean {
  if (goal === undefined || !isGoalGive(give) || context.goals.length < 2) return false
  const isCounted = question.tokens.some(({ word }) => isUnit(word))
  return !isCounted && !namesAny(question) && goalMeant(readSaid(question.text), { ...context, turns: [] }) === null
}

/** "What comes next there?", "what time was it again?": of what was spoken of, where nothing else is named. */
export function ofBefore(question: Sentence, context: ChatContext): string | null {
  const { offers, turns, now, timeZone } = context
  const asked = aboutAsked(question, context)
  if (asked || turns.length === 0 || namesAny(question)) return asked
  const alert = offers.spoken?.alert
  if (alert && /\bw(?:hen|hat time)\b/i.test(question.text))
    return `“${alert.title}”: ${timeWords(alert.scheduledFor, now, timeZone)}.`
  const goal = asksOfThen(wordsOf(question)) ? null : goalBefore(context)
  return goal && !passesOver(question, goal, context) ? inDays([question], goal, context) : null
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

/** "What does that leave?", "and then?" */
function leftWords(question: Sentence, context: ChatContext): string | null {
  const goal = LEAVES.test(question.text) ? goalBefore(context) : null
  return goal && inDays([question], goal, context)
}

const LEAVES = /\bdo(?:es)? (?:it|that|this) leave\b|^\W*(?:(?:and|so) )?(?:then|what then|what next|after that)\W*$/i

export function aboutAsked(question: Sentence, context: ChatContext): string | null {
  const goal = goalAsked(question, context)
  return goal && inDays([question], goal, context)
}

/** "So how many left and by when?" names nothing: it is of the goal that the message before was about. */
function goalAsked(question: Sentence, context: ChatContext): GoalRecord | null {
  const words = question.tokens.map(({ word }) => word)
  const isOfGoal = words.some((word) => kindsOf(word).some((kind) => OF_GOAL.has(kind)))
  const isOfOther = words.some((word) => /^(?:did|he|she|him|her|supposed)$/.test(word))
  if (isOfOther || !(isOfGoal || / to go\b/.test(words.join(' ')))) return null
  const names = namesAny(question)
  const named = goalMeant(readSaid(question.text), { ...context, turns: [] })
  const goal = named ?? (names ? null : goalBefore(context))
  return goal && passesOver(question, goal, context) ? null : goal
}
const OF_GOAL = new Set(['LEFT', 'DUE', 'TARGET', 'PACE', 'STEP'])
