import 'server-only'
import { updateReminder } from '@/lib/server/reminders/reminders'
import { requireStillToCome } from './alert-time'
import { currentReminder, getReminder, reminderAct, unchangedReminder } from './reminder-state'
import { repeatWords } from './repeat-words'
import type { VerbDefinition } from './verb'
import { change, changes, instantWords } from './words'

export const alertMove: VerbDefinition<'alert.move'> = {
  async preview(user, { reminderId, scheduledFor, repeat }) {
    const reminder = reminderId === undefined ? null : await getReminder(user, reminderId)
    const when = scheduledFor === undefined ? null : instantWords(scheduledFor, user.timeZone)
    const was = reminder && instantWords(reminder.scheduledFor, user.timeZone)
    return {
      title: [
        `Alert: ${reminder?.title ?? 'one of yours'}`,
        when === null ? 'to another time' : when === was ? when : `to ${when}`,
        repeat && repeatWords(repeat),
      ]
        .filter(Boolean)
        .join(', '),
      diff: changes(
        ...(when === null ? [] : [change('scheduledFor', 'When', was, when)]),
        ...(repeat === undefined ? [] : [change('repeat', 'Repeats', often(reminder?.repeat), often(repeat))]),
      ),
    }
  },

  async apply(user, { reminderId, scheduledFor, repeat }) {
    requireStillToCome({ scheduledFor })
    const was = await getReminder(user, reminderId)
    const { reminder } = await updateReminder(user, reminderId, { scheduledFor, repeat })
    const act = reminderAct(was, reminder)
    return repeat === undefined ? act : { ...act, before: { ...act.before, repeat: was.repeat } }
  },

  async undo(user, act) {
    const { row, before } = await unchangedReminder(user, act)
    await updateReminder(user, row.id, { scheduledFor: before?.scheduledFor, repeat: before?.repeat })
  },

  current: (user, { reminderId }) => currentReminder(user, reminderId),
}

function often(repeat: string | null | undefined): string | null {
  return repeat ? repeatWords(repeat) : null
}
