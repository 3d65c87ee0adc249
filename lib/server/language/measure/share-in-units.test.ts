import { expect, test } from 'vitest'
import { shareInUnits } from './share-in-units'

const at = { createdAt: '2026-01-01T00:00:00.000Z', timeZone: 'Europe/Dublin' }

test.each([
  ['Read 24 books in a year', 96, '23 of 24 books'],
  ['Read 24 books in a year', 0, '0 of 24 books'],
  // No whole number of books is 97 percent of 24.
  ['Read 24 books in a year', 97, null],
  ['Run the half marathon', 50, null],
  ['Save £5,000', 50, null],
])('%s at %i%%', (title, progress, words) => {
  expect(shareInUnits({ title, progress, ...at })).toBe(words)
})
