import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { GoalAnalysis } from '@/lib/contract/goal-analysis'
import { goalWith, show } from '@/tests/support/dom-screen'
import { GoalLine } from './goal-line'

test('a mission stands in Review where it stands on every screen, whatever its chance', async () => {
  const goal = goalWith({ title: 'Run a race' })
  const analysis = {
    goalId: goal.id,
    title: goal.title,
    riskLevel: 'medium',
    completionPrediction: '6 in 10 to be done on time.',
    forecast: { probabilityOnTime: 0.6 },
  } as GoalAnalysis
  show(<GoalLine analysis={analysis} goal={goal} now={{ today: '2026-11-26', timeZone: 'UTC' }} onAction={vi.fn()} />, {
    'GET /api/insights/goals/risk': [{ goalId: goal.id, riskLevel: 'medium', status: 'onTrack', weeks: [] }],
  })
  expect(await screen.findByText('On track')).toBeDefined()
  expect(screen.getByText(/Medium risk/)).toBeDefined()
})
