import 'server-only'
import { getGoal } from '@/lib/server/goals/find-goals'
import { requireToCome } from '@/lib/server/goals/rest'
import { updateGoal } from '@/lib/server/goals/update-goal'
import { currentGoal, noteGoalChange, undoGoalChange } from './goal-state'
import { goalStatus, pausedWords } from './goal-status'
import type { VerbDefinition } from './verb'
import { change, changes, dayWords, todayOf } from './words'

export const goalPause: VerbDefinition<'goal.pause'> = {
  async preview(user, { goalId, until }) {
    requireToCome('until', until, todayOf(user))
    const goal = goalId === undefined ? null : await getGoal(user, goalId)
    const to = pausedWords(user, until)
    return {
      title: `Pause: ${goal?.title ?? 'a goal'}${until ? `, until ${dayWords(until, todayOf(user))}` : ''}`,
      diff: changes(change('pausedAt', 'Status', goal ? goalStatus(user, goal) : 'Ongoing', to)),
    }
  },

  apply: (user, { goalId, until }) =>
    noteGoalChange(user, goalId, () => updateGoal(user, goalId, { isPaused: true, pausedUntil: until ?? null }, null)),
  undo: undoGoalChange,
  current: (user, { goalId }) => currentGoal(user, goalId),
}
