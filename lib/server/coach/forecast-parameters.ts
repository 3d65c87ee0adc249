import 'server-only'

/*
 * The prior of the forecast: what goals do before one of them has spoken for itself. Fitted by random search for the
 * lowest Brier score on `tests/support/goal-simulator.ts` (seeds other than those of the test) and on variants of it with
 * other tempos, shapes, noise and habits of reporting, then rounded: the optimum is flat. The search never saw
 * `tests/support/habit-simulator.ts`, which is there to be scored on.
 */

/** Stands in for the horizon (creation to target date) of a goal without a date, in days. */
export const OPEN_HORIZON_DAYS = 150
/** Bounds of a horizon, in days. A date further off than the longest says nothing about the tempo meant. */
export const SHORTEST_HORIZON_DAYS = 0.25
export const LONGEST_HORIZON_DAYS = 1095

/**
 * How work may spread over the horizon: the clock runs as u^power, u the share of the horizon gone. In order: zeal that
 * fades, an even pace, a rush towards the date, a rush at the last minute.
 */
export const CLOCKS = [
  { power: 0.65, weight: 0.1 },
  { power: 1, weight: 0.53 },
  { power: 1.7, weight: 0.24 },
  { power: 3, weight: 0.13 },
]

/** Tempo: the share of what was to do that would be done by the target date. Lognormal, by its median and log deviation. */
export const TEMPO = { median: 1.1, spread: 0.5, openSpread: 1 }

/** Points of noise that a whole horizon adds up to: from drip-fed to a few great bursts. */
export const NOISES = [
  { points: 5, weight: 0.04 },
  { points: 10, weight: 0.45 },
  { points: 20, weight: 0.29 },
  { points: 36, weight: 0.17 },
  { points: 60, weight: 0.05 },
]

/** Check-ins lag behind the work; added to the length of each step, as a share of the horizon. */
export const REPORT_LAG = 0.025
/** Steps count for this much evidence each: real increments have heavier tails than the normal ones of the model. */
export const LEARNING_RATE = 0.65

/** Chance to break off, per horizon: exp(−0.35) of all goals would be alive at their date. */
export const STALL_HAZARD = 0.35
/** What is left of the pace of a stalled goal, and the share of stalled goals that get going again. */
export const STALLED_PACE = 0.08
export const REVIVAL = 0.15
/** Share of stalled goals whose owner goes on checking in. */
export const TALKS_WHEN_STALLED = 0.7

/** The usual gap between check-ins, before any was seen: this many gaps of this share of the horizon, within bounds. */
export const GAP_PRIOR = { reports: 1.5, share: 0.1, shortest: 2, longest: 10 }
/** Bound on how sure of that gap a long history makes us: people go on holiday. */
export const GAP_SHAPE_CAP = 5
/** Silence beyond the usual gap weighs this much of a step reported to have gained nothing. */
export const SILENCE_WEIGHT = 0.25
