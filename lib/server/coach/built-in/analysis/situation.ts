import 'server-only'
import type { GoalFacts } from '../../facts'
import type { Moment } from '../../personas/persona'

/** What matters most about a goal now; the first that holds. */
export type Situation =
  | 'done'
  | 'overdue'
  | 'setback'
  | 'stalled'
  | 'near'
  | 'behind'
  | 'fresh'
  | 'idle'
  | 'ahead'
  | 'moving'

const STALLED_DAYS = 12
const NEAR = 80
const FRESH_DAYS = 7

export function situationOf(facts: GoalFacts): Situation {
  const { goal, daysSinceCheckIn: silent } = facts
  if (goal.isCompleted) return 'done'
  if (facts.isOverdue) return 'overdue'
  // A fall that has been answered by a rise since is no longer the news.
  if (facts.gainLately < 0 && facts.lastMove && facts.lastMove.to < facts.lastMove.from) return 'setback'
  if (silent !== null && silent >= STALLED_DAYS) return 'stalled'
  if (goal.progress >= NEAR) return 'near'
  if (silent === null && goal.progress === 0) return facts.daysSinceStart < FRESH_DAYS ? 'fresh' : 'idle'
  if (facts.isOnPace === false) return 'behind'
  return facts.isOnPace ? 'ahead' : 'moving'
}

/** The moment in which a persona's line fits the situation. */
export const momentOf: Record<Situation, Moment> = {
  done: 'done',
  overdue: 'stuck',
  setback: 'setback',
  stalled: 'stuck',
  near: 'progress',
  behind: 'planning',
  fresh: 'planning',
  idle: 'stuck',
  ahead: 'progress',
  moving: 'checkIn',
}
