import { expect, test } from 'vitest'
import { goalWith } from '@/tests/support/dom-screen'
import { whyStill } from './still'

const bare = { oldProgress: 66, newProgress: 66, reasoning: 'Kept. It stays at 66%.' }
const books = { kind: 'total', unit: 'books', format: 'number', start: 0, target: 12 } as const
const step = { id: 'm', title: 'Slides', isCompleted: false, completedAt: null, targetDate: null }

test('an answer that moved nothing says why, where its words do not', () => {
  const why = (goal: Parameters<typeof goalWith>[0], progressUpdate = bare) =>
    whyStill({ goal: goalWith(goal), progressUpdate } as never)
  expect(why({})).toBe('It tells no share of the whole.')
  expect(why({ milestones: [step] })).toBe('It tells of no milestone that is done, and of no share.')
  expect(why({ measure: books })).toBe('Nothing in it is counted in books.')
  expect(why({ measure: { ...books, unit: '', format: 'duration' } })).toBe('It tells no figure to count.')
  expect(why({}, { ...bare, reasoning: 'That counts, and it is kept.' })).toBe('')
  expect(why({}, { ...bare, oldProgress: 60 })).toBe('')
})
