import 'server-only'
import { addDays } from '@/lib/contract/calendar'
import type { Forecast } from '@/lib/contract/goal-analysis'
import { chanceKeepingOn, chanceToArrive, type Standing } from './forecast-arrival'
import { type Course, type ForecastInput, readCourse, withoutLast } from './forecast-history'
import { LONGEST_HORIZON_DAYS, OPEN_HORIZON_DAYS, SHORTEST_HORIZON_DAYS } from './forecast-parameters'
import { type Hypothesis, weighHypotheses } from './forecast-posterior'
import { readSilence } from './forecast-silence'

const NO_DATES = { expectedDate: null, earliestDate: null, latestDate: null }
/** Without a check-in, a younger goal has no course to draw dates from. */
const YOUNG_DAYS = 7
/** Beyond this a date means nothing to anyone. */
const FARTHEST_DAYS = 3650
/** No dates for a goal with less than this chance to be reached at all. */
const LEAST_CHANCE = 0.05
/** The model's own tails are a little thin: its 7.5 and 92.5 % points are where one and nine in ten are done. */
const TAIL = 0.075
const GRID_STEP = 1.3
/** Relative to the likeliest hypothesis: what is less likely moves no date. */
const LEAST_WEIGHT = 0.01
/** So many of the last check-ins are weighed against having kept silent; before those silence would cost more. */
const MAY_BE_UNTOLD = 3

/**
 * Whether and when a goal will be reached, from its progress history. Pure, and total: any input gives a forecast.
 *
 * Progress is a Wiener process with drift on a clock that may rush towards the date, and reaching the goal its first
 * passage to 100, whose time is inverse Gaussian (`forecast-passage.ts` has the formula and its source). Drift, noise and
 * clock are unknown: a prior over them carries a new goal and yields to its own history by Bayes' rule
 * (`forecast-posterior.ts`), and the answer is the mean over all of them, as in G. A. Whitmore, "Normal-Gamma Mixtures of
 * Inverse Gaussian Distributions", Scandinavian Journal of Statistics 13, 1986, 211–220. Silence beyond the goal's usual
 * gap slows it and makes it likelier to have been dropped (`forecast-silence.ts`); some goals are never reached.
 *
 * A step that gained little speaks against the pace more than the same days of silence would. Who tells of a part is not
 * to lose by it: of the forecast as told and those without the last check-ins, unless one lost ground, the better stands.
 *
 * The probability (0-1, to two places) is that of reaching 100 on the target date or before: null without a date, 0 past
 * it, 1 or 0 once reached. Dates are days `YYYY-MM-DD` in the user's zone by which a goal that keeps going is done with a
 * chance of 10 % (earliest), 50 % (expected) and 90 % (latest); they are null without a check-in in the first week, or
 * ever when there is no target date, and where there is no end in sight. They may lie after the target date.
 */
export function forecastCompletion(input: ForecastInput): Forecast {
  const course = readCourse(input)
  if (course.level >= 100) return reached(course)
  let forecast = forecastOf(course)
  for (let untold = withoutLast(course), left = MAY_BE_UNTOLD; untold && left > 0; left--) {
    forecast = betterOf(forecast, forecastOf(untold))
    untold = withoutLast(untold)
  }
  return forecast
}

function forecastOf(course: Course): Forecast {
  const { daysLeft } = course
  const span = daysLeft === null ? OPEN_HORIZON_DAYS : course.age + Math.max(0, daysLeft)
  const horizon = Math.min(LONGEST_HORIZON_DAYS, Math.max(SHORTEST_HORIZON_DAYS, span))
  const silence = readSilence(course, horizon)
  const hypotheses = weighHypotheses(course, silence, horizon, daysLeft !== null)
  const standing = { course, silence, horizon }
  const onTime = (days: number) =>
    hypotheses.reduce((sum, one) => sum + one.weight * chanceToArrive(one, standing)(days), 0)
  const probabilityOnTime = daysLeft === null ? null : daysLeft <= 0 ? 0 : neverSure(onTime(daysLeft))
  const hasSpoken = course.points.length > 1
  if (!hasSpoken && (daysLeft === null || course.age < YOUNG_DAYS)) return { probabilityOnTime, ...NO_DATES }
  return { probabilityOnTime, ...datesOf(hypotheses, standing) }
}

/** The better of each: the higher chance, the earlier days. */
function betterOf(one: Forecast, other: Forecast): Forecast {
  const [chance, untold] = [one.probabilityOnTime, other.probabilityOnTime]
  const earlier = (key: keyof typeof NO_DATES) =>
    [one[key], other[key]].filter((date) => date !== null).sort()[0] ?? null
  return {
    probabilityOnTime: chance === null || untold === null ? null : Math.max(chance, untold),
    expectedDate: earlier('expectedDate'),
    earliestDate: earlier('earliestDate'),
    latestDate: earlier('latestDate'),
  }
}

function reached({ daysLeft, today, lastDay }: Course): Forecast {
  const onTime = daysLeft === null ? null : lastDay <= addDays(today, Math.ceil(daysLeft) - 1) ? 1 : 0
  return { probabilityOnTime: onTime, expectedDate: lastDay, earliestDate: lastDay, latestDate: lastDay }
}

/** Points of the distribution of the day of arrival, given that there is one, by interpolation on a widening grid. */
function datesOf(hypotheses: Hypothesis[], standing: Standing): Omit<Forecast, 'probabilityOnTime'> {
  const { course, horizon } = standing
  const top = hypotheses.reduce((most, { weight }) => Math.max(most, weight), 0)
  const going = hypotheses
    .filter(({ stalled, weight }) => !stalled && weight > LEAST_WEIGHT * top)
    .map((one) => ({ weight: one.weight, arrives: chanceKeepingOn(one, standing) }))
  const chance = (days: number) => going.reduce((sum, { weight, arrives }) => sum + weight * arrives(days), 0)
  const ever = chance(FARTHEST_DAYS)
  if (!(ever >= LEAST_CHANCE)) return NO_DATES
  const grid = [{ days: 0, share: 0 }]
  for (let days = Math.max(0.25, horizon / 128); days < FARTHEST_DAYS; days *= GRID_STEP) {
    const share = chance(days) / ever
    grid.push({ days, share })
    if (share >= 1 - TAIL) break
  }
  grid.push({ days: FARTHEST_DAYS, share: 1 })
  const dayOf = (share: number) => {
    const above = Math.max(
      1,
      grid.findIndex((point) => point.share >= share),
    )
    const [low, high] = [grid[above - 1], grid[above]]
    if (!low || !high) return course.today
    const part = (share - low.share) / (high.share - low.share)
    return addDays(course.today, Math.floor(low.days + (high.days - low.days) * part + course.dayShare))
  }
  return { expectedDate: dayOf(0.5), earliestDate: dayOf(TAIL), latestDate: dayOf(1 - TAIL) }
}

/** Nothing ahead is certain. */
function neverSure(chance: number): number {
  return Math.round(Math.min(0.99, Math.max(0.01, chance)) * 100) / 100
}
