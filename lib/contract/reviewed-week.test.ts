import { expect, test } from 'vitest'
import { reviewedMonday } from './reviewed-week'

test('on a Monday and a Tuesday the week before is reviewed, on the other days the one that runs', () => {
  const days = ['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02', '2026-12-06', '2026-12-07']
  expect(days.map((day) => reviewedMonday(day, '2026-01-05'))).toEqual([
    '2026-11-23',
    '2026-11-23',
    '2026-11-23',
    '2026-11-30',
    '2026-11-30',
    '2026-11-30',
  ])
})

test('a week in which there was no goal yet is not reviewed', () => {
  expect(reviewedMonday('2026-11-30', '2026-11-29')).toBe('2026-11-23')
  expect([reviewedMonday('2026-11-30', '2026-11-30'), reviewedMonday('2026-12-01', null)]).toEqual([
    '2026-11-30',
    '2026-11-30',
  ])
})
