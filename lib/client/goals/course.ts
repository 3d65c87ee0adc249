import { dayOf, type Today } from '@/lib/client/time/calendar'
import { daysBetween } from '@/lib/contract/calendar'
import type { Goal } from '@/lib/contract/goal'

/** What judging a goal's course takes. */
export type CourseGoal = Pick<Goal, 'progress' | 'targetDate' | 'createdAt'>

/** How an ongoing goal stands against its date. Rates are in percent of the whole goal a week. */
export type Course = {
  /** Null where nothing fair can be said: no date, too young, or too close to call. */
  verdict: 'on-course' | 'slipping' | 'overdue' | null
  /** Negative once the date has passed; null without one. */
  daysLeft: number | null
  /** What reaches 100 on the target date; null without one, or when it is today or past. */
  neededPerWeek: number | null
}

const TOO_YOUNG_DAYS = 3
/** Being less than this far under the straight line to the date is no news. */
const TOO_CLOSE_POINTS = 5

export function courseOf(goal: CourseGoal, { today, timeZone }: Today): Course {
  const age = Math.max(0, daysBetween(dayOf(goal.createdAt, timeZone), today))
  if (!goal.targetDate) return { verdict: null, daysLeft: null, neededPerWeek: null }
  const daysLeft = daysBetween(today, goal.targetDate)
  const neededPerWeek = daysLeft > 0 ? ((100 - goal.progress) / daysLeft) * 7 : null
  return { verdict: verdictOf(goal.progress, age, daysLeft), daysLeft, neededPerWeek }
}

function verdictOf(progress: number, age: number, daysLeft: number): Course['verdict'] {
  if (daysLeft < 0) return 'overdue'
  if (age < TOO_YOUNG_DAYS) return null
  const expected = (100 * age) / (age + daysLeft)
  if (progress > 0 && progress >= expected) return 'on-course'
  return expected - progress < TOO_CLOSE_POINTS ? null : 'slipping'
}

/** A rate as a person says it: `4.1% a week`. */
export function percentPerWeek(rate: number): string {
  return `${roundRate(rate)}% a week`
}

/** To one decimal under ten, to a whole number above. */
export function roundRate(rate: number): number {
  return Math.abs(rate) < 9.95 ? Math.round(rate * 10) / 10 : Math.round(rate)
}
