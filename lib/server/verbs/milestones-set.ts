import 'server-only'
import { getGoal } from '@/lib/server/goals/find-goals'
import { storedMilestones } from '@/lib/server/goals/stored-goal'
import { updateGoal } from '@/lib/server/goals/update-goal'
import { currentGoal, noteGoalChange, undoGoalChange } from './goal-state'
import type { VerbDefinition } from './verb'
import { change, changes, orNull } from './words'

export const milestonesSet: VerbDefinition<'milestones.set'> = {
  async preview(user, { goalId, milestones }) {
    const goal = goalId === undefined ? null : await getGoal(user, goalId)
    const titles = (list: readonly { title: string }[]) => orNull(list.map(({ title }) => title).join(' · '))
    const stored = goal ? storedMilestones.parse(goal.milestones) : []
    return {
      title: `Milestones: ${goal?.title ?? 'a goal'}`,
      diff: milestones ? changes(change('milestones', 'Milestones', titles(stored), titles(milestones))) : [],
    }
  },

  apply: (user, { goalId, milestones }) =>
    noteGoalChange(user, goalId, () => updateGoal(user, goalId, { milestones }, null)),
  undo: undoGoalChange,
  current: (user, { goalId }) => currentGoal(user, goalId),
}
