import { expect, test } from 'vitest'
import { insightGoal } from '@/tests/support/insight-context'
import type { ValueRecord } from './context'
import { weeksOf } from './goal-course'

const TODAY = '2026-11-21'
const weeks = (goal: Parameters<typeof insightGoal>[0]) => weeksOf(insightGoal(goal), TODAY, 'UTC')
// All written down today, whenever they were measured.
const value = (date: string, amount: number): ValueRecord => ({
  ...{ id: date, date, value: amount, note: '', source: 'imported', createdAt: '2026-11-21T08:00:00.000Z' },
})
const written = {
  at: '2026-11-21T08:00:00.000Z',
  oldProgress: 0,
  newProgress: 50,
  reasoning: '',
  source: 'value',
} as const

test('a total stands by the days of its values, not by when they were written down', () => {
  const measure = { kind: 'total', unit: 'books', format: 'number', start: 0, target: 12 } as const
  const values = [value('2026-10-07', 3), value('2026-11-04', 3)]
  expect(weeks({ measure, reading: 6, progress: 50, values, history: [written] })).toEqual([
    0, 25, 25, 25, 25, 50, 50, 50,
  ])
})

test('a level too, from its start', () => {
  const measure = { kind: 'level', unit: 'kg', format: 'number', start: 92, target: 84 } as const
  const values = [value('2026-10-21', 90), value('2026-11-18', 88)]
  expect(weeks({ measure, reading: 88, progress: 50, values, history: [written] })).toEqual([
    0, 0, 0, 25, 25, 25, 25, 50,
  ])
})

test('a rhythm by its score at the end of each week', () => {
  const rhythm = {
    measure: { kind: 'rhythm', unit: 'gym', per: 'week', times: 1 } as const,
    standing: { now: 1, done: 2, of: 6, today: null },
  }
  const values = [value('2026-10-06', 1), value('2026-10-13', 1), value('2026-11-18', 1)]
  const told = weeks({
    measure: null,
    reading: null,
    rhythm,
    progress: 60,
    values,
    history: [written],
    createdAt: '2026-11-21T08:00:00.000Z',
  })
  expect(told.at(-1)).toBe(60)
  expect(Math.max(...told.slice(0, -1))).toBeGreaterThan(80)
  expect(told[6]).toBeLessThan(told[3] ?? 0)
})

test('an uncounted goal by its ledger', () => {
  expect(weeks({ progress: 50, values: [], history: [{ ...written, at: '2026-11-04T08:00:00.000Z' }] })).toEqual([
    0, 0, 0, 0, 0, 50, 50, 50,
  ])
})
