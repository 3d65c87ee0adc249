import { expect, test } from 'vitest'
import { riskBeside, riskInList } from './risk-words'

test('a risk agrees with where the goal stands, and stands beside no other verdict', () => {
  expect(riskBeside('low', 'onTrack')).toBe('Low risk')
  expect(riskBeside('medium', 'onTrack')).toBe('Medium risk')
  expect(riskBeside('low', 'tooEarly')).toBeNull()
  expect(riskInList('low', 'tooEarly')).toBe('Low risk so far')
  expect(riskInList('high', 'behind')).toBe('High risk')
  expect(riskInList('low', 'paused')).toBeNull()
  expect(riskBeside('low', 'ready')).toBeNull()
  expect(riskBeside('high', 'behind')).toBe('High risk')
})
