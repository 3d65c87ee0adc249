import { expect, test } from 'vitest'
import type { DashboardGoal, DashboardSummary } from '@/lib/contract/dashboard'
import { focusOf, ledeOf } from './lede'

const today = '2026-11-21'
const day = (offset: number) => new Date(Date.UTC(2026, 10, 21 + offset)).toISOString()

function goal(title: string, fields: Partial<DashboardGoal> & { due?: number; age?: number } = {}): DashboardGoal {
  const { due, age = 50, ...rest } = fields
  return {
    id: title,
    title,
    domain: 'health',
    targetDate: due === undefined ? null : day(due).slice(0, 10),
    progress: 0,
    createdAt: day(-age),
    updatedAt: day(0),
    nextMilestone: null,
    ...rest,
  }
}

function summaryOf(goals: DashboardGoal[], fields: Partial<DashboardSummary> = {}): DashboardSummary {
  return {
    today,
    timeZone: 'UTC',
    goals,
    risks: {},
    activeCount: goals.length,
    totalCount: goals.length,
    completedToday: { count: 0, latestTitle: null },
    entryCount: 0,
    streak: 0,
    latestEntry: null,
    alerts: [],
    ...fields,
  }
}

const lede = (summary: DashboardSummary) =>
  ledeOf(summary)
    .map(({ text }) => text)
    .join('')
    .trim()

test('it says how many are on course and what the one in most trouble needs', () => {
  const goals = [
    goal('Ship the beta', { progress: 60, due: 50 }),
    goal('Run a half marathon', { progress: 20, due: 70, age: 70 }),
    goal('Call home', { progress: 71, due: 30 }),
  ]
  expect(lede(summaryOf(goals))).toBe(
    'Two missions on course, one slipping. Run a half marathon needs 8% a week to make 30 Jan 2027; so far it gains 2%.',
  )
})

test('what is past its date comes before what slips', () => {
  const goals = [goal('Slips', { progress: 5, due: 50 }), goal('Late', { progress: 38, due: -3 })]
  expect(lede(summaryOf(goals))).toBe(
    'One mission slipping, one past its date. Late was due on 18 Nov and stands at 38%.',
  )
})

test('it does not judge what it cannot', () => {
  expect(lede(summaryOf([goal('Undated'), goal('New', { due: 30, age: 0 })]))).toBe(
    'One mission too new to judge, one with no date. Next to come due: New, on 21 Dec.',
  )
  expect(lede(summaryOf([goal('Near', { progress: 27, due: 70, age: 30 })]))).toBe(
    'One mission just behind. Next to come due: Near, on 30 Jan 2027.',
  )
  expect(lede(summaryOf([goal('Undated'), goal('Undated too')]))).toBe('Two missions with no date.')
})

test('it is honest when there is nothing under way', () => {
  expect(lede(summaryOf([]))).toContain('Nothing under way yet')
  expect(lede(summaryOf([], { totalCount: 4 }))).toContain('Every mission you have set is complete')
})

test('where there are more goals than it looked at it says so', () => {
  expect(lede(summaryOf([goal('Undated')], { activeCount: 500, totalCount: 500 }))).toBe(
    'Of your 1 newest missions: one with no date.',
  )
})

test('the goal to ask about is late, slipping, quiet, due soonest or newest, in that order', () => {
  const now = { today, timeZone: 'UTC' }
  const newest = goal('newest')
  const soon = goal('soon', { due: 10, age: 0 })
  const quiet = goal('quiet', { updatedAt: day(-20) })
  const slipping = goal('slipping', { due: 50 })
  const late = goal('late', { due: -1 })
  const order = [newest, soon, quiet, slipping, late]
  for (let count = 1; count <= order.length; count++) {
    expect(focusOf(order.slice(0, count), now)?.id).toBe(order[count - 1]?.id)
  }
  expect(focusOf([newest, goal('older')], now)?.id).toBe('newest')
  expect(focusOf([], now)).toBeUndefined()
})
