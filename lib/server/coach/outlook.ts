import 'server-only'
import type { Forecast, Outlook } from '@/lib/contract/goal-analysis'
import { bufferOf } from './buffer'
import type { GoalRecord } from './context'
import { goalFacts } from './facts'
import { forecastCompletion } from './forecast'
import { describePrediction } from './forecast-prediction'
import { forecastCourse } from './forecast-values'
import { riskOf } from './risk'

const NOTHING: Forecast = { probabilityOnTime: null, expectedDate: null, earliestDate: null, latestDate: null }

/** What is computed of a goal's future at `now`, in the user's IANA zone. A completed goal has none. Pure. */
export function goalOutlook(goal: GoalRecord, now: Date, timeZone: string): Outlook {
  const facts = goalFacts(goal, now, timeZone)
  const forecast = goal.isCompleted
    ? NOTHING
    : forecastCompletion({ ...forecastCourse(goal, timeZone), targetDate: goal.targetDate, now, timeZone })
  return {
    riskLevel: riskOf(facts, forecast),
    completionPrediction: describePrediction(facts, forecast),
    forecast: { ...forecast, probabilityOnTime: rounded(forecast.probabilityOnTime) },
    buffer: bufferOf(goal, now, timeZone),
  }
}

function rounded(chance: number | null): number | null {
  return chance === null ? null : Math.round(chance * 1_000) / 1_000
}
