import { expect, test } from 'vitest'
import type { EnergyYear } from '@/lib/contract/energy'
import { withLogged, withoutLogged } from './change'

const year: EnergyYear = {
  from: '2025-12-01',
  to: '2026-11-30',
  days: [
    { date: '2026-11-26', mean: 4, entries: 1 },
    { date: '2026-11-28', mean: 2.5, entries: 2 },
  ],
  checkIns: [],
}

test('an entry more changes its day’s mean, or begins one in its place', () => {
  expect(withLogged(year, { date: '2026-11-28', mood: 4 }).days[1]).toEqual({ date: '2026-11-28', mean: 3, entries: 3 })
  expect(withLogged(year, { date: '2026-11-27', mood: 1 }).days.map(({ date }) => date)).toEqual([
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
  ])
})

test('an entry fewer does the reverse, and the last of a day takes it along', () => {
  expect(withoutLogged(year, { date: '2026-11-28', mood: 2 }).days[1]).toEqual({
    date: '2026-11-28',
    mean: 3,
    entries: 1,
  })
  expect(withoutLogged(year, { date: '2026-11-26', mood: 4 }).days).toEqual([year.days[1]])
})

test('what lies outside of the year changes nothing', () => {
  expect(withLogged(year, { date: '2025-11-30', mood: 1 })).toBe(year)
})
