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

test('a risk stands beside a course', () => {
  facts('behind')
  expect(screen.getByText('· Medium risk')).toBeDefined()
})

test('a medium risk beside “On track” is said to be close', () => {
  facts('onTrack')
  expect(screen.getByText('but it could go either way · Medium risk')).toBeDefined()
})

test('where it is too early to forecast, it says what it waits for, and the risk as its row does', () => {
  facts('tooEarly')
  expect(screen.getByText('Too early to forecast')).toBeDefined()
  expect(screen.getByText('before it has moved on a few days · Medium risk so far')).toBeDefined()
})

test('beside the ring stands how many milestones are done, and what the last per cent waits for', () => {
  const steps = ['Cut', 'Sew'].map((title) => ({
    id: title,
    title,
    isCompleted: true,
    completedAt: null,
    targetDate: null,
  }))
  show(<Known goal={goalWith({ milestones: steps, progress: 99 })} now={now} />, { 'GET /api/goals/{id}/history': [] })
  expect(screen.getByText('2 of 2 milestones done. Complete it when you are ready.')).toBeDefined()
})

test('where a check-in gave another figure than the milestones do, its day is told', async () => {
  const step = { title: 'Cut', completedAt: null, targetDate: null }
  const milestones = [
    { ...step, id: 'a', isCompleted: true },
    { ...step, id: 'b', isCompleted: false },
  ]
  const event = { id: 'e', goalId: 'goal', oldProgress: 50, newProgress: 74, reasoning: '17 of 21 km.' }
  const events = [
    { ...event, at: '2026-11-24T10:00:00.000Z', source: 'coach' as const },
    { ...event, id: 'f', oldProgress: 74, at: '2026-11-25T10:00:00.000Z', source: 'coach' as const },
  ]
  const known = (progress: number) => <Known goal={goalWith({ milestones, progress })} now={now} />
  const { rerender } = show(known(74), { 'GET /api/goals/{id}/history': events })
  expect(await screen.findByText('1 of 2 milestones done. The 74% is from your check-in of 24 Nov.')).toBeDefined()
  rerender(<Known goal={goalWith({ progress: 74 })} now={now} />)
  expect(screen.getByText('The 74% is from your check-in of 24 Nov.')).toBeDefined()
  rerender(
    <Known goal={goalWith({ progress: 0, progressNotes: '[2026-11-25T10:00:00.000Z] Said hello.' })} now={now} />,
  )
  expect(screen.getByText('You last checked in yesterday.')).toBeDefined()
  rerender(known(50))
  expect(screen.getByText('1 of 2 milestones done.')).toBeDefined()
})
