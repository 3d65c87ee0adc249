import type { GoalCourse, RiskItem } from '@/lib/contract/goal-analysis'

/** How likely a goal is to slip, in words. */
export const riskWords: Record<RiskItem['riskLevel'], string> = {
  low: 'Low risk',
  medium: 'Medium risk',
  high: 'High risk',
}

/** The risk beside where the goal stands: low for want of anything to tell says so. */
export function riskBeside(risk: RiskItem['riskLevel'], course: GoalCourse): string {
  return course === 'tooEarly' ? `${riskWords[risk]} so far` : riskWords[risk]
}
