import { NextRequest } from 'next/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limits } from '@/lib/contract/limits'
import { type InProcessAccount, type InProcessApi, openApiInProcess } from '@/tests/support/in-process-api'

let api: InProcessApi
beforeAll(async () => {
  api = await openApiInProcess()
}, 60_000)
afterAll(() => api.close())

/** What another instance does this process is not told: only the rows say it. */
const elsewhere: Record<string, (userId: string) => Promise<unknown>> = {
  'logged out': (userId) =>
    api.database.client.session.updateMany({ where: { userId }, data: { revokedAt: new Date() } }),
  deleted: (userId) => api.database.client.user.delete({ where: { id: userId } }),
}

/** Every call that changes something, and every export. */
function calls() {
  const all = Object.entries(api.routes).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, handler]) => ({ path, method, handler })),
  )
  return all.filter(
    ({ path, method, handler }) =>
      handler?.access === 'user' && (!['GET', 'HEAD'].includes(method) || path.startsWith('/api/export')),
  )
}

/** Takes down who an account is, and gives a way to bring it back: to sign up costs a password's hash. */
async function kept(userId: string): Promise<() => Promise<void>> {
  const { client } = api.database
  const user = await client.user.findUniqueOrThrow({ where: { id: userId } })
  const sessions = await client.session.findMany({ where: { userId } })
  return async () => {
    await client.user.deleteMany({ where: { id: userId } })
    await client.user.create({ data: { ...user, selectedDomains: [], push: undefined } })
    await client.session.createMany({ data: sessions })
  }
}

/** Somebody whose session this process has just asked for. */
async function known(): Promise<InProcessAccount> {
  const account = await api.signup()
  expect((await account.ask('GET', '/api/auth/me')).status).toBe(200)
  return account
}

test.each(Object.keys(elsewhere))(
  'an account that another instance has %s writes and exports nothing here',
  async (what) => {
    expect(calls().length).toBeGreaterThan(35)
    const account = await api.signup()
    for (const { path, method } of calls()) {
      expect((await account.ask('GET', '/api/auth/me')).status).toBe(200)
      const bringBack = await kept(account.user.id)
      await elsewhere[what]?.(account.user.id)
      const answer = await account.ask(method, path, { id: 'x', body: method === 'GET' ? undefined : {} })
      expect([method, path, answer.status]).toEqual([method, path, 401])
      await bringBack()
    }
  },
)

test.each(Object.keys(elsewhere))(
  'an account that another instance has %s reads nothing here after a second',
  async (what) => {
    const account = await known()
    await elsewhere[what]?.(account.user.id)
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    for (const path of ['/api/auth/me', '/api/goals', '/api/journal', '/api/reminders']) {
      expect((await account.ask('GET', path)).status).toBe(401)
    }
  },
)

test('a session that a write has found ended reads nothing any more', async () => {
  const account = await known()
  await elsewhere['logged out']?.(account.user.id)
  expect((await account.ask('POST', '/api/goals', { body: {} })).status).toBe(401)
  expect((await account.ask('GET', '/api/goals')).status).toBe(401)
})

test('in the same process all of it ends at once', async () => {
  const account = await known()
  const body = { confirmation: account.user.email }
  expect((await account.ask('DELETE', '/api/users/me', { body })).status).toBe(204)
  for (const path of ['/api/auth/me', '/api/goals']) expect((await account.ask('GET', path)).status).toBe(401)
})

test.each([
  ['/api/goals', { title: 'Swim', domain: 'health' }],
  ['/api/journal', { mood: 3, notes: 'Swam' }],
  ['/api/reminders', { title: 'Swim', scheduledFor: '2030-01-01T09:00:00Z' }],
  ['/api/conversations', { title: 'Swim' }],
  ['/api/chat', { message: 'Hello' }],
])('a call to %s whose account goes while its body comes is 401', async (path, sent) => {
  for (const key of [undefined, 'a key']) {
    const account = await api.signup({ password: 'correct horse' })
    const { token } = (
      await account.ask('POST', '/api/auth/login', {
        body: { email: account.user.email, password: 'correct horse' },
      })
    ).body
    const wait = withResolvers()
    const body = new ReadableStream({
      async start(controller) {
        await wait.promise
        controller.enqueue(new TextEncoder().encode(JSON.stringify(sent)))
        controller.close()
      },
    })
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
    const init = {
      method: 'POST',
      headers: { ...headers, ...(key && { 'Idempotency-Key': key }) },
      body,
      duplex: 'half',
    }
    const request = new NextRequest(`http://localhost${path}`, init as ConstructorParameters<typeof NextRequest>[1])
    const answered = api.routes[path]?.POST?.(request, { params: Promise.resolve({}) })
    await new Promise((resolve) => setTimeout(resolve, 50))
    await elsewhere.deleted?.(account.user.id)
    wait.resolve()
    expect((await answered)?.status).toBe(401)
  }
})

function withResolvers() {
  let resolve: () => void = () => undefined
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

test.each([
  ['a month after it was opened', () => ({ expiresAt: new Date() })],
  ['a week after it was last used', () => ({ lastSeenAt: new Date(Date.now() - limits.session.idle) })],
])('a session is over %s, for reads too', async (_when, data) => {
  const account = await api.signup()
  expect((await account.ask('GET', '/api/auth/me')).status).toBe(200)
  await api.database.client.session.updateMany({ where: { userId: account.user.id }, data: data() })
  expect((await account.ask('POST', '/api/journal', { body: { mood: 3, notes: 'Late' } })).status).toBe(401)
  expect((await account.ask('GET', '/api/auth/me')).status).toBe(401)
})
