import { expect, test } from 'vitest'
import { isOnTime } from '@/lib/server/coach/on-time'
import { oddsWords } from './odds-words'

test('a verdict follows from the odds that are told: 5 in 10 is on track, 4 in 10 behind', () => {
  for (let percent = 1; percent < 100; percent += 1) {
    const isLate = /^(less|[1-4] )/.test(oddsWords(percent / 100))
    const forecast = {
      probabilityOnTime: percent / 100,
      expectedDate: '2026-12-12',
      earliestDate: null,
      latestDate: null,
    }
    expect([percent, isOnTime(forecast)]).toEqual([percent, !isLate])
  }
  expect(oddsWords(0.04)).toBe('less than 1 in 10')
  expect(oddsWords(0.97)).toBe('more than 9 in 10')
})
