import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { RiskItem } from '@/lib/contract/goal-analysis'
import { goalWith, show } from '@/tests/support/dom-screen'
import { GoalFacts, Known } from './goal-head'

const now = { today: '2026-11-26', timeZone: 'UTC' }
const facts = (status: RiskItem['status']) =>
  show(
    <GoalFacts
      goal={goalWith({ targetDate: '2026-12-20' })}
      standing={{ goalId: 'goal', status, riskLevel: 'medium', weeks: [] }}
      rests={false}
      now={now}
    />,
  )

test('a risk stands beside a course, and not where it is too early for one', () => {
  facts('behind')
  expect(screen.getByText(/Medium risk/)).toBeDefined()
})

test('where it is too early to tell, no risk is told', () => {
  facts('tooEarly')
  expect(screen.getByText('Too early to tell')).toBeDefined()
  expect(screen.getByText(/^before a few more check-ins$|^before your first check-in$/)).toBeDefined()
  expect(screen.queryByText(/risk/)).toBeNull()
})

test('beside the ring stands how many milestones are done, and what the last per cent waits for', () => {
  const steps = ['Cut', 'Sew'].map((title) => ({
    id: title,
    title,
    isCompleted: true,
    completedAt: null,
    targetDate: null,
  }))
  show(<Known goal={goalWith({ milestones: steps, progress: 99 })} />)
  expect(screen.getByText('2 of 2 milestones done. Complete it when you are ready.')).toBeDefined()
})
