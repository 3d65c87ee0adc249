import { expect, test } from 'vitest'
import { courseOf, percentPerWeek } from './course'

const now = { today: '2026-11-21', timeZone: 'UTC' }

/** A goal created `age` days ago and due in `daysLeft`. */
function goal(progress: number, age: number, daysLeft: number | null) {
  const day = (offset: number) => new Date(Date.UTC(2026, 10, 21 + offset)).toISOString()
  return { progress, createdAt: day(-age), targetDate: daysLeft === null ? null : day(daysLeft).slice(0, 10) }
}

test('at or over the straight line to its date a goal is on course, well under it it slips', () => {
  expect(courseOf(goal(50, 50, 50), now).verdict).toBe('on-course')
  expect(courseOf(goal(44, 50, 50), now).verdict).toBe('slipping')
  expect(courseOf(goal(46, 50, 50), now).verdict).toBeNull()
})

test('nothing is said of a goal without a date, or of one a day old', () => {
  expect(courseOf(goal(10, 90, null), now)).toEqual({
    verdict: null,
    daysLeft: null,
    neededPerWeek: null,
  })
  expect(courseOf(goal(0, 1, 5), now).verdict).toBeNull()
})

test('a long goal at 0 is not called on course, nor slipping before it is', () => {
  expect(courseOf(goal(0, 8, 357), now).verdict).toBeNull()
  expect(courseOf(goal(0, 30, 335), now).verdict).toBe('slipping')
})

test('past its date a goal is overdue; on the day itself it is not', () => {
  expect(courseOf(goal(99, 20, -1), now)).toMatchObject({ verdict: 'overdue', daysLeft: -1, neededPerWeek: null })
  expect(courseOf(goal(99, 20, 0), now).verdict).not.toBe('overdue')
})

test('the pace needed is in percent a week', () => {
  const { neededPerWeek } = courseOf(goal(30, 70, 140), now)
  expect(neededPerWeek).toBeCloseTo(3.5)
  expect(percentPerWeek(3.5)).toBe('3.5% a week')
  expect(percentPerWeek(1)).toBe('1% a week')
  expect(percentPerWeek(48.7)).toBe('49% a week')
})

test("the age is counted in the user's days", () => {
  const created = { progress: 0, createdAt: '2026-11-18T23:30:00.000Z', targetDate: '2026-11-23' }
  expect(courseOf(created, { today: '2026-11-21', timeZone: 'UTC' }).verdict).toBe('slipping')
  expect(courseOf(created, { today: '2026-11-21', timeZone: 'Europe/Vienna' }).verdict).toBeNull()
})
