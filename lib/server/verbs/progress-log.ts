import 'server-only'
import { measureMessages } from '@/lib/contract/messages/measures'
import { invalid } from '@/lib/server/errors'
import { changeGoal } from '@/lib/server/goals/change-goal'
import { getGoal } from '@/lib/server/goals/find-goals'
import { appendNote, applyCompletion } from '@/lib/server/goals/progress-change'
import { currentGoal, noteGoalChange, undoGoalChange } from './goal-state'
import { ledgerReason, ledgerSource } from './origin'
import type { VerbDefinition } from './verb'
import { change, changes, orNull } from './words'

/** Moves a goal that has no measure; 100 completes it. */
export const progressLog: VerbDefinition<'progress.log'> = {
  async preview(user, { goalId, progress, note }) {
    const goal = goalId === undefined ? null : await getGoal(user, goalId)
    if (goal?.measure) throw invalid({ goalId: [measureMessages.field.goalIsMeasured] })
    return {
      title: `${goal?.title ?? 'Progress'}${progress === undefined ? '' : `: ${progress}%`}`,
      diff: changes(
        progress !== undefined && change('progress', 'Progress', goal && `${goal.progress}%`, `${progress}%`),
        note !== undefined && change('note', 'Note', null, orNull(note)),
      ),
    }
  },

  apply: (user, { goalId, progress, note }, origin) =>
    noteGoalChange(user, goalId, async () => {
      const now = new Date()
      const changed = await changeGoal(user, goalId, (goal) => {
        const progressNotes = note ? appendNote(goal.progressNotes, note, now) : undefined
        const event = { newProgress: progress, reasoning: ledgerReason(origin), source: ledgerSource(origin) }
        return { data: applyCompletion(goal, { progress, progressNotes }, now), event }
      })
      return changed.goal
    }),
  undo: undoGoalChange,
  current: (user, { goalId }) => currentGoal(user, goalId),
}
