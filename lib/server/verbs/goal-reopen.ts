import 'server-only'
import { getGoal } from '@/lib/server/goals/find-goals'
import { updateGoal } from '@/lib/server/goals/update-goal'
import { currentGoal, noteGoalChange, undoGoalChange } from './goal-state'
import type { VerbDefinition } from './verb'
import { change, changes } from './words'

export const goalReopen: VerbDefinition<'goal.reopen'> = {
  async preview(user, { goalId }) {
    const goal = goalId === undefined ? null : await getGoal(user, goalId)
    return {
      title: `Reopen: ${goal?.title ?? 'a goal'}`,
      diff: changes(
        change('isCompleted', 'Status', goal === null || goal.isCompleted ? 'Completed' : 'Ongoing', 'Ongoing'),
      ),
    }
  },

  apply: (user, { goalId }) =>
    noteGoalChange(user, goalId, () => updateGoal(user, goalId, { isCompleted: false }, null)),
  undo: undoGoalChange,
  current: (user, { goalId }) => currentGoal(user, goalId),
}
