import { recordMessages } from '@/lib/contract/messages/record'
import 'server-only'
import { isGoalGive, type RecordKind, type RecordQuery } from '@/lib/contract/record'
import { invalid } from '@/lib/server/errors'

/** The figure that rows of a kind have. */
const figureOf: Partial<Record<RecordKind, RecordQuery['what']>> = {
  entries: 'energy',
  checkIns: 'progress',
  goals: 'progress',
  values: 'value',
}
const statusesOf: Partial<Record<RecordKind, readonly string[]>> = {
  goals: ['ongoing', 'completed', 'open', 'done', 'paused', 'dropped'],
  milestones: ['open', 'done', 'ongoing', 'completed'],
  alerts: ['open', 'done', 'ongoing', 'completed'],
  plans: ['open', 'done', 'ongoing', 'completed', 'held'],
  experiments: ['open', 'done', 'ongoing', 'completed'],
}
const ofGoals: readonly RecordKind[] = ['checkIns', 'goals', 'milestones', 'values', 'alerts', 'plans', 'experiments']

/**
 * Refuses what the rows asked for do not have, rather than answer another question.
 *
 * @throws AppError `validation_failed`, naming the part of the query
 */
export function checkQuery(query: RecordQuery): void {
  const { of, give, what, by, against, goal } = query
  const sides = [query, ...(against ? [against] : [])]
  const refuse = (field: string, message: string) => {
    throw invalid({ [`query.${field}`]: [message] })
  }
  const { recordHasNo, valuesOfGoal } = recordMessages.field
  if (what !== undefined && figureOf[of] !== what) refuse('what', recordHasNo(what, of))
  if (what === 'value' && (give === 'sum' || give === 'trend') && sides.every(({ goal }) => goal === undefined)) {
    refuse('goal', valuesOfGoal)
  }
  if (isGoalGive(give)) {
    if (of !== 'goals' && of !== 'values') refuse('give', recordHasNo(give, of))
    if (goal === undefined) refuse('goal', valuesOfGoal)
  }
  if (by === 'goal' && !ofGoals.includes(of)) refuse('by', recordHasNo('goal', of))
  if (by === 'coach' && of !== 'messages') refuse('by', recordHasNo('coach', of))
  for (const { goal, where } of sides) {
    if (goal !== undefined && !ofGoals.includes(of)) refuse('goal', recordHasNo('goal', of))
    if (where?.happened && of !== 'entries') refuse('where.happened', recordHasNo('happened', of))
    if (where?.energy && of !== 'entries') refuse('where.energy', recordHasNo('energy', of))
    if (where?.status && !statusesOf[of]?.includes(where.status))
      refuse('where.status', recordHasNo(statusesOf[of] ? where.status : 'status', of))
  }
}
