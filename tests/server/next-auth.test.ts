import { describe, expect, test } from 'vitest'
import { call, cookieOf, newAccount, password } from '../support/api-client'
import { sendRaw } from '../support/fuzz-client'

describe("next-auth's own routes", () => {
  test('take no more and no other than they need', async () => {
    const json = { 'Content-Type': 'application/json' }
    const post = (path: string, raw: string) => call('POST', `/api/auth/${path}`, undefined, { raw, headers: json })
    for (const path of ['signin/credentials', 'callback/credentials', 'signout', 'session']) {
      expect([path, (await post(path, '{')).body.code]).toEqual([path, 'invalid_json'])
      expect([path, (await post(path, JSON.stringify('x'.repeat(300_000)))).status]).toEqual([path, 413])
    }
    for (const path of ['nothing', 'callback/credentials', 'verify-request']) {
      expect([path, (await call('GET', `/api/auth/${path}`)).body.code]).toEqual([path, 'not_found'])
    }
    const signOut = await call('GET', '/api/auth/signout')
    expect(signOut.headers.get('content-type') ?? '').not.toContain('text/html')
  })

  test('list the provider, give a CSRF token, and see our session', async () => {
    const { cookie, user } = await newAccount()
    expect((await call('GET', '/api/auth/providers')).body).toHaveProperty('credentials')
    expect((await call('GET', '/api/auth/csrf')).body.csrfToken).toMatch(/^[0-9a-f]{64}$/)
    expect((await call('GET', '/api/auth/session', undefined, { cookie })).body.user.email).toBe(user.email)
  })

  test('sign in through them opens a session row; signing out revokes the cookie for good', async () => {
    const { user } = await newAccount()
    const csrf = await call('GET', '/api/auth/csrf')
    const form = (fields: Record<string, string>) =>
      new URLSearchParams({ csrfToken: csrf.body.csrfToken, json: 'true', ...fields }).toString()
    const csrfCookie = cookieOf(csrf)
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const signedIn = await call('POST', '/api/auth/callback/credentials', undefined, {
      raw: form({ email: user.email, password }),
      cookie: csrfCookie,
      headers,
    })
    const cookie = signedIn.headers
      .getSetCookie()
      .find((line) => line.startsWith('next-auth.session-token='))
      ?.split(';')[0]
    if (!cookie) throw new Error('no session cookie was set')
    expect((await call('GET', '/api/auth/me', undefined, { cookie })).body.id).toBe(user.id)
    await call('POST', '/api/auth/signout', undefined, { raw: form({}), cookie: `${csrfCookie}; ${cookie}`, headers })
    expect((await call('GET', '/api/auth/me', undefined, { cookie })).status).toBe(401)
  })
})

describe("next-auth's own routes take nothing for a fault", () => {
  const posts = ['signin/credentials', 'callback/credentials', 'signout', 'session']
  const gets = ['session', 'csrf', 'providers', 'signin', 'signout', 'error']
  const queries = ['', '?callbackUrl=%ff', '?callbackUrl=http://[', '?error=%ff', '?error=%00', '?__proto__=1']
  const cookies = [
    '',
    'next-auth.csrf-token=%ff',
    'next-auth.callback-url=http://[',
    'next-auth.callback-url=javascript:1',
  ]
  const bodies = ['', '[]', 'null', '1', '{"callbackUrl":{},"csrfToken":{},"json":{}}', '{"callbackUrl":"\\u0000"}']

  test.each([...posts.map((path) => `POST ${path}`), ...gets.map((path) => `GET ${path}`)])('%s', async (key) => {
    const [method = '', path = ''] = key.split(' ')
    const headers = { 'Content-Type': 'application/json' }
    const usual = { query: '', Cookie: '', body: method === 'POST' ? '{}' : undefined }
    const odd = [
      ...queries.map((query) => ({ ...usual, query })),
      ...cookies.map((Cookie) => ({ ...usual, Cookie })),
      ...(method === 'POST' ? bodies.map((body) => ({ ...usual, body })) : []),
    ]
    for (const { query, Cookie, body } of odd) {
      const target = `/api/auth/${path}${query}`
      const answer = await sendRaw({ method, target, headers: { ...headers, Cookie }, body })
      expect(answer.status, `${target} ${Cookie} ${body}: ${answer.text}`).toBeLessThan(500)
    }
  })
})
