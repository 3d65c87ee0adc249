import 'server-only'
import { progressOf, sumOf } from '@/lib/contract/measure-reading'
import { askAbout } from '@/lib/server/coach/built-in/assess-progress/assess-progress'
import type { GoalRecord } from '@/lib/server/coach/context'
import type { Draft } from '@/lib/server/proposals/draft-proposal'
import { ASKED_VERBS } from '../read-reports'
import { goalNamed } from './named-rows'
import { ToolRefusal, type ToolScope } from './tool'

/**
 * A report of which a model does not know how far it brings a goal, as a card that asks: what the model guessed comes
 * first where it can be reckoned, the other options are computed, and one leaves all as it is.
 *
 * @throws ToolRefusal for what is no report of a goal that can stand elsewhere
 */
export async function cardQuestion(
  scope: ToolScope,
  sent: Record<string, unknown>,
  quote: string,
): Promise<Omit<Draft, 'quote'>> {
  const { goalId } = sent
  if (typeof goalId !== 'string') throw new ToolRefusal('unsure needs a goalId: it asks how far a goal has come.')
  const goal = await goalNamed(scope, goalId)
  if (goal.isCompleted || goal.rhythm) throw new ToolRefusal('unsure is for a goal under way that is no rhythm.')
  const { now, timeZone } = scope.context
  const ask = askAbout({ goal, response: quote, now, timeZone }, guessed(goal, sent))
  return { verb: ASKED_VERBS[ask.kind], input: { goalId: goal.id }, ask }
}

/** Where the figures that were sent put the goal. */
function guessed({ measure, reading }: GoalRecord, { total, value, progress }: Record<string, unknown>) {
  if (!measure || reading === null) return isShare(progress) ? { progress, reading: null } : null
  const added = measure.kind === 'total' ? [reading] : []
  const at = typeof total === 'number' ? total : typeof value === 'number' ? sumOf([...added, value]) : null
  return at === null || !Number.isFinite(at) ? null : { progress: progressOf(measure, at), reading: at }
}

function isShare(progress: unknown): progress is number {
  return Number.isInteger(progress) && Number(progress) >= 0 && Number(progress) <= 100
}
