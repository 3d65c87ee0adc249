import { describe, expect, test } from 'vitest'
import { call, cookieOf, newAccount } from '../support/api-client'

describe('PATCH /api/users/profile', () => {
  test('finishing onboarding sets the onboarding coach and renews the cookie, so that the next page obeys it', async () => {
    const account = await newAccount()
    const before = await call('GET', '/nowhere', undefined, { cookie: account.cookie })
    expect(before.headers.get('location')).toMatch(/\/onboarding$/)
    const answer = await account.patch('/api/users/profile', {
      selectedDomains: ['health', 'health'],
      onboardingCompleted: true,
    })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      selectedDomains: ['health'],
      selectedLeader: 'elon',
      onboardingCompleted: true,
    })
    const after = await call('GET', '/nowhere', undefined, { cookie: cookieOf(answer) })
    expect(after.headers.get('location')).toBeNull()
  })

  test('keeps the coach that the user chose while onboarding', async () => {
    const account = await newAccount()
    const patch = { selectedDomains: ['career'], selectedLeader: 'maya', onboardingCompleted: true }
    expect((await account.patch('/api/users/profile', patch)).body.selectedLeader).toBe('maya')
  })

  test('needs a domain to finish, stored or sent', async () => {
    const account = await newAccount()
    const refused = await account.patch('/api/users/profile', { onboardingCompleted: true })
    expect(refused.status).toBe(400)
    expect(refused.body.fields).toHaveProperty('selectedDomains')
    await account.patch('/api/users/profile', { selectedDomains: ['personal-growth'] })
    expect((await account.patch('/api/users/profile', { onboardingCompleted: true })).status).toBe(200)
  })

  test('a custom coach needs a name, a style and a prompt, stored or in the same body', async () => {
    const account = await newAccount()
    const refused = await account.patch('/api/users/profile', { selectedLeader: 'custom', customCoachName: 'Nan' })
    expect(refused.status).toBe(400)
    expect((await account.get('/api/auth/me')).body.customCoachName).toBe('')
    const whole = {
      selectedLeader: 'custom',
      customCoachName: 'Nan',
      customCoachStyle: 'Warm',
      customCoachPrompt: 'Be kind.',
    }
    expect((await account.patch('/api/users/profile', whole)).body).toMatchObject(whole)
  })

  test('a name that was never given is given once', async () => {
    const account = await newAccount()
    const given = await account.patch('/api/users/profile', { lastName: '  Lovelace ', firstName: 'Eve' })
    expect(given.body).toMatchObject({ firstName: 'Ada', lastName: 'Lovelace' })
    expect((await account.patch('/api/users/profile', { lastName: 'Byron' })).body.lastName).toBe('Lovelace')
    expect((await account.patch('/api/users/profile', { lastName: 'x'.repeat(500) })).status).toBe(400)
  })

  test('email, names, id and password hash are not for changing', async () => {
    const account = await newAccount()
    const answer = await account.patch('/api/users/profile', {
      email: 'x@y.z',
      firstName: 'Eve',
      id: '1',
      passwordHash: 'x',
    })
    expect(answer.body).toMatchObject({ id: account.user.id, email: account.user.email, firstName: 'Ada' })
  })

  test('a stale If-Match is refused with the stored profile', async () => {
    const account = await newAccount()
    const etag = (await account.get('/api/auth/me')).headers.get('etag') ?? ''
    expect((await account.patch('/api/users/profile', { timeZone: 'Asia/Tokyo' }, { 'If-Match': etag })).status).toBe(
      200,
    )
    const stale = await account.patch('/api/users/profile', { timeZone: 'UTC' }, { 'If-Match': etag })
    expect(stale.status).toBe(412)
    expect(stale.body).toMatchObject({ code: 'precondition_failed', current: { timeZone: 'Asia/Tokyo' } })
  })
})
