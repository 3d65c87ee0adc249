import type { Schema } from '@/lib/client/forms/lazy-resolver'
import { alertMessages } from '@/lib/contract/messages/alerts'
import type { NewReminder } from '@/lib/contract/reminder'
import { instantOf, untimedStart } from './times'

/** The form of a new alert as it is filled in; `goalId` is empty for none. */
export type ReminderFormValues = { title: string; day: string; time: string; goalId: string }

export function emptyReminderForm(now: Date, timeZone: string): ReminderFormValues {
  return { title: '', ...untimedStart(now, timeZone), goalId: '' }
}

/** What the form says; call it only once the form has been found valid. */
export function toNewReminder({ title, day, time, goalId }: ReminderFormValues, timeZone: string): NewReminder {
  return { title: title.trim(), scheduledFor: instantOf(day, time, timeZone), goalId: goalId || null }
}

/** The contract's schema of a reminder, for the form: what it says of the instant is said of the time. */
export async function loadReminderSchema(timeZone: string): Promise<Schema> {
  const { newReminder } = await import('@/lib/contract/reminder')
  return {
    '~standard': {
      validate: async (value) => {
        const values = value as ReminderFormValues
        const issues = timeComplaint(values, new Date(), timeZone)
        // Without a time there is no instant to judge: the title is judged beside one that will do.
        const timed = issues.length ? { ...values, ...untimedStart(new Date(), timeZone) } : values
        const result = await newReminder['~standard'].validate(toNewReminder(timed, timeZone))
        const others = (result.issues ?? []).map((issue) => ({
          ...issue,
          path: issue.path?.[0] === 'scheduledFor' ? ['time'] : issue.path,
        }))
        return { issues: [...others, ...issues] }
      },
    },
  }
}

/** Why the day and time will not do: missing, or over already. */
function timeComplaint({ day, time }: ReminderFormValues, now: Date, timeZone: string) {
  if (!day || !time) return [{ message: alertMessages.field.alertTimeRequired, path: ['time'] }]
  const isPast = Date.parse(instantOf(day, time, timeZone)) <= now.getTime()
  return isPast ? [{ message: alertMessages.field.alertTimePast, path: ['time'] }] : []
}
