import 'server-only'
import { domains } from '@/lib/contract/domains'
import { getGoal } from '@/lib/server/goals/find-goals'
import { serializeGoal } from '@/lib/server/goals/serialize-goal'
import { updateGoal } from '@/lib/server/goals/update-goal'
import { currentGoal, noteGoalChange, undoGoalChange } from './goal-state'
import type { VerbDefinition } from './verb'
import { change, changes, dayWords, orNull, todayOf } from './words'

export const goalChange: VerbDefinition<'goal.change'> = {
  async preview(user, { goalId, title, description, domain, targetDate, tags }) {
    const goal = goalId === undefined ? null : serializeGoal(await getGoal(user, goalId))
    const day = (date: string | null | undefined) => (date ? dayWords(date, todayOf(user)) : null)
    const diff = changes(
      title !== undefined && change('title', 'Title', orNull(goal?.title), title),
      description !== undefined && change('description', 'Description', orNull(goal?.description), orNull(description)),
      domain !== undefined && change('domain', 'Area', goal && domains[goal.domain].label, domains[domain].label),
      targetDate !== undefined && change('targetDate', 'Target date', day(goal?.targetDate), day(targetDate)),
      tags !== undefined && change('tags', 'Tags', orNull(goal?.tags.join(', ')), orNull(tags.join(', '))),
    )
    const said = diff.map(({ label, to }) => `${label.toLowerCase()} ${to ?? 'none'}`).join(', ')
    return {
      title: `${goal?.title ?? 'Goal'}: ${diff.length === 1 && said.length <= 80 ? said : labelsOf(diff)}`,
      diff,
    }
  },

  apply: (user, { goalId, ...patch }) => noteGoalChange(user, goalId, () => updateGoal(user, goalId, patch, null)),
  undo: undoGoalChange,
  current: (user, { goalId }) => currentGoal(user, goalId),
}

function labelsOf(diff: readonly { label: string }[]): string {
  return diff.length === 0 ? 'no change' : diff.map(({ label }) => label.toLowerCase()).join(', ')
}
