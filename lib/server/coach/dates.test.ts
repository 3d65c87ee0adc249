import { describe, expect, it } from 'vitest'
import { addDays, dateIn, daysBetween } from '@/lib/contract/calendar'
import { dayName, hourOfDay, shortDay, weekdayName } from './dates'

describe('calendar days', () => {
  it('fall where the user is', () => {
    const instant = new Date('2026-12-31T11:30:00Z')
    expect(dateIn('Pacific/Kiritimati', instant)).toBe('2027-01-01')
    expect(dateIn('UTC', instant)).toBe('2026-12-31')
    expect(dateIn('Pacific/Pago_Pago', new Date('2026-12-31T09:30:00Z'))).toBe('2026-12-30')
    expect(hourOfDay(instant, 'Pacific/Kiritimati')).toBe(1)
    expect(hourOfDay(new Date('2026-06-01T22:00:00Z'), 'Europe/Vienna')).toBe(0)
  })

  it('are counted as days, whatever the clock did', () => {
    // Vienna loses an hour on 29 March 2026 and gains one on 25 October.
    const before = dateIn('Europe/Vienna', new Date('2026-03-28T22:30:00Z'))
    const after = dateIn('Europe/Vienna', new Date('2026-03-29T22:30:00Z'))
    expect([before, after]).toEqual(['2026-03-28', '2026-03-30'])
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2)
  })

  it('know 29 February', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2027-02-28', 1)).toBe('2027-03-01')
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
    expect(daysBetween('2028-03-01', '2028-02-28')).toBe(-2)
  })

  it('have names', () => {
    expect(weekdayName('2026-11-21')).toBe('Saturday')
    expect(dayName('2026-03-14', '2026-01-01')).toBe('14 March')
    expect(dayName('2027-03-14', '2026-01-01')).toBe('14 March 2027')
  })

  it('have short names, with the year where it could be mistaken', () => {
    expect(shortDay('2027-01-29', '2026-11-22')).toBe('29 Jan')
    expect(shortDay('2026-09-05', '2026-11-22')).toBe('5 Sep')
    expect(shortDay('2027-11-14', '2026-11-22')).toBe('14 Nov 2027')
  })
})
