import 'server-only'
import { getGoal } from '@/lib/server/goals/find-goals'
import { updateGoal } from '@/lib/server/goals/update-goal'
import { currentGoal, noteGoalChange, undoGoalChange } from './goal-state'
import { goalStatus } from './goal-status'
import type { VerbDefinition } from './verb'
import { change, changes, orNull } from './words'

export const goalComplete: VerbDefinition<'goal.complete'> = {
  async preview(user, { goalId, completionNotes }) {
    const goal = goalId === undefined ? null : await getGoal(user, goalId)
    return {
      title: `Complete the goal: ${goal?.title ?? 'a goal'}`,
      diff: changes(
        change('isCompleted', 'Status', goal ? goalStatus(user, goal) : 'Ongoing', 'Completed'),
        completionNotes !== undefined &&
          change('completionNotes', 'Closing note', orNull(goal?.completionNotes), orNull(completionNotes)),
      ),
    }
  },

  apply: (user, { goalId, completionNotes }) =>
    noteGoalChange(user, goalId, () => updateGoal(user, goalId, { isCompleted: true, completionNotes }, null)),
  undo: undoGoalChange,
  current: (user, { goalId }) => currentGoal(user, goalId),
}
