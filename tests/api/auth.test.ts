import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { call, cookieOf, newAccount, password } from '../support/api-client'

describe('signup', () => {
  test('answers with a token and the user, trimmed and in lower case, and sets the cookie', async () => {
    const name = randomUUID()
    const answer = await call('POST', '/api/auth/signup', {
      email: `  Ada.${name}@Example.COM `,
      password,
      timeZone: 'Asia/Tokyo',
    })
    expect(answer.status).toBe(201)
    expect(answer.body.token).toEqual(expect.any(String))
    expect(answer.body.user).toMatchObject({
      email: `ada.${name}@example.com`,
      firstName: '',
      selectedLeader: 'kobe',
      selectedDomains: [],
      onboardingCompleted: false,
      timeZone: 'Asia/Tokyo',
    })
    expect(JSON.stringify(answer.body)).not.toMatch(/argon2|password/i)
    expect(answer.headers.get('set-cookie')).toMatch(/^next-auth\.session-token=.+; Path=\/; HttpOnly; SameSite=Lax/)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('an email is taken whatever its case', async () => {
    const { user } = await newAccount()
    const answer = await call('POST', '/api/auth/signup', { email: user.email.toUpperCase(), password })
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({ code: 'conflict', error: expect.any(String) })
  })

  test('of two signups with one email at once, one wins', async () => {
    const email = `twins-${randomUUID()}@example.com`
    const answers = await Promise.all([1, 2].map(() => call('POST', '/api/auth/signup', { email, password })))
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409])
  })

  test.each([
    ['a short password', { password: '12345' }, 'password'],
    ['no email', { email: undefined }, 'email'],
    ['something that is no email', { email: 'ada' }, 'email'],
    ['an unknown time zone', { timeZone: 'Mars/Olympus' }, 'timeZone'],
    ['NUL in a name', { firstName: 'A\u0000da' }, 'firstName'],
    ['a lone surrogate in a name', { lastName: '\uD800' }, 'lastName'],
    ['a number for a name', { firstName: 7 }, 'firstName'],
  ])('%s is refused, field by field', async (_what, change, field) => {
    const email = `bad-${randomUUID()}@example.com`
    const answer = await call('POST', '/api/auth/signup', { email, password, ...change })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ code: 'validation_failed', error: expect.any(String) })
    expect(answer.body.fields[field]).toEqual([expect.any(String)])
  })

  test('six emoji are a password, five are not: lengths count characters', async () => {
    const email = () => `emoji-${randomUUID()}@example.com`
    expect((await call('POST', '/api/auth/signup', { email: email(), password: '🌍'.repeat(5) })).status).toBe(400)
    expect((await call('POST', '/api/auth/signup', { email: email(), password: '🌍'.repeat(6) })).status).toBe(201)
  })
})

describe('login and logout', () => {
  test('opens a session of its own, by token and by cookie', async () => {
    const { user } = await newAccount()
    const answer = await call('POST', '/api/auth/login', { email: user.email.toUpperCase(), password })
    expect(answer.status).toBe(200)
    expect(answer.body.user.id).toBe(user.id)
    expect((await call('GET', '/api/auth/me', undefined, { token: answer.body.token })).body).toEqual(answer.body.user)
    expect((await call('GET', '/api/auth/me', undefined, { cookie: cookieOf(answer) })).status).toBe(200)
  })

  test('says the same of a wrong password and of an unknown email', async () => {
    const { user } = await newAccount()
    const wrong = await call('POST', '/api/auth/login', { email: user.email, password: 'not this' })
    const unknown = await call('POST', '/api/auth/login', { email: `nobody-${randomUUID()}@example.com`, password })
    for (const answer of [wrong, unknown]) {
      expect(answer.status).toBe(401)
      expect(answer.body).toMatchObject({ error: 'Invalid email or password', code: 'unauthenticated' })
    }
    expect(Object.keys(wrong.body)).toEqual(Object.keys(unknown.body))
  })

  test('logging out with a stale token beside a live cookie ends the cookie', async () => {
    const { cookie } = await newAccount()
    expect((await call('POST', '/api/auth/logout', undefined, { cookie, token: 'stale' })).status).toBe(204)
    expect((await call('GET', '/api/auth/me', undefined, { cookie })).status).toBe(401)
    expect((await call('POST', '/api/auth/logout', undefined, { cookie })).status).toBe(401)
  })

  test('a header of another scheme, as a proxy asks for, leaves the cookie to speak', async () => {
    const { cookie } = await newAccount()
    const headers = { Authorization: 'Basic YTpi' }
    expect((await call('GET', '/api/auth/me', undefined, { cookie, headers })).status).toBe(200)
  })

  test('ends token and cookie at once, and no other session', async () => {
    const account = await newAccount()
    const other = await call('POST', '/api/auth/login', { email: account.user.email, password })
    const answer = await account.post('/api/auth/logout')
    expect(answer.status).toBe(204)
    expect(answer.headers.get('set-cookie')).toMatch(/^next-auth\.session-token=; .*Max-Age=0/)
    expect((await account.get('/api/auth/me')).status).toBe(401)
    expect((await call('GET', '/api/auth/me', undefined, { cookie: account.cookie })).status).toBe(401)
    expect((await call('GET', '/api/auth/me', undefined, { token: other.body.token })).status).toBe(200)
  })

  test('a bearer header is the only credential looked at where there is one', async () => {
    const account = await newAccount()
    const { cookie } = account
    expect((await call('GET', '/api/auth/me', undefined, { cookie, token: 'stale' })).status).toBe(401)
    const other = await newAccount()
    const answer = await call('GET', '/api/auth/me', undefined, { cookie, token: other.token })
    expect(answer.body.id).toBe(other.user.id)
  })

  test('a forged or empty credential is no session', async () => {
    for (const token of ['x', 'null', 'a.b.c'])
      expect((await call('GET', '/api/auth/me', undefined, { token })).status).toBe(401)
    const cookie = 'next-auth.session-token=eyJhbGciOiJub25lIn0..'
    expect((await call('GET', '/api/auth/me', undefined, { cookie })).body).toMatchObject({ code: 'unauthenticated' })
  })

  test('a cookie alone changes nothing from another site, nor logs anyone in', async () => {
    const { cookie, token, user } = await newAccount()
    const patch = (headers: Record<string, string>, auth: object) =>
      call('PATCH', '/api/users/profile', { timeZone: 'Europe/Paris' }, { ...auth, headers })
    expect((await patch({ 'Sec-Fetch-Site': 'cross-site' }, { cookie })).body).toMatchObject({ code: 'forbidden' })
    expect((await patch({ Origin: 'https://evil.example' }, { cookie })).status).toBe(403)
    expect((await patch({ Origin: 'null' }, { cookie })).status).toBe(403)
    expect((await patch({ 'Sec-Fetch-Site': 'same-origin' }, { cookie })).status).toBe(200)
    expect((await patch({ Origin: 'https://evil.example' }, { token })).status).toBe(200)
    const login = await call(
      'POST',
      '/api/auth/login',
      { email: user.email, password },
      { headers: { Origin: 'https://evil.example' } },
    )
    expect(login.status).toBe(403)
  })
})
