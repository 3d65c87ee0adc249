import { describe, expect, it } from 'vitest'
import { passwordStrength } from './password-strength'

describe('passwordStrength', () => {
  it('says nothing of nothing', () => expect(passwordStrength('')).toBe(0))

  it.each(['abc', 'aaaaaaaaaaaaaaaa', 'Ab1!xyz'])('finds %s weak', (password) =>
    expect(passwordStrength(password)).toBe(1),
  )

  it.each([
    ...['123456789', '12345678901234567890', '987654321', 'abcdefghij', 'qwertyuiop', 'asdfghjkl123', 'qwertz1234'],
    ...['password', 'Password123!', '1qwerty1', 'letmein2026', '847261935', 'horsehorsehorse', 'aaaabbbbcccc'],
  ])('finds %s weak: it is guessed first', (password) => expect(passwordStrength(password)).toBe(1))

  it.each(['tmnrgpwk', 'blue kite'])('finds %s fair or better', (password) =>
    expect(passwordStrength(password)).toBeGreaterThan(1),
  )

  it('takes long figures for what they are', () => expect(passwordStrength('84726193550918')).toBeGreaterThan(1))

  it('rates a long phrase as strong without any symbols demanded', () =>
    expect(passwordStrength('correct horse battery staple')).toBe(4))

  it('counts what a reader would call characters', () => expect(passwordStrength('🚀🛰️🌍🌕🌗🌘')).toBe(1))
})
