import { expect, test } from 'vitest'
import type { Measure } from '@/lib/contract/measure'
import { marksOf, unitAxis, valuesText } from './value-picture'

const books: Measure = { kind: 'total', unit: 'books', format: 'number', start: 0, target: 12 }
const weight: Measure = { kind: 'level', unit: 'kg', format: 'number', start: 92, target: 84 }
const value = (date: string, amount: number) => ({ date, value: amount, createdAt: `${date}T08:00:00.000Z` })
const now = Date.parse('2026-11-21T09:00:00Z')

test('a total adds up, whatever the order of its values; what is of today stands no later than now', () => {
  const marks = marksOf(books, [value('2026-11-21', 3), value('2026-11-01', 6)], now)
  expect(marks).toEqual([
    { at: '2026-11-01T12:00:00.000Z', oldProgress: 0, newProgress: 50 },
    { at: '2026-11-21T09:00:00.000Z', oldProgress: 50, newProgress: 75 },
  ])
})

test('a level lies where it was measured, also beyond its start, and the axis holds it', () => {
  const marks = marksOf(weight, [value('2026-11-01', 94), value('2026-11-10', 88)], now)
  expect(marks.map(({ newProgress }) => newProgress)).toEqual([-25, 50])
  const { low, high, ticks } = unitAxis(weight, marks)
  expect([low, high]).toEqual([-25, 100])
  expect(ticks.map(({ label }) => label)).toEqual(['84', '86', '88', '90', '92', '94'])
  expect(ticks.map(({ at }) => at)).toEqual([100, 75, 50, 25, 0, -25])
})

test('figures are round, and seconds are told as a clock', () => {
  expect(unitAxis(books, []).ticks.map(({ label }) => label)).toEqual(['0', '2', '4', '6', '8', '10', '12'])
  const pace: Measure = { kind: 'level', unit: '', format: 'duration', start: 1880, target: 1500 }
  expect(unitAxis(pace, []).ticks.map(({ label }) => label)).toEqual(['26:00', '28:00', '30:00'])
})

test('the line is told in words', () => {
  const words = valuesText({ reading: 88 }, weight, [value('2026-11-01', 94), value('2026-11-10', 88)], {
    today: '2026-11-21',
    timeZone: 'UTC',
  })
  expect(words).toBe('From 92 to 88 kg, measured twice from 1 Nov to 10 Nov; the target is 84 kg.')
  expect(valuesText({ reading: 92 }, weight, [value('2026-11-01', 92)], { today: '2026-11-21', timeZone: 'UTC' })).toBe(
    'Still at 92 kg, measured on 1 Nov; the target is 84 kg.',
  )
  const told = (...values: ReturnType<typeof value>[]) =>
    valuesText({ reading: 4 }, books, values, { today: '2026-11-21', timeZone: 'UTC' })
  expect(told(value('2026-11-01', 4))).toBe('4 of 12 books, counted on 1 Nov.')
  expect(told(value('2026-11-01', 1), value('2026-11-02', 1), value('2026-11-10', 2))).toBe(
    '4 of 12 books, counted 3 times from 1 Nov to 10 Nov.',
  )
})
