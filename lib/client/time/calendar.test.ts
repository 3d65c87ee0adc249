import { expect, test } from 'vitest'
import { daysBetween } from '@/lib/contract/calendar'
import { counted, dayName, dayOf, relativeDay, spanOf, timeOf } from './calendar'

test('an instant falls on the day, and at the time, of the zone it is read in', () => {
  const instant = '2026-11-21T23:30:00.000Z'
  expect(dayOf(instant, 'Europe/Vienna')).toBe('2026-11-22')
  expect(dayOf(instant, 'America/New_York')).toBe('2026-11-21')
  expect(timeOf(instant, 'Asia/Kolkata')).toBe('05:00')
})

test('days are counted across a clock change and a leap day', () => {
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
  expect(daysBetween('2026-01-02', '2026-01-01')).toBe(-1)
})

test('a date names its year only where it is another one', () => {
  expect(dayName('2026-03-04', '2026-11-21')).toBe('4 Mar')
  expect(dayName('2027-12-31', '2026-11-21')).toBe('31 Dec 2027')
})

test('a distance is told in the unit a person would use', () => {
  const today = '2026-11-21'
  expect(relativeDay('2026-11-21', today)).toBe('today')
  expect(relativeDay('2026-11-22', today)).toBe('tomorrow')
  expect(relativeDay('2026-11-20', today)).toBe('yesterday')
  expect(relativeDay('2026-12-04', today)).toBe('in 13 days')
  expect(relativeDay('2026-10-31', today)).toBe('3 weeks ago')
  expect(relativeDay('2027-03-21', today)).toBe('in 4 months')
  expect(spanOf(800)).toBe('2 years')
  expect(spanOf(1)).toBe('1 day')
  expect(counted(0, 'mission')).toBe('0 missions')
})
