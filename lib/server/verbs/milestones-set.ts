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

/** Milestones that stay as they are stand in no line, but where only their order is another one. */
function changed(before: readonly string[], after: readonly string[]) {
  const words = (titles: readonly string[]) => orNull(titles.join(' · '))
  const gone = before.filter((title) => !after.includes(title))
  const added = after.filter((title) => !before.includes(title))
  const [from, to] =
    gone.length + added.length > 0 ? [words(gone), words(added) ?? TAKEN_OUT] : [words(before), words(after)]
  return changes(change('milestones', 'Milestones', from, to))
}
const TAKEN_OUT = 'taken out'

export const milestonesSet: VerbDefinition<'milestones.set'> = {
  async preview(user, { goalId, milestones }) {
    const goal = goalId === undefined ? null : await getGoal(user, goalId)
    const stored = goal ? storedMilestones.parse(goal.milestones) : []
    const titles = (list: readonly Named[]) => list.map((one) => named(one, stored, user))
    return {
      title: `Milestones: ${goal?.title ?? 'a goal'}`,
      diff: milestones ? changed(titles(stored), titles(milestones)) : [],
    }
  },

  apply: (user, { goalId, milestones }) =>
    noteGoalChange(user, goalId, () => updateGoal(user, goalId, { milestones }, null)),
  undo: undoGoalChange,
  current: (user, { goalId }) => currentGoal(user, goalId),
}
