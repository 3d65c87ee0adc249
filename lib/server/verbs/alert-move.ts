import 'server-only'
import { updateReminder } from '@/lib/server/reminders/reminders'
import { requireStillToCome } from './alert-time'
import { currentReminder, getReminder, reminderAct, unchangedReminder } from './reminder-state'
import type { VerbDefinition } from './verb'
import { change, changes, instantWords } from './words'

export const alertMove: VerbDefinition<'alert.move'> = {
  async preview(user, { reminderId, scheduledFor }) {
    const reminder = reminderId === undefined ? null : await getReminder(user, reminderId)
    const when = scheduledFor === undefined ? null : instantWords(scheduledFor, user.timeZone)
    const was = reminder && instantWords(reminder.scheduledFor, user.timeZone)
    return {
      title: `Alert: ${reminder?.title ?? 'one of yours'}${when ? `, to ${when}` : ', to another time'}`,
      diff: when === null ? [] : changes(change('scheduledFor', 'When', was, when)),
    }
  },

  async apply(user, { reminderId, scheduledFor }) {
    requireStillToCome({ scheduledFor })
    const was = await getReminder(user, reminderId)
    const { reminder } = await updateReminder(user, reminderId, { scheduledFor })
    return reminderAct(was, reminder)
  },

  async undo(user, act) {
    const { row, before } = await unchangedReminder(user, act)
    await updateReminder(user, row.id, { scheduledFor: before?.scheduledFor })
  },

  current: (user, { reminderId }) => currentReminder(user, reminderId),
}
