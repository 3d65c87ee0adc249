import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '@/tests/support/dom-screen'
import { EndedMilestones } from './ended-milestones'

const milestones = [
  { id: 'a', title: 'Paint', isCompleted: true, completedAt: '2026-11-13T11:30:00.000Z', targetDate: null },
  { id: 'b', title: 'Shelves', isCompleted: false, completedAt: null, targetDate: '2026-11-18' },
]

test('of a goal that has ended one sees which milestones were done, when, and which were left', () => {
  show(<EndedMilestones milestones={milestones} now={{ today: '2026-11-27', timeZone: 'UTC' }} />)
  expect(screen.getByRole('heading').textContent).toBe('Milestones 1 of 2')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Done: Paint13 Nov',
    'Not done: Shelves',
  ])
  expect(screen.queryByRole('checkbox')).toBeNull()
})
