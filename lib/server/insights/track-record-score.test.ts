import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BINS, type ForecastGroup, scoreForecasts } from './track-record-score'

/** Groups as the database makes them, from single forecasts. */
function grouped(forecasts: readonly { goalId: string; chance: number; made: boolean }[]): ForecastGroup[] {
  return forecasts.map(({ goalId, chance, made }) => ({
    ...{ goalId, made, count: 1, sum: chance, sumOfSquares: chance * chance },
    bin: Math.min(BINS - 1, Math.floor(chance * BINS)),
  }))
}

test('nothing to score', () => {
  expect(scoreForecasts([])).toEqual({
    goals: 0,
    forecasts: 0,
    brier: null,
    baseRate: null,
    baseRateBrier: null,
    bins: [],
  })
})

test('the Brier score, against always giving the base rate', () => {
  const record = scoreForecasts(
    grouped([
      { goalId: 'a', chance: 0.9, made: true },
      { goalId: 'b', chance: 0.7, made: true },
      { goalId: 'c', chance: 0.8, made: false },
      { goalId: 'd', chance: 0.1, made: false },
    ]),
  )
  expect(record).toMatchObject({ goals: 4, forecasts: 4, brier: 0.1875, baseRate: 0.5, baseRateBrier: 0.25 })
  expect(record.bins).toEqual([
    { from: 0, to: 0.2, goals: 1, forecasts: 1, given: 0.1, made: 0 },
    { from: 0.6, to: 0.8, goals: 1, forecasts: 1, given: 0.7, made: 1 },
    { from: 0.8, to: 1, goals: 2, forecasts: 2, given: 0.85, made: 0.5 },
  ])
})

test('a goal looked at a hundred times weighs as much as one looked at once', () => {
  const long = Array.from({ length: 100 }, () => ({ goalId: 'long', chance: 0.5, made: false }))
  const record = scoreForecasts(grouped([...long, { goalId: 'short', chance: 0.5, made: true }]))
  expect(record).toMatchObject({ goals: 2, forecasts: 101, brier: 0.25, baseRate: 0.5 })
  expect(record.bins).toEqual([{ from: 0.4, to: 0.6, goals: 2, forecasts: 101, given: 0.5, made: 0.5 }])
})

test('a goal that was given 30 % and later 90 % is partly in both bins', () => {
  const early = Array.from({ length: 3 }, () => ({ goalId: 'a', chance: 0.3, made: true }))
  const { bins } = scoreForecasts(
    grouped([...early, { goalId: 'a', chance: 0.9, made: true }, { goalId: 'b', chance: 0.9, made: false }]),
  )
  expect(bins.map(({ goals, made }) => [goals, made])).toEqual([
    [1, 1],
    // A quarter of one goal that was done in time beside one whole that was not.
    [2, 0.2],
  ])
})

test('scores stay within 0 and 1 and count every goal, whatever was forecast', () => {
  const forecast = fc.record({
    goalId: fc.constantFrom('a', 'b', 'c', 'd'),
    chance: fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100),
    made: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(forecast, { minLength: 1, maxLength: 40 }), (forecasts) => {
      const { goals, brier, baseRateBrier, bins } = scoreForecasts(grouped(forecasts))
      expect(goals).toBe(new Set(forecasts.map((one) => one.goalId)).size)
      for (const score of [brier, baseRateBrier]) {
        expect(score).toBeGreaterThanOrEqual(0)
        expect(score).toBeLessThanOrEqual(1)
      }
      expect(bins.reduce((sum, bin) => sum + bin.forecasts, 0)).toBe(forecasts.length)
      for (const { from, to, given } of bins) expect(given >= from && given <= to).toBe(true)
    }),
  )
})
