import 'server-only'
import { getGoal } from '@/lib/server/goals/find-goals'
import { createReminder, deleteReminder } from '@/lib/server/reminders/reminders'
import { requireStillToCome } from './alert-time'
import { reminderAct, unchangedReminder } from './reminder-state'
import { repeatWords } from './repeat-words'
import type { VerbDefinition } from './verb'
import { change, changes, instantWords, orNull } from './words'

export const alertAdd: VerbDefinition<'alert.add'> = {
  async preview(user, { title, scheduledFor, goalId, repeat }) {
    const goal = goalId ? await getGoal(user, goalId) : null
    const when = scheduledFor === undefined ? null : instantWords(scheduledFor, user.timeZone)
    return {
      title: [`Alert: ${title ?? 'a new one'}`, when, repeat && repeatWords(repeat)].filter(Boolean).join(', '),
      diff: changes(
        change('title', 'Alert', null, orNull(title)),
        change('scheduledFor', 'When', null, when),
        change('repeat', 'Repeats', null, repeat ? repeatWords(repeat) : null),
        change('goalId', 'Goal', null, orNull(goal?.title)),
      ),
    }
  },

  async apply(user, input) {
    requireStillToCome(input)
    return reminderAct(null, await createReminder(user, input))
  },

  async undo(user, act) {
    const { row } = await unchangedReminder(user, act)
    await deleteReminder(user, row.id)
  },

  current: async () => null,
}
