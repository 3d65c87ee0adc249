import { expect, test } from 'vitest'
import { awaitedWords } from './awaited'

test('says what is awaited before anything can be told of a goal', () => {
  expect(awaitedWords({ measure: null })).toBe('before it has moved on a few days')
  const rhythm = { kind: 'rhythm', unit: 'gym', per: 'week', times: 3 } as const
  expect(awaitedWords({ measure: rhythm })).toBe('before 3 weeks are over')
})
