import { describe, expect, test } from 'vitest'
import type { Session } from '@/lib/contract/auth'
import { call, newAccount, password } from '../support/api-client'

const login = (email: string, secret = password) => call('POST', '/api/auth/login', { email, password: secret })
const me = (token: string) => call('GET', '/api/auth/me', undefined, { token })

describe('sessions', () => {
  test('are listed, the one that asks marked; ended one by one', async () => {
    const account = await newAccount()
    const other = (await login(account.user.email)).body.token
    const sessions: Session[] = (await account.get('/api/auth/sessions')).body
    expect(sessions.map((session) => session.current)).toEqual([false, true])
    const { id } = sessions[0] as Session
    expect((await account.delete(`/api/auth/sessions/${id}`)).status).toBe(204)
    expect((await me(other)).status).toBe(401)
    expect((await account.get('/api/auth/sessions')).body).toHaveLength(1)
    expect((await account.delete(`/api/auth/sessions/${id}`)).status).toBe(404)
  })

  test('come a page at a time', async () => {
    const account = await newAccount()
    for (let made = 0; made < 2; made++) await login(account.user.email)
    const seen: string[] = []
    let next: string | undefined = '/api/auth/sessions?limit=2'
    while (next) {
      const page: Awaited<ReturnType<typeof call>> = await account.get(next)
      seen.push(...page.body.map((session: Session) => session.id))
      next = /^<([^>]+)>; rel="next"$/.exec(page.headers.get('link') ?? '')?.[1]
    }
    const all: Session[] = (await account.get('/api/auth/sessions')).body
    expect(seen).toEqual(all.map((session) => session.id))
    expect(seen).toHaveLength(3)
    expect((await account.get('/api/auth/sessions?limit=0')).status).toBe(400)
  })

  test("another user's session is not found and lives on", async () => {
    const [account, other] = await Promise.all([newAccount(), newAccount()])
    const [session] = (await other.get('/api/auth/sessions')).body
    expect((await account.delete(`/api/auth/sessions/${session.id}`)).status).toBe(404)
    expect((await other.get('/api/auth/me')).status).toBe(200)
  })
})

describe('password', () => {
  test('a change ends every other session', async () => {
    const account = await newAccount()
    const other = (await login(account.user.email)).body.token
    const change = { currentPassword: password, newPassword: 'a new one 🔑' }
    expect((await account.post('/api/auth/password', change)).status).toBe(204)
    expect((await me(other)).status).toBe(401)
    expect((await me(account.token)).status).toBe(200)
    expect((await call('GET', '/api/auth/me', undefined, { cookie: account.cookie })).status).toBe(200)
    expect((await login(account.user.email)).status).toBe(401)
    expect((await login(account.user.email, change.newPassword)).status).toBe(200)
  })

  test('needs the current one, and a new one of six characters', async () => {
    const account = await newAccount()
    const wrong = await account.post('/api/auth/password', { currentPassword: 'wrong', newPassword: 'long enough' })
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['currentPassword']])
    const short = await account.post('/api/auth/password', { currentPassword: password, newPassword: '12345' })
    expect(Object.keys(short.body.fields)).toEqual(['newPassword'])
    expect((await login(account.user.email)).status).toBe(200)
  })
})

describe('deleting the account', () => {
  test('takes every row and every session with it', async () => {
    const account = await newAccount()
    const other = (await login(account.user.email)).body.token
    const goal = (await account.post('/api/goals', { title: 'Gone', domain: 'career', tags: ['x'] })).body
    await account.patch(`/api/goals/${goal.id}/ai-update`, { response: 'half way' })
    await account.post('/api/journal', { mood: 3, notes: 'x' })
    await account.post('/api/chat', { message: 'Hello' })
    const refused = await account.delete('/api/users/me', { confirmation: 'someone@example.com' })
    expect(refused.body.fields).toHaveProperty('confirmation')
    expect((await me(account.token)).status).toBe(200)
    const answer = await account.delete('/api/users/me', { confirmation: ` ${account.user.email.toUpperCase()} ` })
    expect(answer.status).toBe(204)
    for (const token of [account.token, other]) expect((await me(token)).status).toBe(401)
    expect((await login(account.user.email)).status).toBe(401)
    const again = await call('POST', '/api/auth/signup', { email: account.user.email, password })
    expect(again.status).toBe(201)
    expect((await call('GET', '/api/goals', undefined, { token: again.body.token })).body).toEqual([])
  })
})
