import type { GoalCourse, RiskItem } from '@/lib/contract/goal-analysis'

/** How likely a goal is to slip, in words. */
export const riskWords: Record<RiskItem['riskLevel'], string> = {
  low: 'Low risk',
  medium: 'Medium risk',
  high: 'High risk',
}

/** The risk in a list of goals, in the words of a goal's card; nothing where it rests or is ready. */
export function riskInList(risk: RiskItem['riskLevel'], course: GoalCourse): string | null {
  return course === 'tooEarly' ? `${riskWords[risk]} so far` : riskBeside(risk, course)
}

/** The risk beside where the goal stands; nothing where it is too early to forecast, rests or is ready: one verdict at a time. */
export function riskBeside(risk: RiskItem['riskLevel'], course: GoalCourse | null): string | null {
  return course === 'tooEarly' || course === 'paused' || course === 'ready' ? null : riskWords[risk]
}
