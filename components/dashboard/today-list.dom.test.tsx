import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ChecklistRow } from '@/lib/contract/today'
import { show } from '@/tests/support/dom-screen'
import { TodayList } from './today-list'

const now = { today: '2026-11-29', timeZone: 'UTC' }
const step = (title: string, due?: string): ChecklistRow => ({
  ...{ kind: 'milestone', id: title, goalId: 'goal', title, at: null, isDone: false },
  ...(due !== undefined && { due }),
})

function list(rows: ChecklistRow[]) {
  const goals = [{ id: 'goal', title: 'Give a talk' }]
  return show(<TodayList now={now} renderedAt={Date.parse('2026-11-29T09:00:00Z')} goals={goals} rows={rows} />, {
    'GET /api/reminders': [],
  })
}

const titles = (of: HTMLElement) =>
  within(of)
    .getAllByRole('checkbox')
    .map((box) => box.closest('label')?.textContent)

test('what is due on a later day stands under Upcoming, not under Also today', async () => {
  const { hands } = list([
    step('Overdue', '2026-11-27'),
    step('Due', '2026-11-29'),
    step('Soon', '2026-12-04'),
    step('Next'),
  ])
  const [ofToday] = screen.getAllByRole('list')
  expect(ofToday && titles(ofToday)).toEqual(['Overdue', 'Due', 'Next'])
  await hands.click(screen.getByRole('button', { name: /^Upcoming ?\(1\)$/ }))
  const later = screen.getAllByRole('list')[1]
  expect(later && titles(later)).toEqual(['Soon'])
  expect(screen.getByText('Milestone due 4 Dec · Give a talk')).toBeDefined()
})

test('one row more than are shown at first is shown at once', () => {
  const rows = Array.from({ length: 7 }, (_, at) => step(`Step ${at + 1}`))
  list(rows)
  expect(screen.getAllByRole('checkbox')).toHaveLength(7)
  expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull()
  cleanup()
  list([...rows, step('Step 8')])
  expect(screen.getAllByRole('checkbox')).toHaveLength(6)
  expect(screen.getByRole('button', { name: 'Show all 8' })).toBeDefined()
})
