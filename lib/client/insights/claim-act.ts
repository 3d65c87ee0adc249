import type { Goal } from '@/lib/contract/goal'
import { isReady } from '@/lib/contract/goal-ready'
import { limits } from '@/lib/contract/limits'
import { goalMessages } from '@/lib/contract/messages/goals'
import type { ClaimSource } from './evidence'

export type ClaimAct = 'complete' | 'check-in' | 'date' | 'alert' | 'plan'

const labels = { complete: 'Complete', 'check-in': 'Check in', alert: 'Add alert', plan: 'Make a plan' } as const

/** What the button of an act says, which for a date depends on whether its goal has one. */
export function claimActLabel(act: ClaimAct, goal: Pick<Goal, 'targetDate'> | null): string {
  return act === 'date' ? goalMessages.dateAct(goal ?? { targetDate: null }) : labels[act]
}

/** The goal that a claim is about: the first of its sources that is one, and is still open. */
export function goalOfClaim(sources: readonly ClaimSource[] | null, goals: readonly Goal[]): Goal | null {
  const ids = (sources ?? []).flatMap(({ kind, id }) => (kind === 'goal' ? [id] : []))
  return goals.find(({ id, isCompleted, droppedAt }) => ids.includes(id) && !isCompleted && droppedAt === null) ?? null
}

/**
 * The one thing to press beside a line of advice. What the line itself says to do comes first, then what its goal lacks;
 * a line about no goal is kept as an alert.
 */
export function actOf(text: string, goal: Goal | null, today: string): ClaimAct {
  if (!goal) return 'alert'
  if (isReady(goal)) return 'complete'
  if (/\b(?:alert|remind|calendar|book (?:a|the))/i.test(text)) return 'alert'
  if (/\bdate\b|\breschedul|\bpostpone/i.test(text) || (goal.targetDate !== null && goal.targetDate < today))
    return 'date'
  if (/\bplan\b|\bif-then\b|\bobstacle|\bin the way\b|\bwhen .+, /i.test(text)) return 'plan'
  return 'check-in'
}

/** A line of advice as the title of an alert. */
export function alertTitle(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= limits.title ? line : `${line.slice(0, limits.title - 1).trimEnd()}…`
}
