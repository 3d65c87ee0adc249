import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type App, startApp } from '../support/start-app'

/** The suite's own server has its limits off, so these have one of their own. */
let app: App

beforeAll(async () => {
  app = await startApp({ env: { RATE_LIMIT: 'on' } })
}, 300_000)
afterAll(() => app?.stop())

const password = 'correct horse'

async function post(path: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(app.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return {
    status: response.status,
    retryAfter: Number(response.headers.get('retry-after')),
    body: response.status === 204 ? null : await response.json(),
  }
}

/** A new address in each request, as someone guessing through a spoofed header would send. */
const spoofed = (index: number) => ({
  'X-Forwarded-For': index % 2 ? `203.0.113.${index}` : `2001:db8:${index}::1, 10.0.0.${index}`,
  'X-Client-Address': `203.0.113.${index}`,
  'X-Real-IP': `203.0.113.${index}`,
  'CF-Connecting-IP': `203.0.113.${index}`,
  Forwarded: `for=203.0.113.${index}`,
})

describe('login', () => {
  test('ten wrong tries in 15 minutes, wherever they claim to come from', async () => {
    const email = `guessed-${randomUUID()}@example.com`
    await post('/api/auth/signup', { email, password })
    for (let index = 0; index < 10; index++) {
      const wrong = await post('/api/auth/login', { email, password: `guess ${index}` }, spoofed(index))
      expect(wrong.status).toBe(401)
    }
    const refused = await post('/api/auth/login', { email: email.toUpperCase(), password }, spoofed(99))
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited', error: expect.any(String) } })
    expect(refused.retryAfter).toBeGreaterThan(0)
    expect(refused.retryAfter).toBeLessThanOrEqual(15 * 60)
    for (let index = 10; index < 200; index++) {
      const guess = await post('/api/auth/login', { email, password: `guess ${index}` }, spoofed(index))
      expect(guess.status).toBe(429)
    }
    process.stdout.write('brute force: 200 guesses from 200 claimed addresses, 10 were looked at\n')
  })

  test('a success clears the count, and one account does not spend another one', async () => {
    const email = `owner-${randomUUID()}@example.com`
    await post('/api/auth/signup', { email, password })
    for (let round = 0; round < 2; round++) {
      for (let index = 0; index < 9; index++) await post('/api/auth/login', { email, password: 'wrong' })
      expect((await post('/api/auth/login', { email, password })).status).toBe(200)
    }
  })
})

describe('recovery', () => {
  const recover = (email: string, code: string, index = 0) =>
    post('/api/auth/recover', { email, code, newPassword: 'a new horse' }, spoofed(index))

  test('ten wrong codes in 15 minutes, wherever they claim to come from, with an account or without', async () => {
    const email = `recovering-${randomUUID()}@example.com`
    const signup = await post('/api/auth/signup', { email, password })
    const [code] = signup.body.recoveryCodes
    for (const who of [email, `nobody-${email}`]) {
      for (let index = 0; index < 10; index++) {
        expect((await recover(who, `0000-0000-0000-000${index}`, index)).status).toBe(401)
      }
      expect(await recover(who.toUpperCase(), code, 99)).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    }
  })

  test('a right code clears the count, and that of the logins that failed before', async () => {
    const email = `recovered-${randomUUID()}@example.com`
    const signup = await post('/api/auth/signup', { email, password })
    const [first, second] = signup.body.recoveryCodes
    for (let index = 0; index < 11; index++) await post('/api/auth/login', { email, password: `guess ${index}` })
    for (let index = 0; index < 9; index++) await recover(email, `0000-0000-0000-000${index}`)
    expect((await recover(email, first)).status).toBe(204)
    expect((await post('/api/auth/login', { email, password: 'a new horse' })).status).toBe(200)
    for (let index = 0; index < 9; index++) await recover(email, `0000-0000-0000-000${index}`)
    expect((await recover(email, second)).status).toBe(204)
  })
})

test('ten signups an hour from one address', async () => {
  const statuses: number[] = []
  for (let index = 0; index < 11; index++) {
    const account = { email: `many-${randomUUID()}@example.com`, password }
    statuses.push((await post('/api/auth/signup', account, spoofed(index))).status)
  }
  expect(statuses).toContain(201)
  expect(statuses.at(-1)).toBe(429)
})
