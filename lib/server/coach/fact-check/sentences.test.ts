import { expect, test } from 'vitest'
import { mayClaim } from './sentences'

test.each([
  ['You swam three times.', true],
  ['Mam rang you first, and the crocus was called Kevin.', true],
  ['The past week was clearly lower than the one before.', true],
  ['It went live after the second passport came.', true],
  ['No, not once since the summer.', true],
  ['Die Dielen lagen schon, als du gelaufen bist.', true],
  ['Elle a monté, puis elle a encore baissé.', true],
  ['Thank you for telling me.', false],
  ['What would help you tonight?', false],
  ['Take 20 minutes and tell me how it went.', false],
])('%s may claim something: %s', (reply, may) => {
  expect(mayClaim(reply, '')).toBe(may)
})

test('a word may claim something where it answers a question', () => {
  expect(mayClaim('Before it.', 'Did the beta come before or after it?')).toBe(true)
  expect(mayClaim('Well done.', 'The beta came before it.')).toBe(false)
  expect(mayClaim('What do you think?', 'Before or after it?')).toBe(false)
})
