import { expect, test } from 'vitest'
import { median, pairedRatio, percentile } from './statistics'

test('a percentile is the value at its rank, whatever the order', () => {
  const hundred = Array.from({ length: 100 }, (_, at) => 100 - at)
  expect(percentile(hundred, 0.95)).toBe(95)
  expect(percentile(hundred, 0.5)).toBe(50)
  expect(percentile(hundred, 1)).toBe(100)
  expect(percentile([7], 0.01)).toBe(7)
  expect(() => percentile([], 0.5)).toThrow('nothing')
})

test('a median is the middle, or between the two middle ones', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([4, 1, 3, 2])).toBe(2.5)
  expect(() => median([])).toThrow('nothing')
})

test('a slow moment that hits both of a pair does not show in their ratio', () => {
  expect(pairedRatio([50, 5, 52], [100, 10, 100])).toBe(0.5)
  expect(() => pairedRatio([1], [1, 2])).toThrow('pairs')
})
