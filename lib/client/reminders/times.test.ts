import { expect, test } from 'vitest'
import { instantOf, snoozedTo, untimedStart, whenWords } from './times'

const vienna = 'Europe/Vienna'

test('the instant of a wall clock is that of its zone and season', () => {
  expect(instantOf('2026-11-21', '09:30', vienna)).toBe('2026-11-21T08:30:00.000Z')
  expect(instantOf('2026-07-01', '09:30', vienna)).toBe('2026-07-01T07:30:00.000Z')
  expect(instantOf('2026-11-21', '00:15', 'Pacific/Kiritimati')).toBe('2026-11-20T10:15:00.000Z')
  expect(instantOf('2026-11-21', '23:45', 'Asia/Kathmandu')).toBe('2026-11-21T18:00:00.000Z')
})

test('a clock that shows a time twice means the first; one that skips it, that much later', () => {
  // Vienna goes back from 03:00 to 02:00 on 25 October 2026 and forward from 02:00 to 03:00 on 29 March.
  expect(instantOf('2026-10-25', '02:30', vienna)).toBe('2026-10-25T00:30:00.000Z')
  expect(instantOf('2026-03-29', '02:30', vienna)).toBe('2026-03-29T01:30:00.000Z')
  expect(instantOf('2026-03-29', '03:30', vienna)).toBe('2026-03-29T01:30:00.000Z')
})

test('snoozing counts from now, or from a time still to come', () => {
  const now = new Date('2026-11-21T12:00:00.000Z')
  expect(snoozedTo('quarter', '2026-11-21T09:00:00.000Z', now, vienna)).toBe('2026-11-21T12:15:00.000Z')
  expect(snoozedTo('hour', '2026-11-21T15:00:00.000Z', now, vienna)).toBe('2026-11-21T16:00:00.000Z')
})

test('tomorrow morning is the user’s own', () => {
  const now = new Date('2026-11-21T12:00:00.000Z')
  expect(snoozedTo('tomorrow', now.toISOString(), now, vienna)).toBe('2026-11-22T07:00:00.000Z')
  // In Kiritimati it is the 22nd already.
  expect(snoozedTo('tomorrow', now.toISOString(), now, 'Pacific/Kiritimati')).toBe('2026-11-22T18:00:00.000Z')
})

test('a new alert starts at the next full hour of the zone', () => {
  expect(untimedStart(new Date('2026-11-21T12:20:00.000Z'), vienna)).toEqual({ day: '2026-11-21', time: '14:00' })
  expect(untimedStart(new Date('2026-11-21T12:00:00.000Z'), 'Asia/Kathmandu')).toEqual({
    day: '2026-11-21',
    time: '18:00',
  })
})

test('at night a new alert starts the next morning', () => {
  const start = (time: string) => untimedStart(new Date(`2026-11-21T${time}:00.000Z`), vienna)
  expect(start('20:59')).toEqual({ day: '2026-11-21', time: '22:00' })
  expect(start('21:00')).toEqual({ day: '2026-11-22', time: '09:00' })
  expect(start('22:30')).toEqual({ day: '2026-11-22', time: '09:00' })
  expect(start('01:10')).toEqual({ day: '2026-11-21', time: '09:00' })
  expect(start('06:00')).toEqual({ day: '2026-11-21', time: '08:00' })
})

test('a time is told by its day', () => {
  const now = { today: '2026-11-21', timeZone: vienna }
  expect(whenWords('2026-11-21T13:15:00.000Z', now)).toBe('today at 14:15')
  expect(whenWords('2026-11-22T07:00:00.000Z', now)).toBe('tomorrow at 08:00')
})
