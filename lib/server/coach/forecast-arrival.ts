import 'server-only'
import { clockTime } from './forecast-clock'
import type { Course } from './forecast-history'
import { REVIVAL, STALL_HAZARD, STALLED_PACE } from './forecast-parameters'
import { arrivalChance } from './forecast-passage'
import type { Hypothesis } from './forecast-posterior'
import type { Silence } from './forecast-silence'

/** Where a goal stands, as it is read for one forecast. Horizon in days. */
export type Standing = { course: Course; silence: Silence; horizon: number }

/** The chance 0-1 of something within so many days from now. */
type Chance = (days: number) => number

/**
 * The chance that a goal going as the hypothesis says arrives, given that it has not yet. On the way it may be dropped,
 * at the hazard of all goals; a stalled one trickles on or revives.
 */
export function chanceToArrive(hypothesis: Hypothesis, standing: Standing): Chance {
  const going = arrival(hypothesis, standing, hypothesis.drift, STALL_HAZARD)
  if (!hypothesis.stalled) return going
  const trickling = arrival(hypothesis, standing, hypothesis.drift * STALLED_PACE, 0)
  return (days) => (1 - REVIVAL) * trickling(days) + REVIVAL * going(days)
}

/** The same for a goal that keeps going, whatever happened so far. */
export function chanceKeepingOn(hypothesis: Hypothesis, standing: Standing): Chance {
  return arrival(hypothesis, standing, hypothesis.drift, 0)
}

/**
 * The clock is taken to run on from the last check-in through a gap of the usual length, as work goes unreported, and to
 * have stood still for the rest of the silence. The hazard is per horizon.
 */
function arrival(
  { power, noise }: Hypothesis,
  { course, silence, horizon }: Standing,
  drift: number,
  hazard: number,
): Chance {
  const from = course.age - course.silence + silence.excess
  const start = clockTime(from / horizon, power)
  const now = clockTime(course.age / horizon, power) - start
  const distance = 100 - course.level
  const missed = 1 - arrivalChance(distance, drift, noise, 0, now)
  return (days) => {
    const end = clockTime((course.age + days) / horizon, power) - start
    if (!(end > now && missed > 0)) return end > now ? 1 : 0
    // The hazard counts days from today, and the clock may run unevenly between here and there.
    const rate = (hazard * days) / horizon / (end - now)
    const before = rate > 0 ? arrivalChance(distance, drift, noise, rate, now) : 1 - missed
    const within = arrivalChance(distance, drift, noise, rate, end) - before
    return Math.min(1, Math.max(0, (Math.exp(rate * now) * within) / missed))
  }
}
