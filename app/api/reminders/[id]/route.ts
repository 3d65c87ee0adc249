import { changedReminder, reminderPatch } from '@/lib/contract/reminder'
import { userRoute } from '@/lib/server/http/route'
import { deleteReminder, updateReminder } from '@/lib/server/reminders/reminders'
import { serializeReminder } from '@/lib/server/reminders/serialize-reminder'

export const PATCH = userRoute(
  { params: ['id'], body: reminderPatch, answer: changedReminder },
  async ({ user, params, body }) => {
    const { reminder, next } = await updateReminder(user, params.id, body)
    return { ...serializeReminder(reminder), next: next && serializeReminder(next) }
  },
)

export const DELETE = userRoute({ params: ['id'] }, ({ user, params }) => deleteReminder(user, params.id))
