import { describe, expect, it } from 'vitest'
import { authMessages } from '@/lib/contract/messages/auth'
import { loadPasswordSchema, refusalOf } from './password-values'

async function issuesOf(values: object) {
  const schema = await loadPasswordSchema()
  const { issues = [] } = await schema['~standard'].validate(values)
  return issues.map(({ path, message }) => [path?.[0], message])
}

describe('the password form', () => {
  it('accepts a new password that was typed twice', async () => {
    const values = { currentPassword: 'old', newPassword: 'abcdef', confirmPassword: 'abcdef' }
    expect(await issuesOf(values)).toEqual([])
  })

  it('complains of a mismatch even where the password is too short as well', async () => {
    const issues = await issuesOf({ currentPassword: '', newPassword: 'abc', confirmPassword: 'abd' })
    expect(issues).toEqual([
      ['currentPassword', authMessages.field.passwordRequired],
      ['newPassword', authMessages.passwordTooShort.description],
      ['confirmPassword', authMessages.passwordMismatch.description],
    ])
  })
})

describe('refusalOf', () => {
  const error = (message: string) => ({ type: 'schema', message })

  it('speaks of the mismatch first, then of the length, and of nothing else', () => {
    const short = error(authMessages.passwordTooShort.description)
    expect(refusalOf({ confirmPassword: error('x'), newPassword: short })).toBe(authMessages.passwordMismatch)
    expect(refusalOf({ newPassword: short })).toBe(authMessages.passwordTooShort)
    expect(refusalOf({ currentPassword: error(authMessages.field.passwordRequired) })).toBeUndefined()
  })
})
