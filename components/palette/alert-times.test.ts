import { expect, test } from 'vitest'
import { alertTimes } from './alert-times'

test('the usual moments, none of them over, none of them twice', () => {
  const sunday = new Date('2026-11-22T19:30:00Z')
  expect(alertTimes(sunday, 'Europe/London')).toEqual([
    { label: 'In an hour, at 20:30', at: '2026-11-22T20:30:00.000Z' },
    { label: 'Tomorrow at 09:00', at: '2026-11-23T09:00:00.000Z' },
  ])
  const wednesday = new Date('2026-11-25T10:00:10Z')
  expect(alertTimes(wednesday, 'UTC').map(({ at }) => at)).toEqual([
    '2026-11-25T11:01:00.000Z',
    '2026-11-25T18:00:00.000Z',
    '2026-11-26T09:00:00.000Z',
    '2026-11-30T09:00:00.000Z',
  ])
})

test('on a Monday “Monday” is the next one', () => {
  const monday = alertTimes(new Date('2026-11-23T06:00:00Z'), 'UTC').at(-1)
  expect(monday).toEqual({ label: 'Monday at 09:00', at: '2026-11-30T09:00:00.000Z' })
})
