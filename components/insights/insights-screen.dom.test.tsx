import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { JournalEntry } from '@/lib/contract/journal'
import { LINK_CAVEAT } from '@/lib/contract/link-caveat'
import { type Answers, ada, goalWith, show } from '@/tests/support/dom-screen'
import { InsightsScreen } from './insights-screen'

const now = { today: '2026-11-26', timeZone: 'UTC' }
const at = '2026-11-26T09:00:00.000Z'
const none = { timeSpent: 'N/A', attachments: [], neverSend: false, createdAt: at, updatedAt: at }
const entry = (date: string, notes: string): JournalEntry => ({
  ...{ id: date, userId: ada.id, date, mood: 4, notes },
  ...none,
})
const entries = [entry('2026-11-25', 'A line of now'), entry('2026-11-12', 'A line of then')]

function week(weekStart: string) {
  const about = `the week of ${weekStart}`
  return {
    ...{ id: weekStart, weekStart, source: 'built-in', model: null, generatedAt: at, stale: false },
    ...{ summary: `Summary of ${about}.`, moodTrends: 'Steady.', goalProgress: 'No goal moved.', evidence: [] },
    achievements: [`Victory of ${about}`],
    challenges: [`Obstacle of ${about}`],
    recommendations: [`Advice of ${about}`],
    nextWeekFocus: [`Focus of ${about}`],
  }
}

function review(address: string, changes: Answers = {}) {
  window.history.replaceState(null, '', address)
  return show(<InsightsScreen now={now} renderedAt={Date.parse(at)} />, {
    'GET /api/goals': () => [goalWith({})],
    'GET /api/journal': ({ query }) => {
      const asked = new URLSearchParams(query)
      const [from, to] = [asked.get('from') ?? '', asked.get('to') ?? '9']
      return entries.filter(({ date }) => date >= from && date <= to)
    },
    'GET /api/insights/weekly': ({ query }) => week(new URLSearchParams(query).get('week') ?? '2026-11-23') as never,
    'GET /api/insights/goals': [],
    'GET /api/insights/goals/risk': [],
    'GET /api/insights/track-record': { goals: 0, brier: null, bins: [] } as never,
    'GET /api/journal/energy': { from: '2025-11-26', to: now.today, days: [], checkIns: [] } as never,
    'GET /api/experiments': [],
    'GET /api/reminders': [],
    ...changes,
  })
}

test('an earlier week is in the address and tells of that week alone: its entries, and no advice for now', async () => {
  review('/insights?week=2026-11-09')
  expect(await screen.findByText('Summary of the week of 2026-11-09.')).toBeDefined()
  expect(screen.getByText('Week of 9 November')).toBeDefined()
  expect(await screen.findByText('A line of then')).toBeDefined()
  expect(screen.queryByText('A line of now')).toBeNull()
  expect(screen.getByText('Obstacle of the week of 2026-11-09')).toBeDefined()
  expect(screen.getByText('as of 15 Nov')).toBeDefined()
  expect(screen.queryByText(/^(?:Advice|Focus) of/)).toBeNull()
})

test('each step is an address of its own', async () => {
  const { hands } = review('/insights')
  expect(await screen.findByText('Advice of the week of 2026-11-23')).toBeDefined()
  expect(await within(screen.getByRole('region', { name: 'Mission Logs' })).findByText('A line of now')).toBeDefined()
  await hands.click(screen.getByRole('button', { name: 'Earlier week' }))
  await waitFor(() => expect(window.location.search).toBe('?week=2026-11-16'))
  await hands.click(screen.getByRole('radio', { name: 'Month' }))
  expect(window.location.search).toBe('?month=2026-11')
})

test('what is known of the week that was left is not told of the earlier one while that is read', async () => {
  const { hands, rerender } = review('/insights?week=2026-11-02')
  expect(await screen.findByText('Summary of the week of 2026-11-02.')).toBeDefined()
  await hands.click(screen.getByRole('button', { name: 'Earlier week' }))
  await waitFor(() => expect(window.location.search).toBe('?week=2026-10-26'))
  rerender(<InsightsScreen now={now} renderedAt={Date.parse(at)} />)
  expect(screen.queryByText('Summary of the week of 2026-11-02.')).toBeNull()
  expect(await screen.findByText('Summary of the week of 2026-10-26.')).toBeDefined()
})

test.each([true, false])(
  'what energy goes with is offered to be tried, unless its goal is over by now: %s',
  async (isOver) => {
    const goal = goalWith({ id: 'run', title: 'Run', isCompleted: isOver, completedAt: isOver ? at : null })
    const evidence = [{ field: 'moodTrends', index: null, refs: [{ kind: 'goal', id: 'run', quote: 'Run' }] }]
    const moodTrends = `It averaged 4.0 with runs and 3.0 without; ${LINK_CAVEAT}.`
    review('/insights?week=2026-11-09', {
      'GET /api/goals': () => [goal],
      'GET /api/insights/weekly': { ...week('2026-11-09'), moodTrends, evidence } as never,
    })
    expect(await screen.findByText(/It averaged 4\.0/)).toBeDefined()
    const button = { name: 'Test this with an experiment' }
    if (!isOver) return expect(await screen.findByRole('button', button)).toBeDefined()
    await waitFor(() => expect(screen.getByText('Energy Patterns')).toBeDefined())
    expect(screen.queryByRole('button', button)).toBeNull()
  },
)
