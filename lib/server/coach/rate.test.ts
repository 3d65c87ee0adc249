import { expect, test } from 'vitest'
import { PERCENT, periodOf, rateWords, type Unit } from './rate'

const number = (unit: string): Unit => ({ unit, format: 'number' })
const books = number('books')

test.each<[number, Unit, string]>([
  [7 / 24, books, '0.3 books a week'],
  [0.4, books, '0.4 books a week'],
  [1, books, '1 book a week'],
  [0.1, books, '0.4 books a month'],
  [84, number('pages'), '12 pages a day'],
  [150.4, number('$'), '$150 a week'],
  [8.25, number('km'), '8.3 km a week'],
  [9.96, number('km'), '10 km a week'],
  [20, { unit: '', format: 'duration' }, '0:20 a week'],
  [6.25, PERCENT, '6.3% a week'],
  [70, PERCENT, '70% a week'],
  [0.05, PERCENT, '0.2% a month'],
  [0.004, PERCENT, 'under 0.1% a month'],
])('%d %j a week: %s', (perWeek, unit, words) => expect(rateWords(perWeek, unit)).toBe(words))

test('two rates that are compared share a period', () => {
  expect(rateWords(0.15, books, periodOf(0.5, books))).toBe('0.2 books a week')
})
