import { expect, test } from 'vitest'
import { awaitedWords } from './awaited'

test('says what is awaited before anything can be told of a goal', () => {
  expect(awaitedWords({ measure: null, progress: 0 })).toBe('before anything has moved')
  expect(awaitedWords({ measure: null, progress: 5 })).toBe('before a few more check-ins')
  const rhythm = { kind: 'rhythm', unit: 'gym', per: 'week', times: 3 } as const
  expect(awaitedWords({ measure: rhythm, progress: 0 })).toBe('before 3 weeks are over')
})
