import { z } from 'zod'
import { limits } from './limits'
import { reminder } from './reminder'
import { instant, requiredText } from './text'

/** More than anyone reviews at one go. */
const MOST_GOALS = 100_000

const count = z.int().min(0).max(MOST_GOALS)
export const decided = z.object({ keep: count, shrink: count, redate: count, pause: count, drop: count })
/** How many goals each decision was made about. */
export type Decided = z.infer<typeof decided>

export const weekReview = z.object({
  id: z.string(),
  /** First day of the user's week, a Monday. */
  weekStart: z.iso.date(),
  decided,
  /** How many alerts it left for the week to come. */
  alerts: z.int().min(0).max(limits.nextWeek),
  doneAt: z.iso.datetime(),
})
export type WeekReview = z.infer<typeof weekReview>

/** The end of a review: what was decided, and the steps that are to be alerts. */
export const newWeekReview = z.object({
  decided,
  steps: z
    .array(z.object({ title: requiredText(limits.title), scheduledFor: instant }))
    .max(limits.nextWeek)
    .default([]),
})
export type NewWeekReview = z.input<typeof newWeekReview>

/** What stands of the week now, and the alerts that are new. */
export const endedWeekReview = z.object({ review: weekReview, added: z.array(reminder) })
