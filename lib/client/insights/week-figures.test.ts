import { expect, test } from 'vitest'
import type { EnergyYear } from '@/lib/contract/energy'
import { weekFigures } from './week-figures'

const year: EnergyYear = {
  from: '2025-11-17',
  to: '2026-11-24',
  days: [
    { date: '2026-11-15', mean: 1, entries: 1 },
    { date: '2026-11-16', mean: 2, entries: 1 },
    { date: '2026-11-22', mean: 4, entries: 3 },
    { date: '2026-11-23', mean: 5, entries: 1 },
  ],
  checkIns: ['2026-11-16', '2026-11-17', '2026-11-23'],
}
// Sunday evening in Berlin is Monday in Auckland.
const milestones = [{ completedAt: '2026-11-22T20:00:00.000Z' }, { completedAt: null }]

test('a week’s figures stand beside those of the week before, by the user’s days', () => {
  expect(weekFigures(year, milestones, '2026-11-23', 'Pacific/Auckland')).toEqual([
    { label: 'Energy', now: '5.0', before: '3.5' },
    { label: 'Entries', now: '1', before: '4' },
    { label: 'Days with a check-in', now: '1', before: '2' },
    { label: 'Milestones done', now: '1', before: '0' },
  ])
  expect(weekFigures(year, milestones, '2026-11-23', 'Europe/Berlin')[3]).toMatchObject({ now: '0', before: '1' })
})

test('what is not known of a week long past is not told as nothing', () => {
  expect(weekFigures(year, [], '2025-11-17', 'UTC')).toEqual([
    { label: 'Energy', now: null, before: null },
    { label: 'Entries', now: '0', before: null },
    { label: 'Days with a check-in', now: null, before: null },
    { label: 'Milestones done', now: '0', before: '0' },
  ])
})
