import { beforeEach, expect, test, vi } from 'vitest'

const env = vi.hoisted(() => ({ NEXTAUTH_SECRET: '' }))
vi.mock('@/lib/server/env', () => ({ env }))

const { seal, unseal } = await import('./seal')

const KEY = 'sk-ant-planted-1234'

beforeEach(() => {
  env.NEXTAUTH_SECRET = 'a secret of thirty-two characters'
})

test('opens what was sealed, and no two seals of a text are alike', () => {
  const [one, other] = [seal(KEY, 'instance'), seal(KEY, 'instance')]
  expect(one).not.toBe(other)
  expect(one).not.toContain('planted')
  expect([unseal(one, 'instance'), unseal(other, 'instance')]).toEqual([KEY, KEY])
  expect(unseal(seal('', 'instance'), 'instance')).toBe('')
  expect(unseal(seal('schlüssel 🔑', 'instance'), 'instance')).toBe('schlüssel 🔑')
})

test('does not open under another secret, and opens again under the first', () => {
  const sealed = seal(KEY, 'instance')
  const first = env.NEXTAUTH_SECRET
  env.NEXTAUTH_SECRET = 'another secret of thirty-two chars'
  expect(unseal(sealed, 'instance')).toBeNull()
  env.NEXTAUTH_SECRET = first
  expect(unseal(sealed, 'instance')).toBe(KEY)
})

test('does not open in another place', () => {
  expect(unseal(seal(KEY, 'instance'), 'another')).toBeNull()
})

test('does not open with any bit changed, cut short, or where it never was a seal', () => {
  const bytes = Buffer.from(seal(KEY, 'instance'), 'base64url')
  for (const [at, byte] of bytes.entries()) {
    const altered = Buffer.from(bytes)
    altered[at] = byte ^ 1
    expect(unseal(altered.toString('base64url'), 'instance')).toBeNull()
  }
  for (let length = 0; length < bytes.length; length++) {
    expect(unseal(bytes.subarray(0, length).toString('base64url'), 'instance')).toBeNull()
  }
  for (const other of ['', 'no seal at all', '🔑', KEY.repeat(20)]) expect(unseal(other, 'instance')).toBeNull()
})
