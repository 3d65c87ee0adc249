import 'server-only'
import type { TrackRecord, TrackRecordBin } from '@/lib/contract/track-record'

/** Five: with a few dozen goals, finer bins would tell noise. A chance on an edge belongs to the bin above it. */
export const BINS = 5

/** Forecasts of one goal in one bin that came out alike. Sums are all that the score needs of them. */
export type ForecastGroup = {
  goalId: string
  bin: number
  made: boolean
  count: number
  sum: number
  sumOfSquares: number
}

/**
 * Scores forecasts against what came. Pure.
 *
 * The score is the mean squared error of the chance (G. W. Brier, "Verification of Forecasts Expressed in Terms of
 * Probability", Monthly Weather Review 78, 1950, 1–3); the base rate's is the uncertainty term of A. H. Murphy, "A New
 * Vector Partition of the Probability Score", Journal of Applied Meteorology 12, 1973, 595–600. A goal's forecasts are
 * looked at day after day and hardly differ, so they are averaged within the goal first: a long goal weighs no more than
 * a short one, in the scores and in the bins.
 */
export function scoreForecasts(groups: readonly ForecastGroup[]): TrackRecord {
  const sizes = new Map<string, number>()
  for (const { goalId, count } of groups) sizes.set(goalId, (sizes.get(goalId) ?? 0) + count)
  const goals = sizes.size
  if (goals === 0) return { goals, forecasts: 0, brier: null, baseRate: null, baseRateBrier: null, bins: [] }

  /** A sum over a group's forecasts as its part of the mean over goals. */
  const part = (group: ForecastGroup, sum: number) => sum / (sizes.get(group.goalId) ?? 1)
  const total = (among: readonly ForecastGroup[], sumOf: (group: ForecastGroup) => number) =>
    among.reduce((sum, group) => sum + part(group, sumOf(group)), 0)
  const madeIn = (group: ForecastGroup) => (group.made ? group.count : 0)
  const baseRate = total(groups, madeIn) / goals

  const bins = Array.from({ length: BINS }, (_, bin): TrackRecordBin | null => {
    const inside = groups.filter((group) => group.bin === bin)
    if (inside.length === 0) return null
    const weight = total(inside, (group) => group.count)
    return {
      from: rounded(bin / BINS),
      to: rounded((bin + 1) / BINS),
      goals: new Set(inside.map((group) => group.goalId)).size,
      forecasts: inside.reduce((sum, group) => sum + group.count, 0),
      given: rounded(total(inside, (group) => group.sum) / weight),
      made: rounded(total(inside, madeIn) / weight),
    }
  })
  return {
    goals,
    forecasts: groups.reduce((sum, group) => sum + group.count, 0),
    brier: rounded(total(groups, squaredError) / goals),
    baseRate: rounded(baseRate),
    baseRateBrier: rounded(baseRate * (1 - baseRate)),
    bins: bins.filter((bin) => bin !== null),
  }
}

/** The sum of (chance − outcome)², without the single chances. */
function squaredError({ made, count, sum, sumOfSquares }: ForecastGroup): number {
  return made ? Math.max(0, sumOfSquares - 2 * sum + count) : sumOfSquares
}

function rounded(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000
}
