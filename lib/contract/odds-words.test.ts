import { expect, test } from 'vitest'
import { oddsWords } from './odds-words'

test.each([
  [0.01, 'less than 1 in 10'],
  [0.0499, 'less than 1 in 10'],
  [0.05, '1 in 10'],
  [0.56, '6 in 10'],
  [0.9, '9 in 10'],
  [0.9499, '9 in 10'],
  [0.96, 'more than 9 in 10'],
  [0.99, 'more than 9 in 10'],
])('a chance of %d is %s', (chance, words) => {
  expect(oddsWords(chance)).toBe(words)
})
