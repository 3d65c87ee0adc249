import { expect, test } from 'vitest'
import { unaddressed } from './addressed'

test.each([
  ['Hi Marcus, how many entries in October?', 'how many entries in October?'],
  ['Marcus Aurelius: how was my week?', 'how was my week?'],
  ['How many entries in October, Marcus?', 'How many entries in October?'],
  // A name that is no address is looked for.
  ['How often did I see Marcus?', 'How often did I see Marcus?'],
  ['When did I meet Daniel, Ida and Marcus?', 'When did I meet Daniel, Ida and Marcus?'],
  ['Hi Marcus', 'Hi Marcus'],
  ['Marcus!', 'Marcus!'],
])('%s', (message, rest) => {
  expect(unaddressed(message, 'Marcus Aurelius')).toBe(rest)
})

test('a name may hold any mark', () => {
  expect(unaddressed('Dr. (Who)?, how was my week?', 'Dr. (Who)?')).toBe('how was my week?')
})
