import { expect, test } from 'vitest'
import { riskBeside } from './risk-words'

test('a risk agrees with where the goal stands', () => {
  expect(riskBeside('low', 'onTrack')).toBe('Low risk')
  expect(riskBeside('medium', 'onTrack')).toBe('Medium risk')
  expect(riskBeside('low', 'tooEarly')).toBe('Low risk so far')
  expect(riskBeside('high', 'behind')).toBe('High risk')
})
