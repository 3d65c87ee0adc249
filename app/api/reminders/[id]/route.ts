import { reminder, reminderPatch } from '@/lib/contract/reminder'
import { userRoute } from '@/lib/server/http/route'
import { deleteReminder, updateReminder } from '@/lib/server/reminders/reminders'
import { serializeReminder } from '@/lib/server/reminders/serialize-reminder'

export const PATCH = userRoute(
  { params: ['id'], body: reminderPatch, answer: reminder },
  async ({ user, params, body }) => serializeReminder(await updateReminder(user, params.id, body)),
)

export const DELETE = userRoute({ params: ['id'] }, ({ user, params }) => deleteReminder(user, params.id))
