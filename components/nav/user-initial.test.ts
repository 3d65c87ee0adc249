import { describe, expect, it } from 'vitest'
import { userInitial } from './user-initial'

describe('userInitial', () => {
  it('is the first letter of the first name as it is written', () =>
    expect(userInitial({ firstName: 'ada', email: 'x@example.com' })).toBe('a'))

  it('is else the email’s, in upper case', () =>
    expect(userInitial({ firstName: ' ', email: 'x@example.com' })).toBe('X'))

  it('is else U', () => expect(userInitial(undefined)).toBe('U'))

  it('does not cut a character in half', () => expect(userInitial({ firstName: '𝒜da', email: '' })).toBe('𝒜'))
})
