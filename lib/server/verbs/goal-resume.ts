import 'server-only'
import { getGoal } from '@/lib/server/goals/find-goals'
import { updateGoal } from '@/lib/server/goals/update-goal'
import { currentGoal, noteGoalChange, undoGoalChange } from './goal-state'
import { goalStatus } from './goal-status'
import type { VerbDefinition } from './verb'
import { change, changes } from './words'

/** Goes on with a paused goal, or brings back a dropped one. */
export const goalResume: VerbDefinition<'goal.resume'> = {
  async preview(user, { goalId }) {
    const goal = goalId === undefined ? null : await getGoal(user, goalId)
    return {
      title: `${goal?.droppedAt ? 'Bring back' : 'Go on with'}: ${goal?.title ?? 'a goal'}`,
      diff: changes(change('pausedAt', 'Status', goal ? goalStatus(user, goal) : 'Paused', 'Ongoing')),
    }
  },

  apply: (user, { goalId }) =>
    noteGoalChange(user, goalId, () => updateGoal(user, goalId, { isPaused: false, isDropped: false }, null)),
  undo: undoGoalChange,
  current: (user, { goalId }) => currentGoal(user, goalId),
}
