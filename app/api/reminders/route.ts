import { z } from 'zod'
import { newReminder, reminder, reminderFilter } from '@/lib/contract/reminder'
import { listed } from '@/lib/server/http/reply'
import { userRoute } from '@/lib/server/http/route'
import { createReminder, listReminders } from '@/lib/server/reminders/reminders'
import { serializeReminder } from '@/lib/server/reminders/serialize-reminder'

export const GET = userRoute(
  { client: 'facts', query: reminderFilter, answer: z.array(reminder) },
  async ({ user, query, request }) => listed(request, await listReminders(user, query), serializeReminder),
)

export const POST = userRoute({ body: newReminder, status: 201, answer: reminder }, async ({ user, body }) =>
  serializeReminder(await createReminder(user, body)),
)
