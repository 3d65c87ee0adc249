import type { Forecast, GoalCourse } from '@/lib/contract/goal-analysis'

/** From here on someone who is told "on track" may rely on it. */
const LIKELY = 0.7

/** The course of a goal as the weekly review weighs it: at even odds a goal asks for a decision, though it is on track. */
export function toldCourse(
  course: GoalCourse | null,
  forecast: Pick<Forecast, 'probabilityOnTime'> | undefined,
): GoalCourse | null {
  const chance = forecast?.probabilityOnTime ?? null
  return course === 'onTrack' && chance !== null && chance < LIKELY ? null : course
}
