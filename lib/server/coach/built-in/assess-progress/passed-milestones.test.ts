import { expect, test } from 'vitest'
import { answerOf } from '@/tests/support/check-in'
import { level, total } from './assess-progress.cases'

const books = {
  title: 'Read 12 books',
  progress: 25,
  measure: total('books', 12),
  reading: 3,
  milestones: ['Choose the twelve', 'Six books read', 'All twelve read'],
}

test('a figure that reaches a milestone ticks it, and says so', () => {
  expect(answerOf(books, 'I am six books in now, halfway!')).toMatchObject({
    reasoning: '6 of 12 books: 50%. “Six books read” is done, too.',
    milestoneIds: ['Six books read'],
  })
  expect(answerOf(books, 'two more books').milestoneIds).toBeUndefined()
  const done = { ...books, done: ['Six books read'], progress: 50, reading: 6 }
  expect(answerOf(done, 'one more book').milestoneIds).toBeUndefined()
})

test('several at once, and on the way down as well', () => {
  const run = {
    title: 'Run 100 km',
    progress: 20,
    measure: total('km', 100),
    reading: 20,
    milestones: ['25 km', '50 km', '75 km'],
  }
  expect(answerOf(run, 'ran 31 km more').milestoneIds).toEqual(['25 km', '50 km'])
  const weight = {
    title: 'Get down to 80 kg',
    progress: 20,
    measure: level('kg', 90, 80),
    reading: 88,
    milestones: ['85 kg', '82 kg'],
  }
  expect(answerOf(weight, '84.5 kg this morning').milestoneIds).toEqual(['85 kg'])
})

test('what is more than a figure of the goal is ticked by none', () => {
  const run = {
    title: 'Run 500 km',
    progress: 20,
    measure: total('km', 500),
    reading: 100,
    milestones: ['10 km without stopping', '3 races'],
  }
  expect(answerOf(run, 'ran 12 km').milestoneIds).toBeUndefined()
})
