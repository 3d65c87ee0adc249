import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { goalWith, show, Toasts } from '@/tests/support/dom-screen'
import { GoalTimeline } from './goal-timeline'

const mention = { ref: { kind: 'journal', id: 'entry' }, date: '2026-11-20', quote: 'The other room.' } as const

test('what is not about the goal is taken out of its history by one press, and brought back by the toast', async () => {
  const goal = goalWith({ title: 'Finish the attic room' })
  const judged: unknown[] = []
  const { hands } = show(
    <>
      <GoalTimeline goal={goal} now={{ today: '2026-11-26', timeZone: 'UTC' }} title="Mission History" />
      <Toasts />
    </>,
    {
      'GET /api/goals/{id}/history': [],
      'GET /api/goals/{id}/mentions': [mention],
      'GET /api/insights/responses/{goalId}': [],
      'GET /api/plans': [],
      'PATCH /api/goals/{id}/mentions': ({ body }) => {
        judged.push(body)
        return null as unknown as undefined
      },
    },
  )
  await hands.click(await screen.findByRole('button', { name: 'Not about this: The other room.' }))
  await vi.waitFor(() => expect(screen.queryByText('The other room.')).toBeNull())
  expect(judged).toEqual([{ refId: 'entry', isAbout: false }])
  await hands.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('The other room.')).toBeDefined()
  expect(judged).toEqual([
    { refId: 'entry', isAbout: false },
    { refId: 'entry', isAbout: true },
  ])
})
