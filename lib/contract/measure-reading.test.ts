import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Measure } from './measure'
import { isReached, progressOf, readingAt, readingOf, shareOf, sumOf, valueTo } from './measure-reading'

const books: Measure = { kind: 'total', unit: 'books', format: 'number', start: 0, target: 12 }
const weight: Measure = { kind: 'level', unit: 'kg', format: 'number', start: 92, target: 84 }
const pace: Measure = { kind: 'level', unit: '', format: 'duration', start: 1_880, target: 1_500 }

let made = 0
function at(date: string, value: number) {
  return { date, value, createdAt: new Date(1_000 * made++).toISOString() }
}

test('a total is the start and the sum of its values, which may be negative', () => {
  expect(readingOf(books, [])).toBe(0)
  expect(readingOf({ ...books, start: 2 }, [at('2026-11-01', 3), at('2026-11-02', -1)])).toBe(4)
  expect(readingOf({ ...books, target: 1 }, Array(10).fill(at('2026-11-01', 0.1)))).toBe(1)
})

test('a level is the value of the newest day, and of one day the one made last', () => {
  expect(readingOf(weight, [])).toBe(92)
  const [late, first, second] = [at('2026-11-03', 88), at('2026-11-05', 87), at('2026-11-05', 89)]
  expect(readingOf(weight, [second, first, late])).toBe(89)
})

test.each([
  [books, 0, 0],
  [books, 6, 50],
  [books, 11.99, 99],
  [books, 12, 100],
  [books, 13, 100],
  [books, -1, 0],
  [weight, 92, 0],
  [weight, 95, 0],
  [weight, 90, 25],
  [weight, 84.01, 99],
  [weight, 84, 100],
  [weight, 80, 100],
  [pace, 1_690, 50],
] as const)('%j at %d stands at %d%%', (measure, reading, progress) => {
  expect(progressOf(measure, reading)).toBe(progress)
})

test('the value for a progress gives that progress, whatever stood before', () => {
  const amount = fc.integer({ min: -1_000_000, max: 1_000_000 })
  const measures = fc
    .record({ kind: fc.constantFrom('total', 'level'), start: amount, target: amount })
    .filter(({ kind, start, target }) => (kind === 'level' ? start !== target : start < target))
  fc.assert(
    fc.property(measures, fc.array(amount), fc.integer({ min: 0, max: 100 }), (some, figures, progress) => {
      const measure = { ...some, unit: '', format: 'number' } as Measure
      const before = figures.map((value) => at('2026-11-01', value))
      const value = valueTo(measure, readingOf(measure, before), readingAt(measure, progress))
      expect(progressOf(measure, readingOf(measure, [...before, at('2026-11-01', value)]))).toBe(progress)
    }),
  )
})

test('progress is 100 where the target is reached and nowhere else', () => {
  const reading = fc.double({ noNaN: true, min: -1e12, max: 1e12 })
  fc.assert(
    fc.property(fc.constantFrom(books, weight, pace), reading, (measure, one) => {
      expect(progressOf(measure, one) === 100).toBe(isReached(measure, one))
      expect(shareOf(measure, one)).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('small figures are not lost in large ones', () => {
  expect(sumOf([1e12, 0.25, -1e12])).toBe(0.25)
})
