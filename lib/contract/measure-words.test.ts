import { expect, test } from 'vitest'
import type { Measure } from './measure'
import { amountWords, countedWords, readingWords } from './measure-words'

const books: Measure = { kind: 'total', unit: 'books', format: 'number', start: 0, target: 12 }
const weight: Measure = { kind: 'level', unit: 'kg', format: 'number', start: 92, target: 84 }
const run: Measure = { kind: 'level', unit: '', format: 'duration', start: 1_880, target: 1_500 }

test('figures stand with their unit', () => {
  expect(amountWords(books, 1)).toBe('1 book')
  expect(amountWords(books, -1)).toBe('-1 book')
  expect(amountWords({ unit: 'matches', format: 'number' }, 1)).toBe('1 match')
  expect(amountWords({ unit: 'lbs', format: 'number' }, 1)).toBe('1 lbs')
  expect(amountWords({ unit: '€', format: 'number' }, 2250)).toBe('€2,250')
  expect(amountWords({ unit: '€', format: 'number' }, -50)).toBe('-€50')
  expect(amountWords({ unit: '%', format: 'number' }, 50)).toBe('50%')
  expect(amountWords({ unit: 'kg', format: 'number' }, 88.25)).toBe('88.25 kg')
  expect(amountWords(run, 1_880)).toBe('31:20')
  expect(amountWords(run, 3_725)).toBe('1:02:05')
  expect(amountWords({ ...run, unit: 'time' }, 1_655)).toBe('27:35')
  expect(readingWords({ ...run, unit: 'time' }, 1_655)).toBe('27:35, from 31:20 to 25:00')
  expect(amountWords({ unit: 'times', format: 'number' }, 3)).toBe('3 times')
})

test('where a goal stands', () => {
  expect(readingWords(books, 8)).toBe('8 of 12 books')
  expect(countedWords(books, 8)).toBe('8 of 12 books: 67%.')
  expect(readingWords(weight, 88)).toBe('88 kg, from 92 to 84')
  const lengths = { ...weight, unit: 'lengths', start: 0, target: 40 }
  expect(readingWords(lengths, 0)).toBe('0 of 40 lengths')
  expect(readingWords(lengths, 12)).toBe('12 lengths, from 0 to 40')
  expect(readingWords(run, 1_690)).toBe('28:10, from 31:20 to 25:00')
})
