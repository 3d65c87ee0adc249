import type { Today } from '@/lib/client/time/calendar'
import type { Goal } from '@/lib/contract/goal'
import { GoalValue } from './goal-value'
import { RhythmTick } from './rhythm-tick'

type GoalCountProps = {
  goal: Goal
  now: Today
  /** Whether a value may be of another day than today. */
  isDated?: boolean
}

/** Where a counted goal stands, and one step to say more. */
export function GoalCount({ goal, now, isDated = false }: GoalCountProps) {
  const { measure, rhythm } = goal
  if (measure?.kind === 'rhythm')
    return rhythm && <RhythmTick goal={goal} rhythm={measure} standing={rhythm} now={now} />
  return measure && <GoalValue goal={goal} measure={measure} latest={isDated ? now.today : null} />
}
