import { daysBetween } from './calendar'

/**
 * How much of what is left is to be made a day until the day that a forecast names, today's at least; null where it names
 * none. So told, the day follows from the pace.
 */
export function paceAhead(
  left: number,
  { expectedDate }: { expectedDate: string | null },
  today: string,
): number | null {
  return expectedDate === null ? null : left / Math.max(1, daysBetween(today, expectedDate))
}
