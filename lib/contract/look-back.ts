import { z } from 'zod'
import { domainIds } from './domains'
import { energyDay } from './energy'
import { insightMessages } from './messages/insights'

/** What a goal did in a span of days: its progress before the first move in it and after the last. */
export const goalMove = z.object({
  goalId: z.string(),
  title: z.string(),
  domain: z.enum(domainIds),
  from: z.int(),
  to: z.int(),
  checkIns: z.int(),
  isCompleted: z.boolean(),
})

/** A milestone that was done in a span, on the user's day. */
export const doneMilestone = z.object({ goalId: z.string(), goal: z.string(), title: z.string(), date: z.iso.date() })

/** An entry that a span is remembered by. */
export const keptEntry = z.object({ id: z.string(), date: z.iso.date(), mood: z.int(), notes: z.string() })

/**
 * A span of the user's days in figures, both ends included: computed from the record, never told by a model. `energy` is
 * the average of its entries' moods, to one place, null without one.
 */
export const lookBack = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  entries: z.int(),
  daysWritten: z.int(),
  energy: z.number().nullable(),
  checkIns: z.int(),
  /** The days of these, oldest first, each once. */
  checkInDays: z.array(z.iso.date()),
  stepsDone: z.int(),
  /** Those that moved or were completed, the most moved first. */
  goals: z.array(goalMove),
  days: z.array(energyDay),
  /** Those done in it, newest first, at most so many as a page shows. */
  milestones: z.array(doneMilestone),
  /** Of the days of highest energy, at most three, oldest first. */
  best: z.array(keptEntry),
})
export type LookBack = z.infer<typeof lookBack>

/** GET /api/insights/monthly: a month of the user's, with the averages and counts of the one before: of a running month of as many days. */
export const monthlyInsight = lookBack.extend({
  month: z.string(),
  before: lookBack.pick({ to: true, daysWritten: true, entries: true, energy: true, checkIns: true, stepsDone: true }),
})
export type MonthlyInsight = z.infer<typeof monthlyInsight>

/** `month` is YYYY-MM, the current one when it is absent. */
export const monthQuery = z.object({
  month: z
    .string()
    .regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/, { error: insightMessages.field.monthForm })
    .optional(),
})

/** A month's average energy to one place, null without an entry. */
export type YearMonth = { month: string; energy: number | null; entries: number }

/** A goal's way through the year: its progress after each move, by the day of the year from 0. */
export type YearGoal = LookBack['goals'][number] & { line: { day: number; progress: number }[] }

/** What stands out in a year, with the entries or goals that it rests on, each with words of it to the letter. */
export type YearClaim = { text: string; sources: { kind: 'journal' | 'goal'; id: string; quotes: string[] }[] }

export type YearInLines = Omit<LookBack, 'goals'> & {
  year: string
  months: YearMonth[]
  goals: YearGoal[]
  claims: YearClaim[]
}
