import { expect, test } from 'vitest'
import { seededRandom } from '@/lib/server/seeded-random'
import { goalRecord, NOW } from '@/tests/support/coach-context'
import { books, weight } from '@/tests/support/counted-goal'
import { anyGoal } from '@/tests/support/insight-context'
import type { ValueRecord } from './context'
import { forecastCourse } from './forecast-values'
import { goalOutlook } from './outlook'

const CREATED = '2026-09-21T08:00:00.000Z'

function valueOn(date: string, value: number, createdAt = `${date}T12:00:00.000Z`): ValueRecord {
  return { id: date, date, value, note: '', source: 'typed', createdAt }
}

/** One book a fortnight since September. */
const fortnightly = ['2026-10-05', '2026-10-19', '2026-11-02', '2026-11-16'].map((day) => valueOn(day, 1))

test('without a measure, or without values, the ledger is what counts', () => {
  const goal = goalRecord()
  expect(forecastCourse(goal, 'UTC')).toEqual({ createdAt: goal.createdAt, history: goal.history, progress: 25 })
  const empty = goalRecord({ measure: books, reading: 0, progress: 0, history: [] })
  expect(forecastCourse(empty, 'UTC')).toMatchObject({ history: [], progress: 0 })
})

test('values count on their days and not rounded, whenever they were written', () => {
  const counted = { measure: books, reading: 4, progress: 33, createdAt: CREATED, history: [] }
  const course = forecastCourse(goalRecord({ ...counted, values: fortnightly }), 'UTC')
  expect(course.progress).toBeCloseTo(33.333, 3)
  expect(course.history.map(({ newProgress }) => Math.round(newProgress * 10) / 10)).toEqual([8.3, 16.7, 25, 33.3])
  const atOnce = fortnightly.map(({ date, value }, at) => valueOn(date, value, `2026-11-21T09:00:0${at}.000Z`))
  const [told, later] = [fortnightly, atOnce].map(
    (values) => goalOutlook(goalRecord({ ...counted, values }), NOW, 'UTC').forecast,
  )
  expect(later).toEqual(told)
  expect(told?.expectedDate).not.toBeNull()
})

test('a total that is older than its newest values is reckoned back from where it stands', () => {
  const goal = goalRecord({ measure: books, reading: 10, progress: 83, values: fortnightly, history: [] })
  expect(forecastCourse(goal, 'UTC').history[0]).toMatchObject({ newProgress: (100 * 7) / 12 })
})

test('a level is taken as it was, and what came before it was counted stays', () => {
  const before = {
    at: '2026-10-10T10:00:00.000Z',
    oldProgress: 0,
    newProgress: 25,
    reasoning: '',
    source: 'coach',
  } as const
  const opening = { ...valueOn('2026-10-20', 90), source: 'coach' } as const
  const goal = goalRecord({
    measure: weight,
    reading: 88,
    progress: 50,
    createdAt: CREATED,
    history: [before, { ...before, at: '2026-11-10T18:00:00.000Z', oldProgress: 25, newProgress: 50 }],
    values: [opening, valueOn('2026-11-10', 88)],
  })
  expect(forecastCourse(goal, 'UTC').history.map(({ newProgress }) => newProgress)).toEqual([25, 25, 50])
})

test('a value from before the goal was written down moves its beginning', () => {
  const goal = goalRecord({ measure: books, reading: 1, values: [valueOn('2026-01-05', 1)], history: [] })
  expect(forecastCourse(goal, 'UTC').createdAt).toEqual(new Date('2026-01-05T12:00:00.000Z'))
})

test('a measured goal has the forecast of the ledger that its values have written', () => {
  const random = seededRandom(7)
  const whole = { ...books, unit: 'points', target: 100 }
  for (let index = 0; index < 60; index++) {
    const goal = { ...anyGoal(random, `goal-${index}`), isCompleted: false }
    const values = goal.history.map(({ at, oldProgress, newProgress }, order): ValueRecord => {
      const value = newProgress - oldProgress
      return { ...valueOn(at.slice(0, 10), value, at), id: `${index}-${order}` }
    })
    const measured = { ...goal, measure: whole, reading: goal.progress, values, history: [] }
    expect(goalOutlook(measured, NOW, 'UTC').forecast).toEqual(goalOutlook(goal, NOW, 'UTC').forecast)
  }
})
