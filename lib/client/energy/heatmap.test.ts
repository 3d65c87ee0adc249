import { describe, expect, test } from 'vitest'
import type { EnergyYear } from '@/lib/contract/energy'
import {
  dayAt,
  dayText,
  energyByMonth,
  heatMonths,
  heatmapText,
  heatShapes,
  levelOf,
  loggedDayFrom,
  placeOfDay,
} from './heatmap'

const span = { from: '2025-11-17', to: '2026-11-21', checkIns: [] as string[] }
const logged = (...days: [date: string, mean: number, entries?: number][]): EnergyYear => ({
  ...span,
  days: days.map(([date, mean, entries = 1]) => ({ date, mean, entries })),
})

/** How many shapes a path holds. */
const shapesIn = (path: string) => path.split('M').length - 1

describe('the drawing', () => {
  test('every day up to today is a square of its level or a dot', () => {
    const { levels, blanks, today } = heatShapes(logged(['2025-11-17', 5], ['2026-11-20', 1.4], ['2026-11-21', 1]))
    expect([shapesIn(levels[1]), shapesIn(levels[5]), shapesIn(levels[3])]).toEqual([2, 1, 0])
    expect(shapesIn(blanks)).toBe(370 - 3)
    // Saturday of the last week.
    expect(today).toEqual({ x: 52 * 12, y: 5 * 12 })
  })

  test('a mean is one of five levels', () => {
    expect([1, 1.49, 1.5, 3, 4.5, 5].map(levelOf)).toEqual([1, 1, 2, 3, 5, 5])
  })

  test('from a day one goes to those that are logged, and no further than the last of them', () => {
    const year = logged(['2026-11-02', 3], ['2026-11-10', 4], ['2026-11-11', 5])
    const from = (date: string, by: number) => loggedDayFrom(year, date, by)
    expect([from('2026-11-11', -1), from('2026-11-11', -7), from('2026-11-02', 1)]).toEqual([
      '2026-11-10',
      '2026-11-02',
      '2026-11-10',
    ])
    expect([from('2026-11-02', -7), from('2026-11-11', 7), loggedDayFrom(logged(), '2026-11-11', 1)]).toEqual([
      '2026-11-02',
      '2026-11-11',
      '2026-11-11',
    ])
    expect(placeOfDay(year, '2026-11-21')).toEqual({ x: 52 * 12, y: 5 * 12 })
  })

  test('a place is a day, or none after today', () => {
    expect(dayAt(logged(), 0, 0)).toBe('2025-11-17')
    expect(dayAt(logged(), 1, 0.8)).toBe('2026-11-21')
    expect(dayAt(logged(), 1, 1)).toBeNull()
    expect(dayAt(logged(), -0.1, 0.2)).toBe('2025-11-18')
  })

  test('months stand over the column of their first day; one at the very edge goes without', () => {
    const months = heatMonths(logged())
    expect(months[0]).toEqual({ column: 2, name: 'Dec' })
    expect(months.at(-1)).toEqual({ column: 49, name: 'Nov' })
    expect(heatMonths({ from: '2025-12-01', to: '2026-12-05', days: [], checkIns: [] }).at(-1)?.name).toBe('Nov')
  })

  test('the leap day has its place', () => {
    const leap = {
      from: '2027-03-01',
      to: '2028-03-01',
      days: [{ date: '2028-02-29', mean: 4, entries: 1 }],
      checkIns: [],
    }
    expect(shapesIn(heatShapes(leap).levels[4])).toBe(1)
    expect(dayAt(leap, 52.5 / 53, 1.5 / 7)).toBe('2028-02-29')
  })
})

describe('the words', () => {
  const month = (name: string, mean: number, days = 8) =>
    Array.from({ length: days }, (_, day): [string, number] => [`2026-${name}-0${day + 1}`, mean])

  test.each([
    [logged(), 'Nothing logged yet.'],
    [logged(['2026-11-21', 4]), 'You logged today, at an energy of 4.0.'],
    [
      logged(['2026-11-12', 4], ['2026-11-21', 3]),
      'You logged 2 of the 10 days since 12 Nov, at an average energy of 3.5.',
    ],
    [
      logged(...month('03', 4), ...month('09', 2), ...month('10', 1, 7)),
      'You logged 23 of the 266 days since 1 Mar, at an average energy of 2.4. Highest in Mar (4.0), lowest in Sep (2.0).',
    ],
    [
      logged(
        ...month('12', 5).map(([date, mean]): [string, number] => [date.replace('2026', '2025'), mean]),
        ...month('09', 2),
      ),
      'You logged 16 of the 356 days since 1 Dec 2025, at an average energy of 3.5. Highest in Dec 2025 (5.0), lowest in Sep (2.0).',
    ],
  ])('%#', (year, text) => {
    expect(heatmapText(year)).toBe(text)
  })

  test('a month counts each day once', () => {
    expect(energyByMonth(logged(['2026-10-31', 2, 9], ['2026-11-01', 3], ['2026-11-02', 4]))).toEqual([
      { month: '2026-10', logged: 1, mean: 2 },
      { month: '2026-11', logged: 2, mean: 3.5 },
    ])
  })

  test('a day is read with what was logged', () => {
    const year = logged(['2025-12-31', 4.5, 2], ['2026-11-20', 3])
    expect(dayText(year, '2025-12-31')).toBe('Wed 31 Dec 2025: energy 4.5, 2 entries')
    expect(dayText(year, '2026-11-20')).toBe('Fri 20 Nov: energy 3.0, 1 entry')
    expect(dayText(year, '2026-11-19')).toBe('Thu 19 Nov: nothing logged')
  })
})
