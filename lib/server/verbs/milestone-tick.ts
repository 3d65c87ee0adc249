import 'server-only'
import { notFound } from '@/lib/server/errors'
import { getGoal } from '@/lib/server/goals/find-goals'
import { storedMilestones } from '@/lib/server/goals/stored-goal'
import { updateGoal } from '@/lib/server/goals/update-goal'
import { currentGoal, noteGoalChange, undoGoalChange } from './goal-state'
import type { VerbDefinition } from './verb'
import { change, changes } from './words'

/** Ticks milestones, or unticks them. One that the goal does not have is not found. */
export const milestoneTick: VerbDefinition<'milestone.tick'> = {
  async preview(user, { goalId, milestoneIds = [], isCompleted = true }) {
    const goal = goalId === undefined ? null : await getGoal(user, goalId)
    const stored = goal ? storedMilestones.parse(goal.milestones) : []
    const named = milestoneIds.map((id) => stored.find((milestone) => milestone.id === id))
    if (goal && named.includes(undefined)) throw notFound()
    const known = named.filter((one) => one !== undefined)
    return {
      title: `${isCompleted ? 'Done' : 'Not done'}: ${known.map(({ title }) => title).join(' · ') || 'a milestone'}`,
      diff: changes(
        ...known.map((one) => change(`milestone ${one.id}`, one.title, word(one.isCompleted), word(isCompleted))),
      ),
    }
  },

  apply: (user, { goalId, milestoneIds, isCompleted }) =>
    noteGoalChange(user, goalId, ({ milestones }) => {
      const ticked = storedMilestones
        .parse(milestones)
        .map(({ completedAt: _, ...one }) => (milestoneIds.includes(one.id) ? { ...one, isCompleted } : one))
      return updateGoal(user, goalId, { milestones: ticked }, null)
    }),
  undo: undoGoalChange,
  current: (user, { goalId }) => currentGoal(user, goalId),
}

function word(isCompleted: boolean): string {
  return isCompleted ? 'done' : 'open'
}
