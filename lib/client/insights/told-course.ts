import type { Forecast, GoalCourse } from '@/lib/contract/goal-analysis'

/** From here on someone who is told "on track" may rely on it. */
const LIKELY = 0.7

/**
 * The course of a goal as it stands beside its forecast: even odds call for the chance alone, which the forecast tells,
 * and not for the word "on track".
 */
export function toldCourse(
  course: GoalCourse | null,
  forecast: Pick<Forecast, 'probabilityOnTime'> | undefined,
): GoalCourse | null {
  const chance = forecast?.probabilityOnTime ?? null
  return course === 'onTrack' && chance !== null && chance < LIKELY ? null : course
}
