import { expect, test } from 'vitest'
import { nextMilestone, questionOf } from './question'

const milestone = (title: string, isCompleted: boolean) => ({
  id: title,
  title,
  isCompleted,
  completedAt: null,
  targetDate: null,
})

test('the next milestone is the first that is not done', () => {
  expect(nextMilestone({ milestones: [milestone('a', true), milestone('b', false), milestone('c', false)] })).toBe('b')
  expect(nextMilestone({ milestones: [milestone('a', true)] })).toBeNull()
})

test('a silence is counted in the days of the person', () => {
  const goal = {
    progress: 40,
    targetDate: null,
    updatedAt: '2026-11-07T23:30:00.000Z',
    milestones: [],
    measure: null,
    reading: null,
    rhythm: null,
  }
  expect(questionOf(goal, null, { today: '2026-11-21', timeZone: 'UTC' })).toContain('for 2 weeks')
  expect(questionOf(goal, null, { today: '2026-11-21', timeZone: 'Pacific/Auckland' })).toContain('What have you done')
})
