import type { GoalCourse, RiskItem } from '@/lib/contract/goal-analysis'

/** How likely a goal is to slip, in words. */
export const riskWords: Record<RiskItem['riskLevel'], string> = {
  low: 'Low risk',
  medium: 'Medium risk',
  high: 'High risk',
}

/** The risk beside where the goal stands, so that the two agree: on track by little, or low for want of anything to tell. */
export function riskBeside(risk: RiskItem['riskLevel'], course: GoalCourse): string {
  if (course === 'tooEarly') return `${riskWords[risk]} so far`
  return course === 'onTrack' && risk !== 'low' ? `Only just · ${riskWords[risk].toLowerCase()}` : riskWords[risk]
}
