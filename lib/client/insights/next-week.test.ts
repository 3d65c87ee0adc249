import { expect, test } from 'vitest'
import type { Goal } from '@/lib/contract/goal'
import { neverPaused } from '@/lib/contract/pause'
import { goalsOfNextWeek, nextWeekWords } from './next-week'

const now = { today: '2026-11-04', timeZone: 'UTC' }
const goalOf = (id: string, fields: Partial<Goal> = {}) =>
  ({
    ...{ id, title: id, isCompleted: false, milestones: [], targetDate: null, progress: 30 },
    ...neverPaused,
    ...fields,
  }) as unknown as Goal
const focusOn = (...ids: string[]) => ({
  evidence: ids.map((id, index) => ({
    field: 'nextWeekFocus',
    index,
    refs: [{ kind: 'goal' as const, id, quote: '' }],
  })),
})

test('next week is about what is due in it, then about what the coach has put first, and about three goals at most', () => {
  const goals = [
    goalOf('put first'),
    goalOf('other'),
    goalOf('due', { targetDate: '2026-11-15' }),
    goalOf('due later', { targetDate: '2026-11-16' }),
    goalOf('done', { isCompleted: true, targetDate: '2026-11-10' }),
    goalOf('second'),
    goalOf('third'),
  ]
  const ahead = goalsOfNextWeek(goals, focusOn('put first', 'second', 'third', 'done'), now, { monday: '2026-11-09' })
  expect(ahead.map(({ id }) => id)).toEqual(['due', 'put first', 'second'])
})

test('a goal of next week says its next step and its date, also one that is over', () => {
  const step = { id: 'm', title: 'Sand', isCompleted: false, completedAt: null, targetDate: null }
  expect(nextWeekWords(goalOf('a', { milestones: [step], targetDate: '2026-11-12' }), now)).toBe(
    'Next: Sand · due 12 Nov',
  )
  expect(nextWeekWords(goalOf('a', { targetDate: '2026-11-01' }), now)).toBe('overdue since 1 Nov')
  expect(nextWeekWords(goalOf('a'), now)).toBe('30%')
})
