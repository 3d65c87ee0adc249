import { z } from 'zod'
import { journalEntry } from './journal'
import { doneMilestone, goalMove } from './look-back'
import { calendarDate } from './text'

/** What a day of the user's holds beside its entries, and where there is something before it and after it. */
export const journalDay = z.object({
  date: z.iso.date(),
  /** The nearest days with an entry, a check-in or a value; after it at the latest today. */
  before: z.iso.date().nullable(),
  after: z.iso.date().nullable(),
  /** The goals that moved in it, the most moved first, with what was said of them to the coach, oldest first. */
  goals: z.array(goalMove.extend({ said: z.array(z.string()) })),
  milestones: z.array(doneMilestone),
  /** The entries of the same day a month before and in earlier years. */
  earlier: z.array(journalEntry),
})
export type JournalDay = z.infer<typeof journalDay>

/** GET /api/journal/day: the user's today where `date` is absent. */
export const journalDayQuery = z.object({ date: calendarDate.optional() })
