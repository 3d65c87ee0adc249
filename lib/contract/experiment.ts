import { z } from 'zod'
import { limits } from './limits'
import { paging } from './paging'
import { calendarDate, optionalText, reference, requiredText } from './text'

export const experimentOutcomes = ['energy', 'value'] as const
export const experimentStatuses = ['running', 'done', 'stopped'] as const
/** Seeds are what a column of whole numbers holds. */
export const MOST_SEED = 2_147_483_647

/** A day as it was drawn, what was done on it, and what came of it: null where it is not known. */
export const experimentDay = z.object({
  date: z.string(),
  on: z.boolean(),
  done: z.boolean().nullable(),
  outcome: z.number().nullable(),
})
export type ExperimentDay = z.infer<typeof experimentDay>

/** What came of an experiment, by the plan as it was drawn. */
export const verdict = z.object({
  words: z.string(),
  /** How much better the days on were; null where there is too little to tell. */
  difference: z.number().nullable(),
  /** How often chance alone makes at least as much, 0–1. */
  odds: z.number().nullable(),
  /** Days with an outcome, and those without. */
  n: z.int(),
  missing: z.int(),
})
export type Verdict = z.infer<typeof verdict>

/** A test on oneself: whether `action` is good for the outcome, on days drawn by the seed before it starts. */
export const experiment = z.object({
  id: z.string(),
  /** Whose values are the outcome. */
  goalId: z.string().nullable(),
  question: z.string(),
  action: z.string(),
  outcome: z.enum(experimentOutcomes),
  seed: z.int(),
  days: z.array(experimentDay),
  startsOn: z.string(),
  endsOn: z.string(),
  status: z.enum(experimentStatuses),
  verdict: verdict.nullable(),
  createdAt: z.iso.datetime(),
})
export type Experiment = z.infer<typeof experiment>

/** POST /api/experiments. It starts today and takes four weeks unless it says otherwise. */
export const newExperiment = z.object({
  question: z.string().trim().pipe(optionalText(limits.title)).optional(),
  action: requiredText(limits.title),
  outcome: z.enum(experimentOutcomes),
  /** Needed where values are the outcome. */
  goalId: reference.nullish(),
  days: z.int().min(limits.experimentDays.min).max(limits.experimentDays.max).optional(),
  startsOn: calendarDate.optional(),
})
export type NewExperiment = z.input<typeof newExperiment>

/** PATCH /api/experiments/{id}: what was done on days, or its early end. */
export const experimentPatch = z
  .object({
    days: z
      .array(z.object({ date: calendarDate, done: z.boolean().nullable() }))
      .min(1)
      .max(limits.experimentDays.max),
    status: z.literal('stopped'),
  })
  .partial()
export type ExperimentPatch = z.input<typeof experimentPatch>

/** The query of GET /api/experiments. */
export const experimentFilter = z.object(paging())
