import { describe, expect, it } from 'vitest'
import { weekStartOf } from './week'

describe('weekStartOf', () => {
  it.each([
    ['UTC', '2026-11-16T00:00:00Z', '2026-11-16'],
    ['UTC', '2026-11-22T23:59:59Z', '2026-11-16'],
    // On a Sunday noon in London it is Monday already on Kiritimati.
    ['Pacific/Kiritimati', '2026-11-22T12:00:00Z', '2026-11-23'],
    ['America/Los_Angeles', '2026-11-23T05:00:00Z', '2026-11-16'],
    ['Europe/Vienna', '2027-01-01T10:00:00Z', '2026-12-28'],
  ])('%s %s', (zone, at, monday) => {
    expect(weekStartOf(zone, new Date(at))).toBe(monday)
  })
})
