import 'server-only'
import type { GoalMeasure, Rhythm } from '@/lib/contract/measure'
import { type Counted, readingOf, targetOf } from '@/lib/contract/measure-reading'
import { measureWords } from '@/lib/contract/measure-words'
import { db } from '@/lib/server/db/client'
import { getGoal } from '@/lib/server/goals/find-goals'
import { isSameUnit } from '@/lib/server/goals/measure/change-measure'
import { countedValues, measureOf } from '@/lib/server/goals/measure/counted-values'
import { standingAt } from '@/lib/server/goals/rhythm/standing'
import { tallyOf } from '@/lib/server/goals/rhythm/tally'
import type { GoalRow } from '@/lib/server/goals/serialize-goal'
import { storedMeasure } from '@/lib/server/goals/stored-goal'
import { updateGoal } from '@/lib/server/goals/update-goal'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { currentGoal, noteGoalChange, undoGoalChange } from './goal-state'
import type { VerbDefinition } from './verb'
import { change, changes, todayOf } from './words'

export const measureSet: VerbDefinition<'measure.set'> = {
  async preview(user, { goalId, measure, reading, convert }) {
    const goal = goalId === undefined ? null : await getGoal(user, goalId)
    const stored = goal && storedMeasure.parse(goal.measure)
    const values = goal && measure ? await convertedValues(goal, measure, convert) : []
    const present = stored?.kind === 'rhythm' ? null : goal?.reading
    const converted =
      convert !== undefined && stored && measure && measure.kind === stored.kind ? targetOf(measure) : null
    const to = measure ? measureWords(measure, reading ?? (converted ? readingOf(converted, values) : present)) : null
    const score = goal && measure?.kind === 'rhythm' ? scoreBy(user, goal, measure, values) : null
    return {
      title: `${goal?.title ?? 'A goal'}: ${to ? `counted, ${to}` : 'not counted'}`,
      diff:
        measure === undefined
          ? []
          : changes(
              change('measure', 'Counted', stored && measureWords(stored, goal?.reading), to),
              score !== null && change('progress', 'Progress', `${goal?.progress}%`, `${score}%`),
            ),
    }
  },

  apply: (user, { goalId, ...patch }) => noteGoalChange(user, goalId, () => updateGoal(user, goalId, patch, null)),
  undo: undoGoalChange,
  current: (user, { goalId }) => currentGoal(user, goalId),
}

/** A goal's values as they will be; where the unit stays, nothing is converted. */
async function convertedValues(goal: GoalRow, measure: GoalMeasure, convert = 1): Promise<Counted[]> {
  const values = await countedValues(db, goal.id)
  const old = measureOf(goal)
  return old && !isSameUnit(old, measure) ? values.map((one) => ({ ...one, value: one.value * convert })) : values
}

/** What the score of a goal would be by a rhythm: its values count by it. */
function scoreBy(user: UserRow, goal: GoalRow, measure: Rhythm, values: readonly Counted[]): number {
  const tally = tallyOf(measure, values, todayOf(user))
  return standingAt(user, { ...goal, measure, tally }).progress
}
