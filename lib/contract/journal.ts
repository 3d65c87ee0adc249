import { z } from 'zod'
import { careLevel } from './care'
import { limits } from './limits'
import { journalMessages } from './messages/journal'
import { paging } from './paging'
import { proposal } from './proposal'
import { calendarDate, requiredText, text } from './text'

export const journalEntry = z.object({
  id: z.string(),
  userId: z.string(),
  date: z.string(),
  mood: z.int().min(limits.mood.min).max(limits.mood.max),
  timeSpent: z.string(),
  notes: z.string(),
  attachments: z.array(z.string()),
  /** Whether no model and no client is ever shown it. */
  neverSend: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type JournalEntry = z.infer<typeof journalEntry>

/** What writing an entry answers. `care`, only where the notes are in crisis language: words of help to show with it. */
export const writtenEntry = journalEntry.extend({
  care: z.string().optional(),
  careLevel,
  /** What the entry surely says of the user's goals, each with its quote, to be kept by one press. */
  heard: z.array(proposal),
})
export type WrittenEntry = z.infer<typeof writtenEntry>

const fields = {
  mood: z
    .int({ error: journalMessages.field.moodRange })
    .min(limits.mood.min, { error: journalMessages.field.moodRange })
    .max(limits.mood.max, { error: journalMessages.field.moodRange }),
  notes: requiredText(limits.journalNotes, journalMessages.journalNotesRequired.description),
  /** Not later than today in the user's zone, which only the server can judge. */
  date: calendarDate,
  neverSend: z.boolean(),
  timeSpent: text(limits.name),
  /** Ids of photos among them; other text is kept as it is. */
  attachments: z.array(text(limits.title)).max(limits.attachments),
}

export const newJournalEntry = z.object({
  mood: fields.mood,
  notes: fields.notes,
  date: fields.date.optional(),
  timeSpent: fields.timeSpent.optional(),
  attachments: fields.attachments.optional(),
  neverSend: fields.neverSend.optional(),
})
export type NewJournalEntry = z.input<typeof newJournalEntry>

export const journalPatch = z.object({ ...fields }).partial()
export type JournalPatch = z.input<typeof journalPatch>

/** The query of GET /api/journal: words in the notes, a range of days (both included), a mood. */
export const journalFilter = z.object({
  q: text(limits.title).optional(),
  from: calendarDate.optional(),
  to: calendarDate.optional(),
  mood: z
    .string()
    .regex(/^\d$/, { error: journalMessages.field.moodRange })
    .transform(Number)
    .pipe(fields.mood)
    .optional(),
  ...paging(),
})
