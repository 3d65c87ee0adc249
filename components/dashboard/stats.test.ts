import { expect, test } from 'vitest'
import type { DashboardSummary } from '@/lib/contract/dashboard'
import { statsOf } from './stats'

const empty: DashboardSummary = {
  today: '2026-11-21',
  timeZone: 'UTC',
  goals: [],
  activeCount: 0,
  totalCount: 0,
  completedToday: 0,
  entryCount: 0,
  streak: 0,
  latestEntry: null,
  moodToday: null,
  alerts: [],
  upcoming: [],
  questions: [],
  checklist: [],
}

const lines = (summary: DashboardSummary) =>
  statsOf(summary).map(({ label, value, unit, caption }) => [label, unit ? `${value} ${unit}` : value, caption])

test('an empty account says what is missing', () => {
  expect(lines(empty)).toEqual([
    ['Active Missions', 0, 'none set yet'],
    ['Completed Today', 0, 'none yet today'],
    ['Momentum', '0 of 7 days', 'by journal entries'],
    ['Entries', 0, 'none written yet'],
  ])
})

test('where nothing is completed a quarter of a phone’s width says so on two lines', () => {
  expect(lines({ ...empty, activeCount: 1, totalCount: 1 })[0]).toEqual(['Active Missions', 1, 'none done yet'])
})

test('paused missions are among the active, and said to be', () => {
  const goal = { status: 'paused' } as DashboardSummary['goals'][number]
  const paused = { ...empty, goals: [goal], activeCount: 3, totalCount: 5 }
  expect(lines(paused)[0]).toEqual(['Active Missions', 3, '1 of them paused'])
})

test('momentum is the entries, on a scale that ends at seven days; the caption is the streak itself, however long', () => {
  const summary = {
    ...empty,
    activeCount: 3,
    totalCount: 5,
    completedToday: 2,
    entryCount: 42,
    streak: 10,
    latestEntry: '2026-11-20',
  }
  expect(lines(summary)).toEqual([
    ['Active Missions', 3, 'of 5 in all'],
    // A title has no room in a tile.
    ['Completed Today', 2, 'of 5 in all'],
    ['Momentum', '7 of 7 days', 'streak of 10 days'],
    ['Entries', 42, 'latest yesterday'],
  ])
  expect(statsOf({ ...empty, entryCount: 1, streak: 1 })[2]).toMatchObject({
    value: 1,
    unit: 'of 7 days',
    caption: 'streak of 1 day',
  })
})
