import { expect, test } from 'vitest'
import { nextMilestone, questionAbout } from './goal-question'

const now = { today: '2026-11-21', timeZone: 'UTC' }
const goal = {
  progress: 40,
  targetDate: null,
  createdAt: '2026-10-01T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
  nextMilestone: null,
}

test('the most telling fact is asked about first', () => {
  const late = { ...goal, targetDate: '2026-11-10', nextMilestone: 'Ten kilometres' }
  expect(questionAbout(late, now)).toContain('was due on 10 Nov and stands at 40%')
  const behind = { ...goal, progress: 10, targetDate: '2027-01-10', nextMilestone: 'Ten kilometres' }
  expect(questionAbout(behind, now)).toBe(
    'To be done by 10 Jan 2027 it needs 13% a week; so far it gains 1.4%. What can you change this week?',
  )
  const books = { kind: 'total' as const, unit: 'books', format: 'number' as const, start: 0, target: 12 }
  expect(questionAbout({ ...behind, measure: books, reading: 2 }, now)).toBe(
    'It stands at 2 of 12 books and is due on 10 Jan 2027. What can you change this week?',
  )
  const quiet = { ...goal, updatedAt: '2026-11-01T08:00:00.000Z', nextMilestone: 'Ten kilometres' }
  expect(questionAbout(quiet, now)).toContain('Nothing has been recorded on it for 3 weeks')
  expect(questionAbout({ ...goal, nextMilestone: 'Ten kilometres' }, now)).toContain('“Ten kilometres”')
})

test('without such a fact it asks by the progress alone', () => {
  expect(questionAbout({ ...goal, progress: 0 }, now)).toContain('the first part you can finish')
  expect(questionAbout(goal, now)).toContain('stands at 40%')
  expect(questionAbout({ ...goal, progress: 90 }, now)).toContain('What exactly is left')
  expect(questionAbout({ ...goal, progress: 100 }, now)).toContain('still open')
})

test('every question asks exactly one thing', () => {
  for (const progress of [0, 10, 50, 90, 100]) {
    for (const targetDate of [null, '2026-11-01', '2026-12-01', '2028-01-01']) {
      expect(questionAbout({ ...goal, progress, targetDate }, now).match(/\?/g)).toHaveLength(1)
    }
  }
})

test('the next milestone is the first that is not done', () => {
  const milestone = (title: string, isCompleted: boolean) => ({
    id: title,
    title,
    isCompleted,
    completedAt: null,
    targetDate: null,
  })
  expect(nextMilestone({ milestones: [milestone('a', true), milestone('b', false), milestone('c', false)] })).toBe('b')
  expect(nextMilestone({ milestones: [milestone('a', true)] })).toBeNull()
})
