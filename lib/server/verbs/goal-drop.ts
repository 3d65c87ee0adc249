import 'server-only'
import { getGoal } from '@/lib/server/goals/find-goals'
import { updateGoal } from '@/lib/server/goals/update-goal'
import { currentGoal, noteGoalChange, undoGoalChange } from './goal-state'
import { goalStatus } from './goal-status'
import type { VerbDefinition } from './verb'
import { change, changes, orNull } from './words'

export const goalDrop: VerbDefinition<'goal.drop'> = {
  async preview(user, { goalId, closingNote }) {
    const goal = goalId === undefined ? null : await getGoal(user, goalId)
    return {
      title: `Drop: ${goal?.title ?? 'a goal'}`,
      diff: changes(
        change('droppedAt', 'Status', goal ? goalStatus(user, goal) : 'Ongoing', 'Dropped'),
        closingNote !== undefined &&
          change('closingNote', 'Closing note', orNull(goal?.closingNote), orNull(closingNote)),
      ),
    }
  },

  apply: (user, { goalId, closingNote }) =>
    noteGoalChange(user, goalId, () => updateGoal(user, goalId, { isDropped: true, closingNote }, null)),
  undo: undoGoalChange,
  current: (user, { goalId }) => currentGoal(user, goalId),
}
