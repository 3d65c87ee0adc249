import { expect, test } from 'vitest'
import { emptyMeasureForm, figureOf, measureFormOf, toMeasure } from './measure-form'

test('a figure is read as people type it', () => {
  expect(['2,250', '87,5', '31:20', '1:05:00', ' -3 '].map(figureOf)).toEqual([2250, 87.5, 1880, 3900, -3])
  expect(figureOf('')).toBeNaN()
  expect(figureOf('twelve')).toBeNaN()
})

test('a measure comes back from its form as it was, clock times too', () => {
  const books = { kind: 'total', unit: 'books', format: 'number', start: 0, target: 1200 } as const
  const run = { kind: 'level', unit: '', format: 'duration', start: 1880, target: 1500 } as const
  for (const measure of [books, run]) expect(toMeasure(measureFormOf(measure))).toEqual(measure)
  expect(toMeasure(emptyMeasureForm)).toBeNull()
})
