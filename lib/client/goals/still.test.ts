import { expect, test } from 'vitest'
import { goalWith } from '@/tests/support/dom-screen'
import { whyStill } from './still'

const bare = { oldProgress: 66, newProgress: 66, reasoning: 'Kept. It stays at 66%.' }
const books = { kind: 'total', unit: 'books', format: 'number', start: 0, target: 12 } as const
const step = { id: 'm', title: 'Slides', isCompleted: false, completedAt: null, targetDate: null }

test('an answer that moved nothing says why, where its words do not', () => {
  const why = (goal: Parameters<typeof goalWith>[0], progressUpdate = bare) =>
    whyStill({ goal: goalWith(goal), progressUpdate } as never)
  expect(why({})).toBe('I read no figure in it that takes the goal further.')
  expect(why({ milestones: [step] })).toBe(
    'I read no milestone as done in it, and no figure that takes the goal further.',
  )
  expect(why({ measure: books })).toBe('Nothing in it is counted in books.')
  expect(why({ measure: { ...books, unit: '', format: 'duration' } })).toBe('There is no figure in it to count.')
  expect(why({}, { ...bare, reasoning: 'That counts, and it is kept.' })).toBe('')
  expect(why({}, { ...bare, oldProgress: 60 })).toBe('')
})
