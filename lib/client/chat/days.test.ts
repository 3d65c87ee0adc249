import { describe, expect, it } from 'vitest'
import { dividerLabel, groupByDay, namesakes, timeAgo, whenSaid } from './days'

it('names the days of a conversation', () => {
  expect(dividerLabel('2026-11-21', '2026-11-21')).toBe('Today')
  expect(dividerLabel('2026-11-20', '2026-11-21')).toBe('Yesterday')
  expect(dividerLabel('2026-11-14', '2026-11-21')).toBe('Saturday 14 Nov')
  expect(dividerLabel('2025-12-31', '2026-11-21')).toBe('Wednesday 31 Dec 2025')
  expect(dividerLabel('2026-11-22', '2026-11-21')).toBe('Sunday 22 Nov')
})

it("groups by the user's own days", () => {
  const entries = ['2026-11-20T22:59:00.000Z', '2026-11-20T23:01:00.000Z', '2026-11-21T10:00:00.000Z'].map(
    (createdAt) => ({ createdAt }),
  )
  const days = (zone: string) => groupByDay(entries, zone).map(({ day, entries: { length } }) => [day, length])
  expect(days('Europe/Vienna')).toEqual([
    ['2026-11-20', 1],
    ['2026-11-21', 2],
  ])
  expect(days('UTC')).toEqual([
    ['2026-11-20', 2],
    ['2026-11-21', 1],
  ])
  expect(groupByDay([], 'UTC')).toEqual([])
})

describe('timeAgo', () => {
  const now = '2026-11-21T12:00:00.000Z'
  it.each([
    ['2026-11-21T11:59:31.000Z', 'just now'],
    ['2026-11-21T12:00:05.000Z', 'just now'],
    ['2026-11-21T11:58:59.000Z', '1 min ago'],
    ['2026-11-21T11:00:01.000Z', '59 min ago'],
    ['2026-11-21T11:00:00.000Z', '1 h ago'],
    ['2026-11-21T00:00:00.000Z', '12 h ago'],
    ['2026-11-20T23:59:00.000Z', 'yesterday'],
    ['2026-11-18T09:00:00.000Z', '3 days ago'],
    ['2026-11-14T09:00:00.000Z', '14 Nov'],
    ['2025-11-14T09:00:00.000Z', '14 Nov 2025'],
  ])('%s is %s', (instant, words) => {
    expect(timeAgo(instant, now, 'UTC')).toBe(words)
  })
})

describe('conversations of the same title', () => {
  const now = '2026-11-21T12:00:00.000Z'
  it('are known by it, whatever its case', () => {
    const isNamesake = namesakes([
      { title: 'How was my week?' },
      { title: 'how was my week? ' },
      { title: 'On rowing' },
    ])
    expect(isNamesake({ title: 'How was my week?' })).toBe(true)
    expect(isNamesake({ title: 'On rowing' })).toBe(false)
  })

  it.each([
    ['2026-11-21T11:20:00.000Z', 'today, 11:20'],
    ['2026-11-20T09:00:00.000Z', 'yesterday, 09:00'],
    ['2026-11-18T09:00:00.000Z', '18 Nov, 09:00'],
    ['2025-11-18T09:00:00.000Z', '18 Nov 2025, 09:00'],
  ])('%s is told apart as %s', (instant, words) => {
    expect(whenSaid(instant, now, 'UTC', true)).toBe(words)
    expect(whenSaid(instant, now, 'UTC', false)).toBe(timeAgo(instant, now, 'UTC'))
  })
})
