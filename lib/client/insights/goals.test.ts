import { expect, test } from 'vitest'
import type { GoalAnalysis, RiskLevel } from '@/lib/contract/goal-analysis'
import { byRisk } from './goals'

const analysis = (goalId: string, riskLevel: RiskLevel) => ({ goalId, riskLevel }) as GoalAnalysis

test('the most at risk first, goals of one risk in their order', () => {
  const given = [analysis('a', 'low'), analysis('b', 'high'), analysis('c', 'medium'), analysis('d', 'high')]
  expect(byRisk(given).map(({ goalId }) => goalId)).toEqual(['b', 'd', 'c', 'a'])
  expect(given[0]?.goalId).toBe('a')
})
