import { z } from 'zod'
import { limits } from './limits'
import { messages } from './messages'
import { paging } from './paging'
import { instant, reference, requiredText } from './text'

export const reminder = z.object({
  id: z.string(),
  title: z.string(),
  scheduledFor: z.iso.datetime(),
  goalId: z.string().nullable(),
  isDone: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type Reminder = z.infer<typeof reminder>

const fields = { title: requiredText(limits.title, messages.field.titleRequired), scheduledFor: instant }

export const newReminder = z.object({ ...fields, goalId: reference.nullish() })
export type NewReminder = z.input<typeof newReminder>

export const reminderPatch = z.object({ ...fields, isDone: z.boolean() }).partial()
export type ReminderPatch = z.input<typeof reminderPatch>

/** The query of GET /api/reminders: those scheduled from one instant up to another, both included. */
export const reminderFilter = z.object({ from: instant.optional(), to: instant.optional(), ...paging() })
