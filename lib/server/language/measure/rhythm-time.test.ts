import { expect, test } from 'vitest'
import { rhythmTime } from './rhythm'

const at = { now: new Date('2026-11-22T11:30:00Z'), timeZone: 'Pacific/Kiritimati' }

test.each([
  ['Dry January', '2027-01-31'],
  ['Sober October', '2027-10-31'],
  ['Dry November', '2026-11-30'],
  ['Veganuary', '2027-01-31'],
  ['Sugar-free February', '2027-02-28'],
  ['30 days of yoga', '2026-12-22'],
  ['100 days of code', '2027-03-02'],
  ['30-day push-up challenge', '2026-12-22'],
])('the last day of %s', (title, until) => expect(rhythmTime(title, at)?.until).toBe(until))

test.each([
  ['Dry January', '2027-01-01'],
  ['Dry November', null],
  ['30 days of yoga', null],
])('the first day of %s, where it is to come', (title, begins) => expect(rhythmTime(title, at)?.begins).toBe(begins))

test.each([
  'Meditate daily',
  'Move house in January',
  'Walk 30 days in a row',
  'Read 12 books',
  'Dry the herbs',
  '3 days of rest',
])('without an end: %s', (title) => expect(rhythmTime(title, at)).toBeNull())
