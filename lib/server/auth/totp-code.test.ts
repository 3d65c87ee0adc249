import { expect, test } from 'vitest'
import { codeOfStep, stepOfCode, toBase32 } from './totp-code'

const secret = Buffer.from('12345678901234567890')

// RFC 6238, appendix B, the last six of its eight digits.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code is %s', (second, code) => {
  const step = Math.floor(second / 30)
  expect(codeOfStep(secret, step)).toBe(code)
  expect(stepOfCode(secret, code, second * 1_000)).toBe(step)
})

test('a step before and after are taken, and none further away', () => {
  const now = 1_234_567_890_000
  const step = Math.floor(now / 30_000)
  for (const drift of [-1, 0, 1]) expect(stepOfCode(secret, codeOfStep(secret, step + drift), now)).toBe(step + drift)
  for (const drift of [-3, -2, 2, 3]) expect(stepOfCode(secret, codeOfStep(secret, step + drift), now)).toBeNull()
})

test('digits alone are a code, in one group or two', () => {
  expect(stepOfCode(secret, ' 287 082 ', 59_000)).toBe(1)
  for (const code of ['', '28708', '2870820', '28708a', '-87082', '２８７０８２']) {
    expect(stepOfCode(secret, code, 59_000)).toBeNull()
  }
})

test('a secret is told in base32', () => {
  expect(toBase32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
})
