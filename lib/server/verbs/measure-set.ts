import 'server-only'
import type { Measure } from '@/lib/contract/measure'
import { readingWords } from '@/lib/contract/measure-words'
import { getGoal } from '@/lib/server/goals/find-goals'
import { storedMeasure } from '@/lib/server/goals/serialize-goal'
import { updateGoal } from '@/lib/server/goals/update-goal'
import { currentGoal, noteGoalChange, undoGoalChange } from './goal-state'
import type { VerbDefinition } from './verb'
import { change, changes } from './words'

export const measureSet: VerbDefinition<'measure.set'> = {
  async preview(user, { goalId, measure, reading }) {
    const goal = goalId === undefined ? null : await getGoal(user, goalId)
    const stored = goal && storedMeasure.parse(goal.measure)
    const words = (one: Measure | null, at: number | null | undefined) => one && readingWords(one, at ?? one.start)
    const counted = measure ? { ...measure, format: measure.format ?? 'number', start: measure.start ?? 0 } : null
    const to = words(counted, reading ?? goal?.reading)
    return {
      title: `${goal?.title ?? 'A goal'}: ${to ? `counted, ${to}` : 'not counted'}`,
      diff: measure === undefined ? [] : changes(change('measure', 'Counted', words(stored, goal?.reading), to)),
    }
  },

  apply: (user, { goalId, ...patch }) => noteGoalChange(user, goalId, () => updateGoal(user, goalId, patch, null)),
  undo: undoGoalChange,
  current: (user, { goalId }) => currentGoal(user, goalId),
}
