import 'server-only'
import type { Course } from './forecast-history'
import { GAP_PRIOR, GAP_SHAPE_CAP, STALL_HAZARD, TALKS_WHEN_STALLED } from './forecast-parameters'

/** What the silence at the end of a course says. Days, and natural logarithms of unnormalised weights. */
export type Silence = {
  /** Days of it that are longer than this goal's usual gap between check-ins. */
  excess: number
  /** Still going, and silent for that long all the same. */
  going: number
  /** Broken off after the k-th point, one weight for each. */
  stalledAfter: number[]
}

/**
 * Check-ins come at an unknown rate, gamma distributed from the gaps seen so far, so that a silence of s days has the
 * chance (1 + s/(gap·shape))^−shape (a Lomax tail). A goal breaks off at a constant hazard; once it has, its owner falls
 * silent or goes on checking in. Horizon in days.
 */
export function readSilence(course: Course, horizon: number): Silence {
  const expected = Math.min(GAP_PRIOR.longest, Math.max(GAP_PRIOR.shortest, GAP_PRIOR.share * horizon))
  const reporting = course.age - course.silence
  const gap = (GAP_PRIOR.reports * expected + reporting) / (GAP_PRIOR.reports + course.reports)
  const shape = Math.min(GAP_SHAPE_CAP, GAP_PRIOR.reports + course.reports)
  const quietFor = (days: number) => -shape * Math.log1p(days / (gap * shape))

  const alive = (day: number) => Math.exp((-STALL_HAZARD * day) / horizon)
  const quiet = quietFor(course.silence)
  // Broken off somewhere within the silence: halfway, for want of anything better.
  const brokenOff = (1 - TALKS_WHEN_STALLED) * Math.exp(quietFor(course.silence / 2))
  const stalledAfter = course.points.map(({ day }, index) => {
    const next = course.points[index + 1]
    const chance = Math.max(0, alive(day) - alive(next?.day ?? course.age))
    const talking = TALKS_WHEN_STALLED * Math.exp(quiet)
    return Math.log(chance * (next ? talking : talking + brokenOff))
  })
  return {
    excess: Math.max(0, course.silence - gap),
    going: Math.log(alive(course.age)) + quiet,
    stalledAfter,
  }
}
