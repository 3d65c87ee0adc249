import { z } from 'zod'
import { limits } from './limits'
import { goalMessages } from './messages/goals'
import { paging } from './paging'
import { repeat } from './repeat'
import { instant, reference, requiredText } from './text'

export const reminder = z.object({
  id: z.string(),
  title: z.string(),
  scheduledFor: z.iso.datetime(),
  goalId: z.string().nullable(),
  isDone: z.boolean(),
  /** The rule by which it comes again; a reminder is one time of it. */
  repeat: z.string().nullable(),
  /** When the series began, on the user's clock. */
  repeatFrom: z.string().nullable(),
  /** How many of its times went by while it stood open. */
  missed: z.int(),
  createdAt: z.iso.datetime(),
})
export type Reminder = z.infer<typeof reminder>

const fields = { title: requiredText(limits.title, goalMessages.field.titleRequired), scheduledFor: instant }

export const newReminder = z.object({ ...fields, goalId: reference.nullish(), repeat: repeat.nullish() })
export type NewReminder = z.input<typeof newReminder>

export const reminderPatch = z.object({ ...fields, isDone: z.boolean(), repeat: repeat.nullable() }).partial()
export type ReminderPatch = z.input<typeof reminderPatch>

/** What PATCH answers: with the next one, where a repeating reminder was ticked off. */
export const changedReminder = reminder.extend({ next: reminder.nullable() })
export type ChangedReminder = z.infer<typeof changedReminder>

/**
 * The query of GET /api/reminders: those scheduled from one instant up to another, both included; those not done alone. Those of
 * goals that are paused or dropped are left out.
 */
export const reminderFilter = z.object({
  from: instant.optional(),
  to: instant.optional(),
  open: z.literal('true').optional(),
  ...paging(),
})
