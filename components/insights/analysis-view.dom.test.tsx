import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { GoalAnalysis } from '@/lib/contract/goal-analysis'
import { show } from '@/tests/support/dom-screen'
import { AnalysisView } from './analysis-view'

const told = '9 days overdue. At this pace you finish about 10 December.'
const analysis: GoalAnalysis = {
  ...{
    goalId: 'attic',
    title: 'The attic',
    riskLevel: 'high',
    completionPrediction: told,
    buffer: null,
    newDate: null,
  },
  analysis: `**The attic** is at **85%**. ${told}\n\nIt makes 2% a week.`,
  ...{ suggestions: [], evidence: [], source: 'built-in', model: null, generatedAt: '2026-11-26T09:00:00.000Z' },
  forecast: { probabilityOnTime: null, expectedDate: null, earliestDate: null, latestDate: null },
} as GoalAnalysis

test('the forecast, which stands over an analysis, is not told in it again', () => {
  show(<AnalysisView analysis={analysis} now={{ today: '2026-11-27', timeZone: 'UTC' }} />, { 'GET /api/goals': [] })
  expect(screen.queryByText(/overdue/)).toBeNull()
  expect(screen.getByText('85%').parentElement?.textContent).toBe('The attic is at 85%.')
  expect(screen.getByText('It makes 2% a week.')).toBeDefined()
})
