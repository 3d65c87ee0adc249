import { describe, expect, it } from 'vitest'
import { passwordStrength } from './password-strength'

describe('passwordStrength', () => {
  it('says nothing of nothing', () => expect(passwordStrength('')).toBe(0))

  it.each(['abc', 'aaaaaaaaaaaaaaaa', 'Ab1!xyz'])('finds %s weak', (password) =>
    expect(passwordStrength(password)).toBe(1),
  )

  it('finds a common eight characters fair', () => expect(passwordStrength('password')).toBe(2))

  it('rates a long phrase as strong without any symbols demanded', () =>
    expect(passwordStrength('correct horse battery staple')).toBe(4))

  it('counts what a reader would call characters', () => expect(passwordStrength('🚀🛰️🌍🌕🌗🌘')).toBe(1))
})
