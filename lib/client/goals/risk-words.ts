import type { GoalCourse, RiskItem } from '@/lib/contract/goal-analysis'

/** How likely a goal is to slip, in words. */
export const riskWords: Record<RiskItem['riskLevel'], string> = {
  low: 'Low risk',
  medium: 'Medium risk',
  high: 'High risk',
}

/** The risk beside where the goal stands, in the same words on its row, its card, its page and in Review; nothing where it rests or is ready. */
export function riskBeside(risk: RiskItem['riskLevel'], course: GoalCourse | null): string | null {
  if (course === 'paused' || course === 'ready') return null
  return course === 'tooEarly' ? `${riskWords[risk]} so far` : riskWords[risk]
}

/** Whether a goal that is on track may as well be late: its chance is little better than even. */
export function isClose(risk: RiskItem['riskLevel'], course: GoalCourse | null): boolean {
  return course === 'onTrack' && risk === 'medium'
}
