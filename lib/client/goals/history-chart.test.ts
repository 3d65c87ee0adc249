import { describe, expect, test } from 'vitest'
import type { ProgressEvent } from '@/lib/contract/goal'
import type { Forecast } from '@/lib/contract/goal-analysis'
import { historyPicture, timeNames, timeTicks } from './history-chart'

const at = (day: string) => Date.parse(`${day}T12:00:00Z`)
const check = (day: string, oldProgress: number, newProgress: number): ProgressEvent => ({
  ...{ id: day, goalId: 'g', at: `${day}T12:00:00.000Z`, oldProgress, newProgress },
  ...{ reasoning: '', source: 'coach' },
})
const goal = { createdAt: '2026-11-01T12:00:00.000Z', completedAt: null, targetDate: '2026-12-31' }
const events = [check('2026-11-05', 0, 20), check('2026-11-15', 20, 40)]
const forecast: Forecast = {
  ...{ probabilityOnTime: 0.6, expectedDate: '2026-12-21' },
  ...{ earliestDate: '2026-12-01', latestDate: '2027-01-20' },
}
const now = at('2026-11-21')

describe('the picture of a goal', () => {
  test('steps up to now, a straight line to the date, and a fan of dates from where it stands', () => {
    const { rows, start, end, due, arrival } = historyPicture(goal, events, forecast, now)
    expect([start, end, due, arrival]).toEqual([at('2026-11-01'), at('2027-01-20'), at('2026-12-31'), at('2026-12-21')])
    expect(rows.map((row) => row.at)).toEqual(rows.map((row) => row.at).sort((a, b) => a - b))
    expect(rows.flatMap((row) => row.progress ?? [])).toEqual([0, 20, 40, 40])
    expect(rows.filter((row) => row.target !== undefined).map((row) => [row.at, row.target])).toEqual([
      [at('2026-11-01'), 0],
      [at('2026-12-31'), 100],
    ])
    expect(rows.filter((row) => row.expected !== undefined).map((row) => [row.at, row.expected])).toEqual([
      [now, 40],
      [at('2026-12-21'), 100],
    ])
    // Sixty days from 40 % to 100 % at the latest: ten of them are over at the earliest day.
    expect(rows.filter((row) => row.band).map((row) => [row.at, row.band])).toEqual([
      [now, [40, 40]],
      [at('2026-12-01'), [50, 100]],
      [at('2027-01-20'), [100, 100]],
    ])
  })

  test('a far date is cut off instead of flattening the past', () => {
    const far = { ...forecast, earliestDate: '2027-06-01', expectedDate: '2028-01-01', latestDate: '2030-01-01' }
    const { rows, end, arrival } = historyPicture({ ...goal, targetDate: null }, events, far, now)
    expect(end).toBe(at('2026-11-01') + 3 * (now - at('2026-11-01')))
    expect(arrival).toBeNull()
    for (const { at: place, band, expected } of rows) {
      expect(place).toBeLessThanOrEqual(end)
      expect(band?.[0] ?? 0).toBeLessThanOrEqual(band?.[1] ?? 0)
      expect(expected ?? 0).toBeLessThan(100)
    }
  })

  test.each([
    ['without a forecast', goal, undefined],
    ['with one that names no day', goal, { ...forecast, expectedDate: null, earliestDate: null, latestDate: null }],
    ['once it is done', { ...goal, completedAt: '2026-11-20T12:00:00.000Z' }, forecast],
  ])('nothing lies ahead %s', (_, one, given) => {
    const { rows, arrival } = historyPicture(one, events, given, now)
    expect(arrival).toBeNull()
    expect(rows.some((row) => row.band || row.expected !== undefined)).toBe(false)
  })

  test('the picture of what is done ends on the day that it was done', () => {
    const done = { ...goal, createdAt: '2026-11-21T09:00:00.000Z', completedAt: '2026-11-21T12:00:00.000Z' }
    const { start, end } = historyPicture(done, [check('2026-11-21', 0, 100)], undefined, now)
    expect(end).toBe(now)
    expect(timeNames(timeTicks(start, end), start, end, '2026-11-21')).toEqual(['21 Nov'])
  })

  test('a goal made this minute has a time axis all the same', () => {
    const { start, end } = historyPicture({ ...goal, createdAt: new Date(now).toISOString() }, [], undefined, now)
    expect(end).toBeGreaterThan(start)
  })
})

describe('a goal of one day', () => {
  const made = { ...goal, createdAt: '2026-11-21T09:00:00.000Z' }
  const told = [check('2026-11-21', 0, 33), check('2026-11-21', 33, 67)]

  test('is one point, where it stands, and no stroke on the edge', () => {
    const { rows, start, only } = historyPicture(made, told, undefined, now)
    expect(only).toEqual({ at: now, progress: 67 })
    expect(rows.filter((row) => row.progress !== undefined)).toEqual([])
    expect(rows.filter((row) => row.event !== undefined)).toEqual([{ at: now, event: 67 }])
    expect(start).toBeLessThan(Date.parse(made.createdAt))
  })

  test('stands in the middle where nothing lies ahead, and is a line from the second day on', () => {
    const { start, end } = historyPicture({ ...made, targetDate: null }, told, undefined, now)
    expect(now - start).toBe(end - now)
    expect(historyPicture(made, told, undefined, at('2026-11-23')).only).toBeNull()
  })
})

describe('the time axis', () => {
  test.each([
    ['2026-11-01', '2026-11-02'],
    ['2026-11-01', '2026-11-20'],
    ['2026-11-01', '2027-03-20'],
    ['2024-02-29', '2033-01-01'],
  ])('has at most four marks from %s to %s, all inside', (from, to) => {
    const ticks = timeTicks(at(from), at(to))
    expect(ticks.length).toBeGreaterThan(0)
    expect(ticks.length).toBeLessThanOrEqual(4)
    // A name at the very end would be cut off.
    for (const tick of ticks) expect(tick >= at(from) && tick < at(to)).toBe(true)
  })

  test('names days over a short span and months over a long one, and says no month or year again', () => {
    const names = (from: string, to: string, ...days: string[]) =>
      timeNames(days.map(at), at(from), at(to), '2026-11-21')
    expect(names('2026-10-16', '2026-11-29', '2026-10-22', '2026-11-01', '2026-11-11', '2026-11-21')).toEqual([
      ...['22 Oct', '1 Nov', '11', '21'],
    ])
    expect(names('2026-12-01', '2027-01-20', '2026-12-20', '2027-01-05', '2027-01-12')).toEqual([
      ...['20 Dec', '5 Jan 2027', '12'],
    ])
    expect(names('2026-09-01', '2027-02-01', '2026-11-01', '2026-12-01', '2027-01-01')).toEqual([
      'Nov',
      'Dec',
      'Jan 2027',
    ])
    expect(names('2026-05-23', '2027-10-31', '2026-08-01', '2026-12-01', '2027-04-01', '2027-08-01')).toEqual([
      ...['Aug', 'Dec', 'Apr 2027', 'Aug'],
    ])
    expect(names('2025-03-01', '2026-06-01', '2025-05-01', '2026-01-01', '2026-04-01')).toEqual([
      ...['May 2025', 'Jan 2026', 'Apr'],
    ])
  })
})
