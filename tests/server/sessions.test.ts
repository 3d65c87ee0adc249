import { describe, expect, test } from 'vitest'
import { type Account, call, cookieOf, newAccount, password } from '../support/api-client'

/** Everything that a session's two values could still open. */
async function opened({ token, cookie }: { token: string; cookie: string }): Promise<string[]> {
  const asks = await Promise.all([
    call('GET', '/api/auth/me', undefined, { token }).then(({ status }) => ['bearer', status < 400] as const),
    call('GET', '/api/auth/me', undefined, { cookie }).then(({ status }) => ['cookie', status < 400] as const),
    call('GET', '/goals', undefined, { cookie }).then(({ status }) => ['page', status === 200] as const),
    call('POST', '/api/goals', { title: 'x', domain: 'career' }, { cookie }).then(
      ({ status }) => ['write', status < 400] as const,
    ),
    call('GET', '/api/auth/session', undefined, { cookie }).then(
      ({ body }) => ['next-auth', body?.user !== undefined] as const,
    ),
  ])
  return asks.filter(([, isOpen]) => isOpen).map(([name]) => name)
}

async function onboarded(): Promise<Account> {
  const account = await newAccount()
  const done = { selectedDomains: ['career'], onboardingCompleted: true }
  const answer = await account.patch('/api/users/profile', done)
  return { ...account, cookie: cookieOf(answer) || account.cookie }
}

async function another({ user }: Account): Promise<{ token: string; cookie: string }> {
  const answer = await call('POST', '/api/auth/login', { email: user.email, password })
  return { token: answer.body.token, cookie: cookieOf(answer) }
}

const ways: [string, (account: Account, other: { token: string; cookie: string }) => Promise<unknown>][] = [
  ['logging out by token', (_, { token }) => call('POST', '/api/auth/logout', undefined, { token })],
  ['logging out by cookie', (_, { cookie }) => call('POST', '/api/auth/logout', undefined, { cookie })],
  [
    "next-auth's own sign-out",
    async (_, { cookie }) => {
      const csrf = await call('GET', '/api/auth/csrf')
      const raw = new URLSearchParams({ csrfToken: csrf.body.csrfToken, json: 'true' }).toString()
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
      await call('POST', '/api/auth/signout', undefined, { raw, headers, cookie: `${cookieOf(csrf)}; ${cookie}` })
    },
  ],
  [
    'a password change elsewhere',
    ({ post }) => post('/api/auth/password', { currentPassword: password, newPassword: 'another horse' }),
  ],
  [
    'ending it from another device',
    async (account, { token }) => {
      const { body } = await call('GET', '/api/auth/sessions', undefined, { token })
      await account.delete(`/api/auth/sessions/${body.find((one: { current: boolean }) => one.current).id}`)
    },
  ],
  ['deleting the account', ({ delete: remove, user }) => remove('/api/users/me', { confirmation: user.email })],
]

describe('a session that has ended opens nothing at the next request, replayed as often as one likes', () => {
  test.each(ways)('%s', async (_way, end) => {
    const account = await onboarded()
    const other = await another(account)
    expect(await opened(other)).toEqual(['bearer', 'cookie', 'page', 'write', 'next-auth'])
    await end(account, other)
    for (let replay = 0; replay < 3; replay++) expect(await opened(other)).toEqual([])
  })
})

test('neither value is the other one, and the cookie is for the server alone', async () => {
  const account = await newAccount()
  const answer = await call('POST', '/api/auth/login', { email: account.user.email, password })
  const line = answer.headers.getSetCookie()[0] ?? ''
  expect(line).toMatch(/; HttpOnly; SameSite=Lax/)
  const value = cookieOf(answer).split('=')[1] ?? ''
  expect(value).not.toContain(answer.body.token)
  expect((await call('GET', '/api/auth/me', undefined, { token: value })).status).toBe(401)
  const swapped = `next-auth.session-token=${answer.body.token}`
  expect((await call('GET', '/api/auth/me', undefined, { cookie: swapped })).status).toBe(401)
})

test('an unknown email takes as long to refuse as a wrong password', { timeout: 120_000 }, async () => {
  const { user } = await newAccount()
  const rounds = 40
  const times = { unknown: [] as number[], wrong: [] as number[] }
  for (let round = -4; round < rounds; round++) {
    const tries = { unknown: `nobody-${round}-${user.email}`, wrong: user.email }
    for (const kind of ['unknown', 'wrong'] as const) {
      const started = performance.now()
      const answer = await call('POST', '/api/auth/login', { email: tries[kind], password: 'not this one' })
      expect(answer.status).toBe(401)
      if (round >= 0) times[kind].push(performance.now() - started)
    }
  }
  const median = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN
  const ratio = median(times.unknown) / median(times.wrong)
  process.stdout.write(
    `login timing: ${rounds} tries each, medians ${median(times.unknown).toFixed(1)} ms unknown, ` +
      `${median(times.wrong).toFixed(1)} ms wrong, ratio ${ratio.toFixed(2)}\n`,
  )
  expect(ratio).toBeGreaterThan(0.7)
  expect(ratio).toBeLessThan(1.4)
})
