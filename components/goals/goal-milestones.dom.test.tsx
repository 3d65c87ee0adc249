import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { goalWith, show } from '@/tests/support/dom-screen'
import { GoalMilestones } from './goal-milestones'

const milestones = [
  { id: 'a', title: 'Stocktake', isCompleted: true, completedAt: '2026-11-09T11:30:00.000Z', targetDate: null },
  { id: 'b', title: 'Leaving party', isCompleted: false, completedAt: null, targetDate: '2026-11-20' },
]

test('each has its day where all are shown: that of the person whom it was done by, else the one it is due', () => {
  const now = { today: '2026-11-10', timeZone: 'Pacific/Kiritimati' }
  show(<GoalMilestones goal={goalWith({ milestones })} now={now} onCheckIn={vi.fn()} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Stocktake10 Nov',
    'Leaving party20 Nov',
  ])
})
