import { expect, test } from 'vitest'
import { emptyMeasureForm, figureOf, lackingFigure, measureFormOf, toMeasure } from './measure-form'

test('a figure is read as people type it', () => {
  expect(['2,250', '87,5', '31:20', '1:05:00', ' -3 '].map((text) => figureOf(text))).toEqual([
    2250, 87.5, 1880, 3900, -3,
  ])
  expect(figureOf('')).toBeNaN()
  expect(figureOf('twelve')).toBeNaN()
})

test('a time is read as a clock shows it, and not where it may be minutes or seconds', () => {
  const read = (text: string) => figureOf(text, 'duration')
  expect(['26:30', '1:26:30', '90:00', '-0:16', '1580', '0'].map(read)).toEqual([1590, 5190, 5400, -16, 1580, 0])
  for (const text of ['27.5', '27,5', '27', '150.5', '27:99', '27:5', '1:99:00', ':30', '']) {
    expect(read(text), text).toBeNaN()
  }
})

test('a measure comes back from its form as it was, clock times too', () => {
  const books = { kind: 'total', unit: 'books', format: 'number', start: 0, target: 1200 } as const
  const run = { kind: 'level', unit: '', format: 'duration', start: 1880, target: 1500 } as const
  for (const measure of [books, run]) expect(toMeasure(measureFormOf(measure))).toEqual(measure)
  expect(toMeasure(emptyMeasureForm)).toBeNull()
})

test('the field that lacks its figure is named', () => {
  const total = { ...emptyMeasureForm, kind: 'total', target: '12' } as const
  expect(lackingFigure(total)).toBeUndefined()
  expect(lackingFigure({ ...total, target: '' })).toBe('target')
  expect(lackingFigure({ ...total, start: 'none' })).toBe('start')
  expect(lackingFigure({ ...total, reading: 'some' })).toBe('reading')
  expect(lackingFigure({ ...total, kind: 'level', format: 'duration', target: '27' })).toBe('target')
  expect(lackingFigure({ ...total, kind: 'rhythm', times: '' })).toBe('times')
  expect(lackingFigure({ ...total, kind: 'rhythm', times: '', weekdays: [1] })).toBeUndefined()
  expect(lackingFigure(emptyMeasureForm)).toBeUndefined()
})
