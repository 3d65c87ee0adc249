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

/** Words that leave their goal where it is. */
function isNote(goal: { progress: number }, { progress, note }: { progress?: number; note?: string }): boolean {
  return note !== undefined && progress === goal.progress
}

/** Moves a goal that has no measure; 100 completes it. */
export const progressLog: VerbDefinition<'progress.log'> = {
  async preview(user, { goalId, progress, note }) {
    const goal = goalId === undefined ? null : await getGoal(user, goalId)
    if (goal?.measure) throw invalid({ goalId: [measureMessages.field.goalIsMeasured] })
    const to = progress === undefined ? '' : `: ${progress}%`
    return {
      title:
        goal && isNote(goal, { progress, note }) ? `Log it for “${goal.title}”` : `${goal?.title ?? 'Progress'}${to}`,
      diff: changes(
        progress !== undefined && change('progress', 'Progress', goal && `${goal.progress}%`, `${progress}%`),
        note !== undefined && change('note', 'Note', null, orNull(note)),
      ),
    }
  },

  async apply(user, { goalId, progress, note }, origin) {
    let notesBefore = ''
    const act = await noteGoalChange(user, goalId, async () => {
      const now = new Date()
      const changed = await changeGoal(user, goalId, (goal) => {
        notesBefore = goal.progressNotes
        const progressNotes = note ? appendNote(goal.progressNotes, note, now) : undefined
        const event = { newProgress: progress, reasoning: ledgerReason(origin), source: ledgerSource(origin) }
        return { data: applyCompletion(goal, { progress, progressNotes }, now), event }
      })
      return changed.goal
    })
    return note ? { ...act, before: { ...act.before, progressNotes: notesBefore } } : act
  },
  undo: undoGoalChange,
  current: (user, { goalId }) => currentGoal(user, goalId),
}
