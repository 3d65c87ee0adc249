import { addDays, addMonths, mondayOf } from './calendar'

export const periods = ['day', 'week', 'month'] as const
export type Per = (typeof periods)[number]

/** The first day of the period that a calendar date is in; weeks begin on Mondays. */
export function periodStart(date: string, per: Per): string {
  if (per === 'day') return date
  if (per === 'month') return `${date.slice(0, 7)}-01`
  return mondayOf(date)
}

/** The first day of the period `count` after the one that begins on `start`, or before it. */
export function periodAfter(start: string, per: Per, count = 1): string {
  if (per === 'day') return addDays(start, count)
  if (per === 'week') return addDays(start, 7 * count)
  return addMonths(start, count)
}
