import 'server-only'
import { dateIn, startOfDay } from '@/lib/contract/calendar'
import { isReached, shareOf } from '@/lib/contract/measure-reading'
import { type GoalRecord, VALUES_PER_GOAL, type ValueRecord } from './context'
import type { ForecastInput } from './forecast-history'

const NOON_MS = 12 * 3_600_000

type Course = Pick<ForecastInput, 'createdAt' | 'history' | 'progress'>

/**
 * What a forecast is made from: the ledger, and of a measured goal the shares of the way that its values make, each on
 * its own day. What the ledger says from before the values counts with them, so that an opening value is no leap.
 */
export function forecastCourse(goal: GoalRecord, timeZone: string): Course {
  const { createdAt, history, progress, measure, reading } = goal
  const values = goal.values.slice(-VALUES_PER_GOAL)
  if (!measure || reading === null || values.length === 0) return { createdAt, history, progress }
  const inOrder = values.toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1))
  const [firstMade = ''] = values.map((one) => one.createdAt).sort()
  const points = readingsOf(goal, inOrder).map((at, index) => ({
    at: momentOf(inOrder[index] as ValueRecord, timeZone),
    newProgress: 100 * shareOf(measure, at),
  }))
  const [first] = points
  return {
    createdAt: first && first.at.getTime() < Date.parse(createdAt) ? first.at : createdAt,
    history: [...history.filter(({ at }) => at < firstMade), ...points],
    progress: isReached(measure, reading) ? progress : 100 * shareOf(measure, reading),
  }
}

function orderOf({ date, createdAt }: ValueRecord): string {
  return `${date} ${createdAt}`
}

/** The reading after each value: of a total reckoned back from the present one, since older values are not at hand. */
function readingsOf({ measure, reading }: GoalRecord, inOrder: readonly ValueRecord[]): number[] {
  if (measure?.kind === 'level') return inOrder.map(({ value }) => value)
  const readings: number[] = []
  let at = reading ?? 0
  for (const { value } of inOrder.toReversed()) {
    readings.unshift(at)
    at -= value
  }
  return readings
}

/** A value of the day on which it was written is of that moment, another of its day's noon. */
function momentOf({ date, createdAt }: ValueRecord, timeZone: string): Date {
  const made = new Date(createdAt)
  return dateIn(timeZone, made) === date ? made : new Date(startOfDay(timeZone, date).getTime() + NOON_MS)
}
