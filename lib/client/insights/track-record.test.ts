import { expect, test } from 'vitest'
import { binName, recordClaim, scoreText } from './track-record'

const bins = [
  { from: 0.2, to: 0.4, goals: 3, forecasts: 9, given: 0.31, made: 0.3333 },
  { from: 0.6, to: 0.8, goals: 9, forecasts: 80, given: 0.7012, made: 0.6824 },
]
const record = { goals: 12, forecasts: 89, brier: 0.1823, baseRate: 0.5833, baseRateBrier: 0.2431, bins }

test('the claim is made of what most missions were given', () => {
  expect(recordClaim(record)).toBe('Of the 9 goals given about 7 in 10, 68% made it in time.')
  expect(binName(bins[1] as (typeof bins)[number])).toBe('6 to 8 in 10')
})

test('the score is told beside a constant guess, whichever was better', () => {
  const guess = 'always saying 58%, your overall rate, would have scored'
  expect(scoreText(record)).toBe(`Brier score 0.18 (0 is perfect), better than a constant guess: ${guess} 0.24.`)
  expect(scoreText({ ...record, brier: 0.3 })).toContain('worse than a constant guess')
  expect(scoreText({ ...record, brier: 0.244 })).toBe(
    `Brier score 0.24 (0 is perfect): no better or worse than ${guess} 0.24.`,
  )
  expect(scoreText({ ...record, baseRate: 1, baseRateBrier: 0 })).toBe('Brier score 0.18 (0 is perfect).')
})
