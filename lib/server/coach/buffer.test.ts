import { expect, test } from 'vitest'
import { goalRecord, NOW } from '@/tests/support/coach-context'
import { books, weight } from '@/tests/support/counted-goal'
import { bufferOf } from './buffer'
import { goalOutlook } from './outlook'

/** A goal of 20 days with 60 days to go. */
const dated = { createdAt: '2026-11-01T09:00:00.000Z', targetDate: '2027-01-20' }
const forecast = (probabilityOnTime: number | null, expectedDate: string | null) => ({
  probabilityOnTime,
  expectedDate,
  earliestDate: null,
  latestDate: null,
})
const late = forecast(0.2, '2027-03-01')
const early = forecast(0.9, '2026-12-11')
const bufferAt = (changes: Parameters<typeof goalRecord>[0], by = late) =>
  bufferOf(goalRecord({ ...dated, measure: books, reading: 0, ...changes }), NOW, 'UTC', by)

test.each([
  ['behind', { reading: 2 }, late, 'Needs 1.2 books a week, makes 0.7.'],
  ['none', { reading: 0 }, late, 'Needs 1.4 books a week, and has made none so far.'],
  ['on course', { reading: 6 }, early, 'On course with 40 days to spare: needs 0.7 books a week, makes 2.1.'],
  ['the last days', { reading: 2, targetDate: '2026-11-25' }, late, 'Needs 2.5 books a day, makes 0.1.'],
  ['down', { measure: weight, reading: 90 }, forecast(0.6, '2027-01-19'), 'On course: needs 0.7 kg a week, makes 0.7.'],
  ['the wrong way', { measure: weight, reading: 94 }, late, 'Needs 1.2 kg a week, and has gone the other way so far.'],
  [
    'large figures',
    { measure: { ...books, unit: '€', target: 1_200 }, reading: 200 },
    late,
    'Needs €117 a week, makes 70.',
  ],
  // So much that the forecast's day follows from it, whatever the average since the start was.
  ['late after a fast start', { reading: 6 }, late, 'Needs 0.7 books a week, makes 0.4.'],
  [
    'in time after a slow start',
    { reading: 2 },
    early,
    'On course with 40 days to spare: needs 1.2 books a week, makes 3.5.',
  ],
  // A forecast counts that a goal may come to rest, which its day does not.
  [
    'late if it rests',
    { reading: 6 },
    forecast(0.4, '2026-12-11'),
    'Behind by the forecast: needs 0.7 books a week, makes 2.1 while it goes on.',
  ],
  ['too early for a forecast', { reading: 6 }, forecast(null, null), 'Needs 0.7 books a week, makes 2.1.'],
])('%s', (_, changes, by, words) => {
  expect(bufferAt(changes, by)?.words).toBe(words)
})

test('what a goal’s page says beside its forecast is what its group says', () => {
  const at = (days: number[]) => {
    const values = days.map((day) => {
      const date = `2026-11-${String(day).padStart(2, '0')}`
      return { id: date, source: 'typed' as const, date, value: 1, note: '', createdAt: `${date}T09:00:00.000Z` }
    })
    const goal = { ...dated, createdAt: '2026-07-01T09:00:00.000Z', measure: books, values, reading: values.length }
    return goalOutlook(goalRecord({ ...goal, history: [] }), NOW, 'UTC')
  }
  const courses = [[1, 2, 3, 4, 5, 6, 7, 8], [18, 19, 20, 21], [2, 9, 16], [1]].map(at)
  expect(new Set(courses.map(({ status }) => status)).size).toBeGreaterThan(1)
  for (const { status, buffer } of courses)
    expect([status, /^On course/.test(buffer?.words ?? '')]).toEqual([status, status === 'onTrack'])
})

test('figures that differ look different', () => {
  expect(bufferAt({ reading: 2.85, targetDate: '2027-01-23' }, forecast(null, null))).toEqual({
    words: 'Needs 1.02 books a week, makes 1.',
    needs: 1.02,
    makes: 0.998,
    per: 'week',
    unit: 'books',
  })
})

test.each([
  ['no measure', { measure: null, reading: null }],
  ['no date', { targetDate: null }],
  ['a date that has passed', { targetDate: '2026-11-20' }],
  ['the target reached', { reading: 12 }],
  ['a completed goal', { isCompleted: true }],
  ['the first days', { createdAt: '2026-11-20T09:00:00.000Z' }],
])('%s has none', (_, changes) => {
  expect(bufferAt(changes)).toBeNull()
})

test('a rhythm has the room that its running week has, a resting or a completed one none', () => {
  const gym = { kind: 'rhythm', unit: 'gym', per: 'week', times: 3 } as const
  const rhythm = { measure: gym, standing: { now: 1, today: null, done: 4, of: 6 } }
  const buffer = (changes: Parameters<typeof goalRecord>[0]) =>
    goalOutlook(goalRecord({ rhythm, ...changes }), new Date('2026-11-25T12:00:00Z'), 'UTC').buffer
  expect(buffer({ progress: 80 })).toEqual({
    words: 'On course; you can miss 3 more days this week.',
    ...{ needs: 2, makes: 1, per: 'week', unit: 'gym' },
  })
  expect(buffer({ pausedAt: '2026-11-20T09:00:00.000Z' })).toBeNull()
  expect(buffer({ isCompleted: true, progress: 100 })).toBeNull()
})
