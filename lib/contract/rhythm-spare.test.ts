import { expect, test } from 'vitest'
import type { Rhythm } from './measure'
import { spareWords } from './rhythm-spare'

const gym: Rhythm = { kind: 'rhythm', unit: 'gym', per: 'week', times: 3 }
const choir: Rhythm = { kind: 'rhythm', unit: '', per: 'week', times: 2, weekdays: [3, 7] }
const dentist: Rhythm = { kind: 'rhythm', unit: '', per: 'month', times: 2 }
const daily: Rhythm = { kind: 'rhythm', unit: '', per: 'day', times: 1 }

/** 2026-11-23 is a Monday. */
test.each([
  ['a fresh week', gym, '2026-11-23', 0, null, 'On course; you can miss 4 more days this week.'],
  ['today is done', gym, '2026-11-24', 1, 1, 'On course; you can miss 3 more days this week.'],
  ['today is a stated no', gym, '2026-11-26', 1, 0, 'On course; you can miss 1 more day this week.'],
  ['no day to spare', gym, '2026-11-28', 1, null, 'Needs each of the 2 days left this week.'],
  ['the last day', gym, '2026-11-29', 2, null, 'Needs the last day of this week.'],
  ['out of reach', gym, '2026-11-28', 0, null, '2 of 3 can still be done this week.'],
  ['done for the week', gym, '2026-11-25', 3, 1, null],
  ['nothing left of it', gym, '2026-11-29', 1, 1, null],
  ['on weekdays', choir, '2026-11-24', 0, null, 'Needs each of the 2 days left this week.'],
  ['a month', dentist, '2026-11-24', 1, null, '1 more this month, with 7 days left.'],
  ['by the day', daily, '2026-11-24', 0, null, null],
])('%s', (_, rhythm, today, now, said, words) => {
  expect(spareWords(rhythm, { now, today: said, done: 0, of: 0 }, today, 0)).toBe(words)
})

test('what is behind by its score has its room, and is not told as on course', () => {
  const words = (score: number) => spareWords(gym, { now: 0, today: null, done: 1, of: 6 }, '2026-11-23', score)
  expect(words(23)).toBe('You can miss 4 more days this week.')
  expect(words(70)).toBe('On course; you can miss 4 more days this week.')
})
