import 'server-only'
import type { Milestone } from '@/lib/contract/goal'
import { getGoal } from '@/lib/server/goals/find-goals'
import { mergeMilestones } from '@/lib/server/goals/milestones'
import { storedMilestones } from '@/lib/server/goals/stored-goal'
import { updateGoal } from '@/lib/server/goals/update-goal'
import { currentGoal, noteGoalChange, undoGoalChange } from './goal-state'
import type { VerbDefinition } from './verb'
import { change, changes, dayWords, orNull, todayOf } from './words'

/** A milestone by its title, with its day where the other list has another one. */
function named({ id, title, targetDate }: Milestone, others: readonly Milestone[], user: { timeZone: string }): string {
  const isSame = others.some((one) => one.id === id && one.targetDate === targetDate)
  return targetDate && !isSame ? `${title} (by ${dayWords(targetDate, todayOf(user))})` : title
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
    const after = milestones ? mergeMilestones(stored, milestones, new Date()) : stored
    const titles = (list: readonly Milestone[], others: readonly Milestone[]) =>
      list.map((one) => named(one, others, user))
    return {
      title: `Milestones: ${goal?.title ?? 'a goal'}`,
      diff: changed(titles(stored, after), titles(after, stored)),
    }
  },

  apply: (user, { goalId, milestones }) =>
    noteGoalChange(user, goalId, () => updateGoal(user, goalId, { milestones }, null)),
  undo: undoGoalChange,
  current: (user, { goalId }) => currentGoal(user, goalId),
}
