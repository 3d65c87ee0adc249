import { z } from 'zod'

const share = z.number().min(0).max(1)

/** The forecasts that gave a chance from `from` up to `to`; each goal weighs what part of its forecasts lies in here. */
export const trackRecordBin = z.object({
  from: share,
  to: share,
  /** Goals with a forecast in here. */
  goals: z.int().min(1),
  forecasts: z.int().min(1),
  /** The chance that was given, on average. */
  given: share,
  /** The share that was done in time. */
  made: share,
})
export type TrackRecordBin = z.infer<typeof trackRecordBin>

/**
 * How good the forecasts of the last two years were, each scored against the date that it was made for. Every goal weighs
 * the same, however many forecasts it had. Scores run from 0, the best, to 1; they are null while nothing is scored.
 */
export const trackRecord = z.object({
  goals: z.int().min(0),
  forecasts: z.int().min(0),
  /** Mean squared distance between the chance given and what came. */
  brier: share.nullable(),
  /** The share of goals done in time. */
  baseRate: share.nullable(),
  /** What always giving that share would have scored: it is known only afterwards, which makes it hard to beat. */
  baseRateBrier: share.nullable(),
  /** Those that hold a forecast, lowest chance first. */
  bins: z.array(trackRecordBin),
})
export type TrackRecord = z.infer<typeof trackRecord>
