import { expect, test } from 'vitest'
import { namingOf, subject } from './naming'

test('a mission goes by its handle from its second mention on, but nothing is told of several as of one', () => {
  const books = { id: 'books', title: 'Read 12 books' }
  const attic = { id: 'attic', title: 'Finish the attic room' }
  const name = namingOf([books, attic])
  expect([name(books), name(attic)]).toEqual(['“Read 12 books”', '“Finish the attic room”'])
  expect([name(books), name(attic)]).toEqual(['the books', 'the attic room'])
  const sleep = { id: 'sleep', title: 'Sleep seven hours, five nights a week' }
  const other = namingOf([sleep])
  expect([other(sleep), other(sleep), subject(other, sleep)]).toEqual([
    `“${sleep.title}”`,
    'sleeping',
    `“${sleep.title}”`,
  ])
  expect([subject(name, books), subject(name, attic)]).toEqual(['“Read 12 books”', 'The attic room'])
})
