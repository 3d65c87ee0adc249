import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { historyPicture } from '@/lib/client/goals/history-chart'
import type { ProgressEvent } from '@/lib/contract/goal'
import { HistoryDrawing } from './history-drawing'

const change: ProgressEvent = {
  ...{ id: 'e', goalId: 'g', at: '2026-11-05T12:00:00.000Z', oldProgress: 0, newProgress: 20 },
  ...{ reasoning: '', source: 'coach' },
}
const goal = { createdAt: '2026-11-01T12:00:00.000Z', completedAt: null, targetDate: '2026-12-20' }

function draw(now: string, createdAt = goal.createdAt) {
  const picture = historyPicture({ ...goal, createdAt }, [change], undefined, Date.parse(now))
  render(<HistoryDrawing picture={picture} unit={null} isLevel={false} color="red" today="2026-11-21" standing="20%" />)
}

test('the axes are named as soon as the lines are there', () => {
  draw('2026-11-21T12:00:00.000Z')
  for (const name of ['0%', '25%', '50%', '75%', '100%', 'due 20 Dec']) expect(screen.getByText(name)).toBeDefined()
  expect(screen.getAllByText(/^\d+( Nov| Dec)?$/).length).toBeGreaterThan(2)
  expect(screen.queryByText('20%')).toBeNull()
})

test('the only point of a goal of one day is told by its figure', () => {
  draw('2026-11-05T13:00:00.000Z', '2026-11-05T09:00:00.000Z')
  expect(screen.getByText('20%')).toBeDefined()
})
