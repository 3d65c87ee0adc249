import 'server-only'
import { updateReminder } from '@/lib/server/reminders/reminders'
import { currentReminder, getReminder, reminderAct, unchangedReminder } from './reminder-state'
import type { VerbDefinition } from './verb'
import { change, changes } from './words'

export const alertFinish: VerbDefinition<'alert.finish'> = {
  async preview(user, { reminderId }) {
    const reminder = reminderId === undefined ? null : await getReminder(user, reminderId)
    return {
      title: `Mark as done: ${reminder?.title ?? 'one of yours'}`,
      diff: changes(change('isDone', 'Status', reminder?.isDone ? 'done' : 'open', 'done')),
    }
  },

  async apply(user, { reminderId }) {
    const was = await getReminder(user, reminderId)
    const { reminder } = await updateReminder(user, reminderId, { isDone: true })
    return reminderAct(was, reminder)
  },

  async undo(user, act) {
    const { row, before } = await unchangedReminder(user, act)
    await updateReminder(user, row.id, { isDone: before?.isDone ?? false })
  },

  current: (user, { reminderId }) => currentReminder(user, reminderId),
}
