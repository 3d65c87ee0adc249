import { expect, test } from 'vitest'
import { answerHint, nextMilestone, questionOf } from './question'

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

test('the field of a question shows an answer of the kind that it asks for', () => {
  const counted = { isCounted: true, progress: 40 }
  expect(
    answerHint('You have not checked in on it for 3 weeks. Is there a smaller step for this week?', counted),
  ).toContain('ten minutes')
  expect(answerHint('It stands at 40%. What have you done since you last reported?', counted)).toContain('8\u00a0km')
})

test('where nothing is counted a hint says of no share that it moves what it cannot', () => {
  const at = (progress: number, words = 'What have you done since?') =>
    answerHint(words, { isCounted: false, progress })
  expect(at(20)).toContain('“Half of it”')
  expect(at(85)).toBe('What did you do?')
  const goal = { progress: 20, targetDate: null, milestones: [milestone('Hang the lamp', false)], measure: null }
  const told = { ...goal, reading: null, rhythm: null, updatedAt: '2026-11-26T08:00:00.000Z' }
  const asked = questionOf(told, 'noDate', { today: '2026-11-26', timeZone: 'UTC' })
  expect(asked).toContain('Hang the lamp')
  expect(at(20, asked)).toBe('What did you do for it? Say so once it is done.')
})
