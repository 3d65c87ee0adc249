import { describe, expect, test } from 'vitest'
import { addDays } from '@/lib/contract/calendar'
import { daysMissing, energyTrend, monthTrend, tickName, trendRows, trendText, trendTicks } from './trend'

const span = { from: '2025-11-17', to: '2026-11-21', checkIns: [] as string[] }
/** Days before today, with their energy. */
const logged = (...days: [ago: number, mean: number][]) => ({
  ...span,
  days: days.toSorted((a, b) => b[0] - a[0]).map(([ago, mean]) => ({ date: addDays(span.to, -ago), mean, entries: 1 })),
})
const everyDay = (count: number, mean: (ago: number) => number) =>
  logged(...Array.from({ length: count }, (_, ago): [number, number] => [ago, mean(ago)]))

describe('the trend', () => {
  test('needs three days out of seven, and says how many are missing', () => {
    expect(energyTrend(logged())).toEqual([])
    expect(energyTrend(logged([0, 3], [6, 3], [7, 3]))).toEqual([])
    expect(daysMissing(logged())).toBe(3)
    expect(daysMissing(logged([0, 3], [9, 3]))).toBe(2)
    expect(daysMissing(logged([0, 3], [5, 3]))).toBe(1)
    expect(energyTrend(logged([0, 3], [3, 3], [6, 3])).at(-1)?.sevenDays).toBe(3)
  })

  test('is the mean of the logged days among the last seven, with gaps where there were too few', () => {
    const points = energyTrend(logged([20, 5], [19, 4], [18, 3], [2, 1], [1, 2], [0, 4]))
    const meanOn = (ago: number) => points.find((point) => point.date === addDays(span.to, -ago))?.sevenDays
    expect([18, 14, 13, 12, 1, 0].map(meanOn)).toEqual([4, 4, null, null, null, 2.33])
  })

  test('spans four weeks at least and a quarter at most', () => {
    expect(energyTrend(everyDay(3, () => 3))).toHaveLength(28)
    expect(energyTrend(everyDay(40, () => 3))).toHaveLength(40)
    expect(energyTrend(everyDay(365, () => 3))).toHaveLength(91)
  })

  test('is compared with four weeks before', () => {
    const told = (year: ReturnType<typeof logged>) => trendText(energyTrend(year), span.to)
    expect(told(everyDay(10, () => 3))).toBe('Your seven-day average is 3.0.')
    expect(told(everyDay(60, () => 3))).toBe('Your seven-day average is 3.0, the same as four weeks ago.')
    expect(told(everyDay(60, (ago) => (ago < 20 ? 4 : 3)))).toBe(
      'Your seven-day average is 4.0, 1.0 higher than four weeks ago.',
    )
    expect(told(logged([10, 2], [11, 2], [12, 2]))).toBe('Your last seven-day average was 2.0, on 15 Nov.')
  })

  test('has a table row for each week and for today', () => {
    const rows = trendRows(energyTrend(everyDay(28, () => 3)))
    expect(rows.map((row) => row.date)).toEqual(['2026-11-01', '2026-11-08', '2026-11-15', '2026-11-21'])
  })

  test('is marked by months or by Mondays', () => {
    const names = (days: number) =>
      trendTicks(energyTrend(everyDay(days, () => 3))).map((at) => tickName(at, span.to, days > 56))
    expect(names(365)).toEqual(['Sep', 'Oct', 'Nov'])
    expect(names(10)).toEqual(['26 Oct', '2 Nov', '9 Nov', '16 Nov'])
    expect(names(50)).toEqual(['5 Oct', '19 Oct', '2 Nov', '16 Nov'])
  })
})

test('a day with a check-in is marked at the foot', () => {
  const { to } = span
  const points = energyTrend({ ...everyDay(10, () => 3), checkIns: [addDays(to, -2), addDays(to, -400)] })
  expect(points.filter(({ checkIn }) => checkIn !== null).map(({ date }) => date)).toEqual([addDays(to, -2)])
})

test('the first days of a month are averaged with the days before it, as in the week', () => {
  const day = (date: string, mean: number) => ({ date, mean, entries: 1 })
  const before = ['2026-09-28', '2026-09-29', '2026-09-30'].map((date) => day(date, 3))
  const days = ['2026-10-01', '2026-10-02', '2026-10-03', '2026-10-04'].map((date) => day(date, 5))
  const points = monthTrend(
    { days, checkInDays: ['2026-10-04'], from: '2026-10-01', to: '2026-10-31' },
    { days: [...before, ...days] },
  )
  expect(points[0]?.date).toBe('2026-10-01')
  expect(points.find(({ date }) => date === '2026-10-04')?.sevenDays).toBe(4.14)
  expect(points.filter(({ checkIn }) => checkIn !== null).map(({ date }) => date)).toEqual(['2026-10-04'])
})
