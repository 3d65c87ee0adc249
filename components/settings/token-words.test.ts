import { expect, test } from 'vitest'
import { readWords, scopesLine } from './token-words'

test('scopes are one line', () => {
  expect(scopesLine(['read', 'write-values'])).toBe('Read everything, log values')
})

test.each([
  ['GET /api/goals', 2, 'Goals (2)'],
  ['GET /api/goals/{id}', 1, 'Goals'],
  ['GET /api/goals/{id}/values', 3, 'Values (3)'],
  ['GET /api/insights/goals', 0, 'Review (0)'],
  ['POST /api/goals/{id}/values', 1, 'Values: written'],
  ['DELETE /api/values/{id}', 0, 'Values: deleted'],
  ['MCP week', 9, 'Your week'],
  ['POST /api/record/ask', 1, 'A question to your record'],
])('%s with %i rows is “%s”', (route, rows, words) => {
  expect(readWords(route, rows)).toBe(words)
})
