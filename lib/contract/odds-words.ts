import type { Forecast } from './goal-analysis'

/**
 * A chance 0–1 as people say it: "6 in 10". A forecast is never sure, so neither end is told as nothing or all; and what
 * lies under even odds is behind, so that it is not told as 5 in 10, which is on track.
 */
export function oddsWords(chance: number): string {
  const of10 = chance < 0.5 ? Math.min(4, Math.round(chance * 10)) : Math.round(chance * 10)
  if (of10 < 1) return 'less than 1 in 10'
  return of10 > 9 ? 'more than 9 in 10' : `${of10} in 10`
}

const EVEN = 0.5
/** What nine in ten that go on are done by is done so often, or nearly. */
const NEARLY_NINE = 0.85

/**
 * Whether a chance by a day is to be told with what lowers it: the days of a forecast are of a goal that goes on, and its
 * chance knows that it may also come to a stop. Beside a last likely day "6 in 10" would contradict it.
 */
export function mayStop(
  { expectedDate, latestDate }: Partial<Pick<Forecast, 'expectedDate' | 'latestDate'>>,
  by: string,
  chance: number,
): boolean {
  const isFrom = (day: string | null | undefined) => Boolean(day && day <= by)
  return (isFrom(expectedDate) && chance < EVEN) || (isFrom(latestDate) && chance < NEARLY_NINE)
}

/** What a chance begins with that knows so. */
export const MAY_STOP = 'It may also come to a stop: the'
