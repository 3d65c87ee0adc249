import { expect, test } from 'vitest'
import { recoveryText } from './recovery-text'

test('says whose codes they are and where they are used, and has a line for each', () => {
  expect(recoveryText(['aaaa-bbbb', 'cccc-dddd'], 'ada@example.com', 'https://coach.example.org')).toBe(
    'Apogee, recovery codes of ada@example.com\n' +
      'Each sets a new password once: https://coach.example.org/recover\n\naaaa-bbbb\ncccc-dddd\n',
  )
})
