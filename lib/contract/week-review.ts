import { z } from 'zod'
import { decisionKinds } from './decision-kinds'
import { limits } from './limits'
import { reminder } from './reminder'
import { instant, reference, requiredText, text } from './text'

/** More than anyone reviews at one go. */
const MOST_CHOICES = 1_000

/**
 * What was decided about one goal, and what that changed: days (`YYYY-MM-DD`) of one whose date was moved or that rests,
 * targets of a measure that was made smaller, or the smaller step. Absent where there was none, or nothing changed.
 */
export const choice = z.object({
  goalId: reference,
  kind: z.enum(decisionKinds),
  from: text(limits.title).optional(),
  to: text(limits.title).optional(),
})
const choices = z.array(choice).max(MOST_CHOICES)
export type Choice = z.infer<typeof choice>

const step = z.object({ title: requiredText(limits.title), scheduledFor: instant, goalId: reference.nullish() })
/** A step of the week to come, with the time of its alert, and the goal that it takes further. */
export type Step = z.infer<typeof step>

export const weekReview = z.object({
  id: z.string(),
  /** First day of the user's week, a Monday. */
  weekStart: z.iso.date(),
  /** What was decided so far. */
  choices,
  /** How many alerts it left for the week to come. */
  alerts: z.int().min(0).max(limits.nextWeek),
  /** The steps that became these alerts; absent of a review of before they were kept. */
  steps: z.array(step).max(limits.nextWeek).optional(),
  /** When it was ended; null while it is under way. */
  doneAt: z.iso.datetime().nullable(),
})
export type WeekReview = z.infer<typeof weekReview>

/** Decisions as they are made: each takes the place of what was decided about its goal before. */
export const notedChoices = z.object({ choices: choices.min(1) })

/** The end of a review: the steps that are to be alerts, with decisions that were not noted yet. */
export const newWeekReview = z.object({
  choices: choices.default([]),
  steps: z.array(step).max(limits.nextWeek).default([]),
})
export type NewWeekReview = z.input<typeof newWeekReview>

/** What stands of the week now, and the alerts that are new. */
export const endedWeekReview = z.object({ review: weekReview, added: z.array(reminder) })
