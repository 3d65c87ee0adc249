import { describe, expect, it } from 'vitest'
import { accountFrom, loadSignupSchema } from './signup-values'

const values = {
  firstName: '',
  lastName: '',
  email: 'ada@example.com',
  password: 'secret1',
  confirmPassword: 'secret1',
}

async function refused(changes: Partial<typeof values>): Promise<(PropertyKey | undefined)[]> {
  const schema = await loadSignupSchema()
  const { issues = [] } = await schema['~standard'].validate({ ...values, ...changes })
  return issues.map(({ path }) => {
    const first = path?.[0]
    return typeof first === 'object' ? first.key : first
  })
}

describe('signup values', () => {
  it('need no names', async () => expect(await refused({})).toEqual([]))

  it('need both passwords to be the same, also where the email is refused', async () =>
    expect(await refused({ email: 'ada', confirmPassword: 'secret2' })).toEqual(['email', 'confirmPassword']))

  it('need the password once more, where it is missing as well', async () => {
    expect(await refused({ confirmPassword: '' })).toEqual(['confirmPassword'])
    expect(await refused({ password: '', confirmPassword: '' })).toEqual(['password', 'confirmPassword'])
  })

  it('need six characters', async () =>
    expect(await refused({ password: '12345', confirmPassword: '12345' })).toEqual(['password']))

  it('are sent with this browser’s time zone and without the repetition', () =>
    expect(accountFrom(values)).toEqual({
      firstName: '',
      lastName: '',
      email: 'ada@example.com',
      password: 'secret1',
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    }))
})
