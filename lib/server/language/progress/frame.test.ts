import { expect, test } from 'vitest'
import { type ReadableGoal, viewGoal } from './frame'

const goal: ReadableGoal = {
  id: 'a',
  title: 'Read 12 books',
  description: 'One a month.',
  progress: 25,
  tags: ['reading'],
  milestones: [],
  reading: 3,
  createdAt: '2026-01-05T09:00:00.000Z',
  measure: { kind: 'total', unit: 'books', format: 'number', start: 0, target: 12 },
}

test('a goal that is handed over anew is read once, and seen as what it is now', () => {
  const first = viewGoal({ ...goal }, 'UTC')
  const again = viewGoal({ ...goal, id: 'b' }, 'UTC')
  expect(again.stems).toBe(first.stems)
  expect([again.goal.id, again.frame?.reading]).toEqual(['b', 3])
  expect(viewGoal({ ...goal, reading: 4 }, 'UTC').frame?.reading).toBe(4)
  expect(viewGoal({ ...goal, title: 'Swim 12 km' }, 'UTC').verb).toBe('swim')
})
