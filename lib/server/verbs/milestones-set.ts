import 'server-only'
import { getGoal } from '@/lib/server/goals/find-goals'
import { storedMilestones } from '@/lib/server/goals/stored-goal'
import { updateGoal } from '@/lib/server/goals/update-goal'
import { currentGoal, noteGoalChange, undoGoalChange } from './goal-state'
import type { VerbDefinition } from './verb'
import { change, changes, dayWords, orNull, todayOf } from './words'

type Named = { id?: string | undefined; title: string; targetDate?: string | null | undefined }

/** A milestone by its title, with its day where that is new. */
function named({ id, title, targetDate }: Named, stored: readonly Named[], user: { timeZone: string }): string {
  const before = stored.find((one) => one.id === id)?.targetDate ?? null
  return targetDate && targetDate !== before ? `${title} (by ${dayWords(targetDate, todayOf(user))})` : title
}

export const milestonesSet: VerbDefinition<'milestones.set'> = {
  async preview(user, { goalId, milestones }) {
    const goal = goalId === undefined ? null : await getGoal(user, goalId)
    const stored = goal ? storedMilestones.parse(goal.milestones) : []
    const titles = (list: readonly Named[]) => orNull(list.map((one) => named(one, stored, user)).join(' · '))
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
