import { beforeAll, describe, expect, test } from 'vitest'
import { serverMessages } from '@/lib/contract/messages/server'
import { call, cookieOf, newAccount } from '../support/api-client'
import { baseUrl } from '../support/base-url'
import { requestFor, routeTable } from '../support/route-table'

/** What the coach answers in the demo, too; nothing of it is stored. */
const answered = [
  'POST /api/ai/generate-coach',
  'POST /api/ai/goal-creation-assistance',
  'POST /api/ai/regenerate-description',
  'POST /api/ai/suggest-description',
  'POST /api/chat',
  'PATCH /api/chat/{id}',
  'POST /api/chat/{id}/regenerate',
  'POST /api/goals/measure',
  'PATCH /api/goals/{id}/ai-update',
  'POST /api/insights/weekly',
  'POST /api/plans/check',
  'POST /api/proposals/read',
  'POST /api/record/ask',
]
const writes = Object.entries(routeTable).filter(
  ([key, { access }]) => access === 'user' && !key.startsWith('GET') && !answered.includes(key),
)
const reads = Object.entries(routeTable).filter(
  ([key, { access, names, isOwners }]) => access === 'user' && key.startsWith('GET') && !names && !isOwners,
)

let token: string
let cookie: string
const get = async (path: string) => (await call('GET', path, undefined, { token })).body
async function visit() {
  const answer = await call('POST', '/api/auth/demo')
  return { token: answer.body.token as string, cookie: cookieOf(answer) }
}

beforeAll(async () => {
  const mine = await visit()
  token = mine.token
  cookie = mine.cookie
})

describe('the demo account', () => {
  test('is one for all, with a year up to today', async () => {
    const other = await call('POST', '/api/auth/demo')
    const me = await get('/api/auth/me')
    expect(other.status).toBe(200)
    expect(other.body.user.id).toBe(me.id)
    expect(me).toMatchObject({ firstName: 'Nora', onboardingCompleted: true })
    const { goals, journal, conversations } = await get('/api/export/all')
    expect([goals.length, conversations.length]).toEqual([12, 5])
    expect(journal.length).toBeGreaterThan(240)
    const { date } = await get('/api/today')
    const days = journal.map((entry: { date: string }) => entry.date).toSorted()
    expect(days.at(-1)).toBe(date)
    expect(Date.parse(date) - Date.parse(days[0])).toBeGreaterThan(350 * 86_400_000)
  })

  // A visit is shown what was said in it; what is stored is told by one in which nothing was said.
  const whole = async () => {
    const { body } = await call('GET', '/api/export/all', undefined, { token: (await visit()).token })
    return { ...body, exportedAt: '' }
  }
  let before: object

  test.each(writes)('%s is refused in words, by the header and by the cookie', async (key) => {
    before ??= await whole()
    const { method, path, body } = requestFor(key, await aPerson, ABSENT)
    for (const by of [{ token }, { cookie }, { token, cookie }]) {
      const answer = await call(method, path, body, by)
      expect([answer.status, answer.body]).toEqual([
        403,
        { error: serverMessages.demo, code: 'demo', requestId: expect.any(String) },
      ])
    }
  })

  test.each(answered)('%s is answered, by the header and by the cookie', async (key) => {
    const path = key.includes('goals/{id}') ? '/api/goals' : '/api/chat'
    const rows: { id: string; isFromUser?: boolean }[] = await get(path)
    const newest = rows.findLast(({ isFromUser }) => isFromUser === key.startsWith('PATCH /api/chat')) ?? rows[0]
    const made = requestFor(key, await aPerson, newest?.id)
    // What the table names in a body is a person’s own: here it is the demo’s current conversation.
    const { conversationId: _, ...body } = { conversationId: '', ...made.body }
    for (const by of ['token', 'cookie', 'both']) {
      // Each in a visit of its own: an edit stands in the way of another reply to what it took the place of.
      const { token, cookie } = await visit()
      const sent = { token: { token }, cookie: { cookie }, both: { token, cookie } }[by]
      expect((await call(made.method, made.path, made.body && body, sent)).status).toBeLessThan(300)
    }
  })

  test('nothing of it all changed the account', async () => {
    expect(await whole()).toEqual(before)
  })

  test.each(reads)('%s is answered', async (key, { isAbsent }) => {
    const { method, path } = requestFor(key, await aPerson)
    expect((await call(method, path, undefined, { token })).status).toBe(isAbsent ? 404 : 200)
  })

  test('is opened by no password, and its visitors see only their own session', async () => {
    await call('POST', '/api/auth/demo')
    const sessions = await get('/api/auth/sessions')
    expect(sessions.map((session: { current: boolean }) => session.current)).toEqual([true])
    const { email } = await get('/api/auth/me')
    const login = await call('POST', '/api/auth/login', { email, password: '' })
    expect(login.status).toBeGreaterThanOrEqual(400)
    expect((await call('POST', '/api/auth/signup', { email, password: 'correct horse' })).status).toBe(400)
  })

  test('is left by logging out, which ends no other visit', async () => {
    const mine = (await call('POST', '/api/auth/demo')).body.token
    expect((await call('POST', '/api/auth/logout', undefined, { token: mine })).status).toBe(204)
    expect((await call('GET', '/api/auth/me', undefined, { token: mine })).status).toBe(401)
    expect((await get('/api/auth/me')).firstName).toBe('Nora')
  })

  test('is told by no other account, and tells of none', async () => {
    const person = await aPerson
    const goal = (await person.post('/api/goals', { title: 'Mine alone', domain: 'health' })).body
    expect((await call('GET', `/api/goals/${goal.id}`, undefined, { token })).status).toBe(404)
    const [{ id }] = await get('/api/goals')
    expect((await person.get(`/api/goals/${id}`)).status).toBe(404)
    expect((await person.patch(`/api/goals/${id}`, { title: 'Taken' })).status).toBe(404)
  })
})

test('the form of the landing page is led to the dashboard, with the cookie and for an hour', async () => {
  const answer = await fetch(`${baseUrl()}/api/auth/demo`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/dashboard'])
  expect(answer.headers.get('set-cookie')).toMatch(/; Max-Age=3600(;|$)/)
})

test('a page of another site signs nobody in to it', async () => {
  const headers = { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' }
  expect((await call('POST', '/api/auth/demo', undefined, { headers })).body.code).toBe('forbidden')
})

const ABSENT = '01890000-0000-7000-8000-000000000000'
const aPerson = newAccount()
