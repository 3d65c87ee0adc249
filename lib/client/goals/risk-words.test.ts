import { expect, test } from 'vitest'
import { riskBeside } from './risk-words'

test('a risk agrees with where the goal stands, and stands beside none that rests or is ready', () => {
  expect(riskBeside('low', 'onTrack')).toBe('Low risk')
  expect(riskBeside('medium', 'onTrack')).toBe('Medium risk')
  expect(riskBeside('low', 'tooEarly')).toBe('Low risk so far')
  expect(riskBeside('high', 'behind')).toBe('High risk')
  expect(riskBeside('low', 'paused')).toBeNull()
  expect(riskBeside('low', 'ready')).toBeNull()
})
