import { expect, test } from 'vitest'
import { rhythmEnd } from './rhythm-end'

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
])('the last day of %s', (title, until) => expect(rhythmEnd(title, at)).toBe(until))

test.each([
  'Meditate daily',
  'Move house in January',
  'Walk 30 days in a row',
  'Read 12 books',
  'Dry the herbs',
  '3 days of rest',
])('without an end: %s', (title) => expect(rhythmEnd(title, at)).toBeNull())
