import { expect, test } from 'vitest'
import { readText } from './text'
import { toldDay } from './told-day'

/** A Thursday. */
const clock = { now: new Date('2026-11-26T12:00:00Z'), timeZone: 'UTC' }

test.each([
  ['ran 6 km', null],
  ['ran 6 km this morning at 7', null],
  ['ran 6 km this week', null],
  ['yesterday I ran 6 km', '2026-11-25'],
  ['ran 4 km on Monday and 6 km on Tuesday', '2026-11-24'],
  ['Monday 4 km, Tuesday 6 km', '2026-11-24'],
  ['ran 6 km and swam 1 km the day before yesterday', 'open'],
  ['on Monday I ran 4 km, now 6 km', null],
  ['from 4 km on Monday to 6 km', 'open'],
  ['4 km on Monday then 6 km', 'open'],
  ['ran 6 km last week', '2026-11-22'],
  ['ran 6 km in 2025', 'open'],
  ['ran 6 km on 0001-01-01', 'open'],
  ['I met Ana on Sunday and I ran 6 km', 'open'],
  ['ran 6 km, 2 more than on Monday', null],
  ['6 km so far, 10 by Christmas', null],
])('%s', (text, day) => {
  const { sentences } = readText(text)
  expect(toldDay(sentences[0] as (typeof sentences)[0], clock, text.indexOf('6 km'))).toBe(day)
})

test('a few words without a verb go with the sentence before', () => {
  const [before, after] = readText('Stood on the scales on Monday. 91 kg.').sentences
  expect(after && toldDay(after, clock, after.start, before)).toBe('2026-11-23')
})
