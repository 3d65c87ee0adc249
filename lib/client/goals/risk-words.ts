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
