import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getQueryClient } from '@/lib/client/cache/query-client'
import { remindersKey } from '@/lib/client/reminders/cache'
import type { Reminder } from '@/lib/contract/reminder'
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

test('all alerts of the day stand in the order of its hours', async () => {
  const alert = (hour: string, isDone = false): Reminder => ({
    ...{ id: hour, title: `At ${hour}`, scheduledFor: `2026-11-29T${hour}:00.000Z`, isDone, goalId: null },
    ...{ repeat: null, repeatFrom: null, missed: 0, createdAt: '2026-11-28T08:00:00.000Z' },
  })
  const alerts = [alert('08:00', true), alert('12:30'), alert('17:45'), alert('22:15')]
  getQueryClient().setQueryData(remindersKey(now.today), alerts)
  const { hands } = list([])
  await screen.findByText('At 12:30')
  expect(screen.queryByText('At 08:00')).toBeNull()
  await hands.click(screen.getByRole('button', { name: 'Show all 4' }))
  expect(screen.getAllByText(/^At /).map(({ textContent }) => textContent)).toEqual([
    ...['At 08:00', 'At 12:30', 'At 17:45', 'At 22:15'],
  ])
})
