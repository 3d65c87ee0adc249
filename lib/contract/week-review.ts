import { z } from 'zod'
import { decisionKinds } from './decision-kinds'
import { limits } from './limits'
import { reminder } from './reminder'
import { instant, reference, requiredText } from './text'

/** More than anyone reviews at one go. */
const MOST_GOALS = 100_000
const MOST_CHOICES = 1_000

const count = z.int().min(0).max(MOST_GOALS)
export const decided = z.object({ keep: count, shrink: count, redate: count, pause: count, drop: count })
/** How many goals each decision was made about. */
export type Decided = z.infer<typeof decided>

/** What was decided about one goal. */
export const choice = z.object({ goalId: reference, kind: z.enum(decisionKinds) })
const choices = z.array(choice).max(MOST_CHOICES)
export type Choice = z.infer<typeof choice>

const step = z.object({ title: requiredText(limits.title), scheduledFor: instant })
/** A step of the week to come, with the time of its alert. */
export type Step = z.infer<typeof step>

export const weekReview = z.object({
  id: z.string(),
  /** First day of the user's week, a Monday. */
  weekStart: z.iso.date(),
  decided,
  /** What was decided about which goal; absent of a review of before that was kept. */
  choices: choices.optional(),
  /** How many alerts it left for the week to come. */
  alerts: z.int().min(0).max(limits.nextWeek),
  /** The steps that became these alerts; absent of a review of before they were kept. */
  steps: z.array(step).max(limits.nextWeek).optional(),
  doneAt: z.iso.datetime(),
})
export type WeekReview = z.infer<typeof weekReview>

/** The end of a review: what was decided, and the steps that are to be alerts. */
export const newWeekReview = z.object({
  decided,
  choices: choices.default([]),
  steps: z.array(step).max(limits.nextWeek).default([]),
})
export type NewWeekReview = z.input<typeof newWeekReview>

/** What stands of the week now, and the alerts that are new. */
export const endedWeekReview = z.object({ review: weekReview, added: z.array(reminder) })
