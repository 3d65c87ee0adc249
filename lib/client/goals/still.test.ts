import { expect, test } from 'vitest'
import { goalWith, proposalWith } from '@/tests/support/dom-screen'
import { reasoningOf, saysStay, wordsAfter } from './still'

const bare = { oldProgress: 66, newProgress: 66, reasoning: 'Kept. It stays at 66%.' }
const books = { kind: 'total', unit: 'books', format: 'number', start: 0, target: 12 } as const
const step = { id: 'm', title: 'Slides', isCompleted: false, completedAt: null, targetDate: null }

test('an answer that moved nothing says why, where its words do not', () => {
  const why = (goal: Parameters<typeof goalWith>[0], progressUpdate = bare) =>
    wordsAfter({ goal: goalWith(goal), progressUpdate } as never)
  expect(why({})).toBe('No figure in it takes the goal further.')
  expect(why({ milestones: [step] })).toBe('It finishes no milestone and gives no figure.')
  expect(why({ measure: books })).toBe('Nothing in it is counted in books.')
  expect(why({ measure: { ...books, unit: '', format: 'duration' } })).toBe('Nothing in it can be counted.')
  expect(why({}, { ...bare, reasoning: 'That counts, and it is kept.' })).toBe('')
  expect(why({}, { ...bare, oldProgress: 60 })).toBe('')
})

test('after a milestone that an answer ticked the next one is named', () => {
  const done = { ...step, id: 'a', title: 'Outline', isCompleted: true }
  const act = proposalWith({ diff: [{ field: 'milestone a', label: 'Outline', from: 'open', to: 'done' }] })
  const progressUpdate = { oldProgress: 0, newProgress: 50, reasoning: '“Outline” is done: 1 of 2 milestones, 50%.' }
  const after = (milestones: (typeof step)[], isCompleted = false) =>
    wordsAfter({ goal: goalWith({ milestones, isCompleted }), progressUpdate, act } as never)
  expect(after([done, step])).toBe('Next: “Slides”.')
  expect(after([done])).toBe('')
  expect(after([done, step], true)).toBe('')
})

test('that a goal stays is said by its figure, and by no other that ends like it', () => {
  expect(saysStay({ ...bare, reasoning: 'That counts, even though it stays at 66%.' })).toBe(true)
  expect(saysStay({ ...bare, oldProgress: 0, newProgress: 0, reasoning: 'It was 50% once.' })).toBe(false)
  expect(saysStay({ ...bare, oldProgress: 60 })).toBe(false)
})

test('where nothing is kept no answer is called so', () => {
  const unkeptWords = (reasoning: string) =>
    reasoningOf({ goal: goalWith({}), progressUpdate: { ...bare, reasoning }, unkept: true } as never)
  expect(unkeptWords('Kept. It stays at 66%.')).toBe('It stays at 66%.')
  expect(unkeptWords('Kept, with no step forward: it stays at 38%.')).toBe('No step forward: it stays at 38%.')
  expect(unkeptWords('That counts, even though it stays at 20%.')).toBe('That counts, even though it stays at 20%.')
})

test('who has completed a goal is not told that they confirmed it', () => {
  const why = (isCompleted: boolean, reasoning: string) =>
    reasoningOf({ goal: goalWith({ isCompleted }), progressUpdate: { ...bare, reasoning } } as never)
  expect(why(true, 'You confirmed it: 100%.')).toBe('')
  expect(why(true, '24 of 24 books.')).toBe('24 of 24 books.')
  expect(why(false, 'You set it: 40%.')).toBe('You set it: 40%.')
})
