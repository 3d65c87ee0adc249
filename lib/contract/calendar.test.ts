import { expect, test } from 'vitest'
import { addDays, addMonths, dateIn, instantIn, startOfDay, timeIn } from './calendar'

test('a day begins at its own midnight, also on the days when clocks change', () => {
  expect(startOfDay('UTC', '2026-11-21').toISOString()).toBe('2026-11-21T00:00:00.000Z')
  expect(startOfDay('Europe/Vienna', '2026-03-29').toISOString()).toBe('2026-03-28T23:00:00.000Z')
  expect(startOfDay('Europe/Vienna', '2026-03-30').toISOString()).toBe('2026-03-29T22:00:00.000Z')
  expect(startOfDay('America/Los_Angeles', '2026-11-02').toISOString()).toBe('2026-11-02T08:00:00.000Z')
  expect(startOfDay('Asia/Kolkata', '2026-11-21').toISOString()).toBe('2026-11-20T18:30:00.000Z')
  expect(startOfDay('Pacific/Kiritimati', '2026-11-21').toISOString()).toBe('2026-11-20T10:00:00.000Z')
})

test('where midnight is skipped the day begins an hour later, where it comes twice at the first', () => {
  expect(startOfDay('Africa/Cairo', '2026-04-24').toISOString()).toBe('2026-04-23T22:00:00.000Z')
  expect(timeIn('Africa/Cairo', startOfDay('Africa/Cairo', '2026-04-24'))).toBe('01:00')
  expect(startOfDay('America/Havana', '2026-11-01').toISOString()).toBe('2026-11-01T04:00:00.000Z')
})

test('the start of a day is on that day, and the millisecond before is not', () => {
  for (const timeZone of ['America/Santiago', 'Africa/Cairo', 'Australia/Lord_Howe', 'Pacific/Apia', 'Asia/Beirut']) {
    for (let date = '2026-01-01'; date < '2027-01-01'; date = addDays(date, 1)) {
      const start = startOfDay(timeZone, date)
      expect(dateIn(timeZone, start)).toBe(date)
      expect(dateIn(timeZone, new Date(start.getTime() - 1))).not.toBe(date)
    }
  }
})

test('a clock time is the first of two where clocks are set back, and an hour on where they jump over it', () => {
  expect(instantIn('Europe/Vienna', '2026-10-25', '02:30').toISOString()).toBe('2026-10-25T00:30:00.000Z')
  expect(instantIn('Europe/Vienna', '2026-03-29', '02:30').toISOString()).toBe('2026-03-29T01:30:00.000Z')
  expect(instantIn('America/New_York', '2026-11-01', '01:30').toISOString()).toBe('2026-11-01T05:30:00.000Z')
  expect(instantIn('Asia/Tokyo', '2026-11-21', '09:00').toISOString()).toBe('2026-11-21T00:00:00.000Z')
})

test.each([
  ['2027-02-21', 1, '2027-03-21'],
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2027-03-31', -1, '2027-02-28'],
  ['2026-11-01', 14, '2028-01-01'],
])('a month is the calendar’s, and stays within the month: %s by %d', (date, months, later) => {
  expect(addMonths(date, months)).toBe(later)
})
