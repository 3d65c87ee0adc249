import { expect, test } from 'vitest'
import { parseRepeat, repeat } from '@/lib/contract/repeat'
import { timesAfter } from './occurrences'

const timeZone = 'Europe/Berlin'

function times(rule: string, first: string, count = 4, scheduledFor = new Date(`${first}:00+01:00`)): string[] {
  const found: string[] = []
  for (const at of timesAfter({ scheduledFor, repeat: rule, repeatFrom: first }, timeZone)) {
    found.push(at.toISOString().slice(0, 16))
    if (found.length === count) break
  }
  return found
}

test('an alert keeps its hour when the clocks change', () => {
  expect(times('FREQ=DAILY', '2026-03-27T09:00')).toEqual([
    '2026-03-28T08:00',
    '2026-03-29T07:00',
    '2026-03-30T07:00',
    '2026-03-31T07:00',
  ])
  // 02:30 is not on the clock of the 29th.
  expect(times('FREQ=DAILY', '2026-03-27T02:30', 3)).toEqual([
    '2026-03-28T01:30',
    '2026-03-29T01:30',
    '2026-03-30T00:30',
  ])
})

test('weeks, their days, months and their last days', () => {
  expect(times('FREQ=WEEKLY;BYDAY=MO,TH', '2026-01-05T09:00')).toEqual([
    '2026-01-08T08:00',
    '2026-01-12T08:00',
    '2026-01-15T08:00',
    '2026-01-19T08:00',
  ])
  expect(times('FREQ=WEEKLY;INTERVAL=2', '2026-01-07T09:00', 2)).toEqual(['2026-01-21T08:00', '2026-02-04T08:00'])
  expect(times('FREQ=MONTHLY', '2026-01-31T09:00', 2)).toEqual(['2026-02-28T08:00', '2026-03-31T07:00'])
})

test('a series ends by its day or its number, also when it is asked late', () => {
  expect(times('FREQ=DAILY;COUNT=3', '2026-01-01T09:00')).toEqual(['2026-01-02T08:00', '2026-01-03T08:00'])
  expect(times('FREQ=DAILY;COUNT=3', '2026-01-01T09:00', 4, new Date('2026-01-03T08:00Z'))).toEqual([])
  expect(times('FREQ=DAILY;UNTIL=20260102', '2026-01-01T09:00')).toEqual(['2026-01-02T08:00'])
  expect(times('FREQ=DAILY', '2016-01-01T09:00', 1, new Date('2026-01-03T08:00Z'))).toEqual(['2026-01-04T08:00'])
})

test('a rule is read in one form and anything else refused', () => {
  expect(repeat.parse('byday=TH,MO;freq=weekly;interval=1')).toBe('FREQ=WEEKLY;BYDAY=MO,TH')
  const wrong =
    'FREQ=HOURLY,FREQ=DAILY;BYDAY=MO,FREQ=WEEKLY;BYDAY=XX,FREQ=DAILY;COUNT=0,FREQ=DAILY;UNTIL=20260231,,FREQ=DAILY;X=1'
  for (const rule of [...wrong.split(','), 'FREQ=DAILY;COUNT=2;UNTIL=20260101']) expect(parseRepeat(rule)).toBeNull()
})
