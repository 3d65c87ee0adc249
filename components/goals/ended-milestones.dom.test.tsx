import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { goalWith, show } from '@/tests/support/dom-screen'
import { EndedMilestones } from './ended-milestones'

const milestones = [
  { id: 'a', title: 'Paint', isCompleted: true, completedAt: '2026-11-13T11:30:00.000Z', targetDate: null },
  { id: 'b', title: 'Shelves', isCompleted: false, completedAt: null, targetDate: '2026-11-18' },
]

test('of a goal that has ended one sees which milestones were done, when, and which were left', () => {
  show(<EndedMilestones goal={goalWith({ milestones })} now={{ today: '2026-11-27', timeZone: 'UTC' }} />)
  expect(screen.getByRole('heading').textContent).toBe('Milestones 1 of 2')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Done: Paint13 Nov',
    'Not done: Shelves',
  ])
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('of one that was counted to its whole, the milestones that were left are passed over', () => {
  const measure = { kind: 'total', unit: 'km', format: 'number', start: 0, target: 100 } as const
  const now = { today: '2026-11-27', timeZone: 'UTC' }
  const { rerender } = show(<EndedMilestones goal={goalWith({ milestones, measure, progress: 100 })} now={now} />)
  expect(screen.getByRole('heading').textContent).toBe('Milestones 1 of 2, 1 passed over')
  expect(screen.getAllByRole('listitem')[1]?.textContent).toBe('Passed over: Shelves')
  const done = milestones.filter(({ isCompleted }) => isCompleted)
  rerender(<EndedMilestones goal={goalWith({ milestones: done, measure, progress: 100 })} now={now} />)
  expect(screen.getByRole('heading').textContent).toBe('Milestones 1 of 1')
  // Closed early, it is told what was left.
  rerender(<EndedMilestones goal={goalWith({ milestones, measure, progress: 80 })} now={now} />)
  expect(screen.getByText('Not done:')).toBeDefined()
})
