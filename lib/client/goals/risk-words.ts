import type { RiskItem } from '@/lib/contract/goal-analysis'

/** How likely a goal is to slip, in words. */
export const riskWords: Record<RiskItem['riskLevel'], string> = {
  low: 'Low risk',
  medium: 'Medium risk',
  high: 'High risk',
}
