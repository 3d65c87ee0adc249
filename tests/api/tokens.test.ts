import { expect, test } from 'vitest'
import { type Account, call, newAccount } from '../support/api-client'
import { requestFor, routeTable } from '../support/route-table'

const later = '2030-01-01T09:00:00.000Z'

/** Makes a token of the account's; its calls are the account's own, made with that. */
async function program(account: Account, ...scopes: string[]) {
  const made = await account.post('/api/tokens', { name: 'Script', scopes })
  const { token, id } = made.body as { token: string; id: string }
  return {
    id,
    token,
    get: (path: string) => call('GET', path, undefined, { token }),
    post: (path: string, body?: unknown) => call('POST', path, body, { token }),
  }
}

const reads = [
  'GET /api/goals',
  'GET /api/goals/{id}',
  'GET /api/goals/{id}/history',
  'GET /api/goals/{id}/values',
  'GET /api/reminders',
  'GET /api/plans',
  'GET /api/experiments',
  'POST /api/record/ask',
]
const confidences = [
  'GET /api/journal',
  'GET /api/journal/{id}',
  'GET /api/conversations',
  'GET /api/conversations/active',
  'GET /api/chat',
  'GET /api/chat/{id}',
  'GET /api/memories',
  'GET /api/insights/weekly',
  'GET /api/insights/goals',
  'GET /api/insights/goals/{id}',
  'GET /api/insights/goals/risk',
  'GET /api/insights/responses/{goalId}',
]
const opened: Record<string, string[]> = {
  read: [...reads, ...confidences],
  // The table's question to the record is about entries.
  'read-no-journal': reads.filter((key) => key !== 'POST /api/record/ask'),
  propose: ['POST /api/proposals'],
  'write-values': ['POST /api/goals/{id}/values', 'PATCH /api/values/{id}', 'DELETE /api/values/{id}'],
}

test.each(Object.entries(opened))(
  'a token with the scope %s opens what it names and nothing else',
  async (scope, routes) => {
    const account = await newAccount()
    const { token } = await program(account, scope)
    const notRefused: string[] = []
    for (const key of Object.keys(routeTable)) {
      if (routeTable[key]?.access !== 'user') continue
      const { method, path, body } = requestFor(key, account, 'nobody')
      const { status } = await call(method, path, body, { token })
      if (status !== 403) notRefused.push(key)
    }
    expect(notRefused.toSorted()).toEqual(routes.toSorted())
    // Nothing of the account has gone by all this.
    expect((await account.get('/api/auth/me')).status).toBe(200)
  },
)

test('it is told once, listed without itself, and refused from the moment it is revoked', async () => {
  const account = await newAccount()
  const { id, token, get } = await program(account, 'read', 'read')
  expect(token).toMatch(/^apg_[\w-]{43}$/)
  const { body: list } = await account.get('/api/tokens')
  expect(list).toMatchObject([{ id, name: 'Script', scopes: ['read'], lastUsedAt: null }])
  expect(JSON.stringify(list)).not.toContain(token)
  expect((await get('/api/goals')).status).toBe(200)
  expect((await account.get('/api/tokens')).body[0].lastUsedAt).not.toBeNull()
  expect((await account.delete(`/api/tokens/${id}`)).status).toBe(204)
  expect((await get('/api/goals')).status).toBe(401)
  expect((await call('GET', '/api/goals', undefined, { token: 'apg_nothing' })).status).toBe(401)
  // A personal token is the only credential looked at where one is sent.
  expect((await call('GET', '/api/goals', undefined, { token, cookie: account.cookie })).status).toBe(401)
})

test('what lacks a name or a scope is refused, and so is the twenty-first', async () => {
  const account = await newAccount()
  for (const body of [
    { name: ' ', scopes: ['read'] },
    { name: 'x', scopes: [] },
    { name: 'x', scopes: ['all'] },
  ]) {
    expect((await account.post('/api/tokens', body)).status).toBe(400)
  }
  for (let n = 0; n < 20; n += 1) await program(account, 'read')
  expect((await account.post('/api/tokens', { name: 'One more', scopes: ['read'] })).status).toBe(400)
})

test('every call is written down for its owner: when, what, how many rows', async () => {
  const account = await newAccount()
  await account.post('/api/goals', { title: 'Row', domain: 'health' })
  const { id, get } = await program(account, 'read')
  await get('/api/goals')
  await get('/api/journal?q=secret')
  const { body } = await account.get(`/api/tokens/${id}/reads`)
  expect(body).toMatchObject([
    { route: 'GET /api/journal', rows: 0 },
    { route: 'GET /api/goals', rows: 1 },
  ])
  expect(JSON.stringify(body)).not.toContain('secret')
  const { body: page, headers } = await account.get(`/api/tokens/${id}/reads?limit=1`)
  expect(page).toHaveLength(1)
  expect(headers.get('link')).toContain('cursor=')
})

/** An account whose kept rows all hold one word, beside rows that may be sent, and an entry with an explicit cry. */
async function withKeptRows() {
  const account = await newAccount()
  const made = async (path: string, body: object) => (await account.post(path, body)).body
  const measure = { kind: 'total', unit: 'km', target: 100 }
  const goal = await made('/api/goals', { title: 'Heliotrope run', domain: 'health', neverSend: true, measure })
  const shown = await made('/api/goals', { title: 'Row', domain: 'health', measure })
  const entry = await made('/api/journal', { mood: 4, notes: 'Ate a heliotrope with friends', neverSend: true })
  await made('/api/journal', { mood: 2, notes: 'I want to kill myself tonight.' })
  await made('/api/journal', { mood: 3, notes: 'Rowed 5 km' })
  await made(`/api/goals/${goal.id}/values`, { value: 3, note: 'heliotrope' })
  await made('/api/reminders', { title: 'heliotrope shoes', scheduledFor: later, goalId: goal.id })
  await made('/api/reminders', { title: 'oars', scheduledFor: later })
  const parts = { cue: 'After the heliotrope', action: 'run', obstacle: 'rain', ifObstacle: 'go in' }
  await made('/api/plans', { ...parts, goalId: goal.id })
  await made('/api/experiments', { action: 'Heliotrope tea', outcome: 'value', goalId: goal.id })
  const talk = await made('/api/conversations', { title: 'Heliotrope', neverSend: true })
  const said = await made('/api/chat', { message: 'My heliotrope is blue', conversationId: talk.id })
  return { account, goal, shown, entry, talk, message: said.message }
}

test('nothing that is never sent, and no explicit cry, is in anything a program reads', async () => {
  const { account, goal, entry, talk, message } = await withKeptRows()
  const { get, post } = await program(account, 'read')
  const lists = [
    '/api/goals',
    '/api/journal',
    '/api/reminders',
    '/api/plans',
    '/api/experiments',
    '/api/conversations',
    '/api/conversations/active',
    '/api/chat',
    '/api/memories',
    '/api/insights/weekly',
    '/api/insights/goals',
    '/api/insights/goals/risk',
  ]
  let ownWords = ''
  for (const path of lists) {
    ownWords += JSON.stringify((await account.get(path)).body)
    const told = await get(path)
    expect([path, [200, 404].includes(told.status)]).toEqual([path, true])
    expect([path, /heliotrope|kill myself/i.test(JSON.stringify(told.body))]).toEqual([path, false])
  }
  // The person sees it all: the words are in what was read.
  expect(ownWords).toMatch(/heliotrope/i)
  expect(ownWords).toMatch(/kill myself/)
  expect(JSON.stringify((await get('/api/goals')).body)).toContain('Row')
  expect(JSON.stringify((await get('/api/reminders')).body)).toContain('oars')
  for (const path of [
    `/api/goals/${goal.id}`,
    `/api/goals/${goal.id}/history`,
    `/api/goals/${goal.id}/values`,
    `/api/journal/${entry.id}`,
    `/api/chat/${message.id}`,
    `/api/chat?conversationId=${talk.id}`,
    `/api/insights/goals/${goal.id}`,
    `/api/insights/responses/${goal.id}`,
  ]) {
    expect([path, (await account.get(path)).status]).toEqual([path, 200])
    expect([path, (await get(path)).status]).toEqual([path, 404])
  }
  for (const of of ['entries', 'goals', 'values', 'messages', 'alerts', 'plans', 'experiments', 'memories']) {
    const asked = { query: { of, give: 'list', about: 'heliotrope' } }
    expect(JSON.stringify((await post('/api/record/ask', asked)).body.answer.rows)).toBe('[]')
  }
  const question = await post('/api/record/ask', { question: 'When did I last write about heliotrope?' })
  expect(question.body.answer.rows).toEqual([])
})

test('without the journal, a question about what was written in confidence is refused', async () => {
  const { account } = await withKeptRows()
  const { post } = await program(account, 'read-no-journal')
  const ask = (of: string) => post('/api/record/ask', { query: { of, give: 'count' } })
  for (const of of ['entries', 'messages', 'memories', 'insights']) expect((await ask(of)).status).toBe(403)
  for (const of of ['goals', 'values', 'alerts', 'plans', 'experiments']) expect((await ask(of)).status).toBe(200)
  expect((await post('/api/record/ask', { question: 'How many entries did I write this week?' })).status).toBe(403)
})

test('a program logs values and proposes changes, and applies none', async () => {
  const { account, goal, shown } = await withKeptRows()
  const { post, token } = await program(account, 'write-values', 'propose')
  const logged = await post(`/api/goals/${shown.id}/values`, { value: 6 })
  expect(logged.status).toBe(201)
  expect((await account.get(`/api/goals/${shown.id}`)).body.progress).toBe(6)
  expect((await post(`/api/goals/${goal.id}/values`, { value: 6 })).status).toBe(404)
  const change = { verb: 'goal.change', input: { goalId: shown.id, title: 'Row far' }, source: 'screen' }
  const proposed = await post('/api/proposals', change)
  expect(proposed.body).toMatchObject({ status: 'proposed', source: { kind: 'client' } })
  expect((await post(`/api/proposals/${proposed.body.id}/apply`, {})).status).toBe(403)
  expect((await account.get(`/api/goals/${shown.id}`)).body.title).toBe('Row')
  expect((await account.post(`/api/proposals/${proposed.body.id}/apply`, {})).status).toBe(200)
  expect((await account.get(`/api/goals/${shown.id}`)).body.title).toBe('Row far')
  const kept = { verb: 'goal.change', input: { goalId: goal.id, title: 'x' } }
  expect((await post('/api/proposals', kept)).status).toBe(404)
  // No cookie rides along: a program's call needs no origin, and is no session.
  expect((await call('GET', '/api/auth/sessions', undefined, { token })).status).toBe(403)
})

test('a token in an address opens nothing, whatever it is called there', async () => {
  const account = await newAccount()
  const { token } = await program(account, 'read', 'write-values', 'propose')
  const inAddress = [token, account.token].flatMap((secret) =>
    ['token', 'access_token', 'key', 'apg', 'Authorization'].map((name) => `${name}=${encodeURIComponent(secret)}`),
  )
  for (const query of inAddress) {
    for (const path of ['/api/goals', '/api/journal', '/api/export/all', '/api/mcp']) {
      const { status, body } = await call(path === '/api/mcp' ? 'POST' : 'GET', `${path}?${query}`)
      expect([path, query.split('=')[0], status]).toEqual([path, query.split('=')[0], 401])
      expect(JSON.stringify(body)).not.toContain(token)
    }
  }
  // The address of a calendar is made for it, and no token is one.
  expect((await call('GET', `/api/feeds/${token}.ics`)).status).toBe(404)
  // In a header it opens what it is for.
  expect((await call('GET', '/api/goals', undefined, { token })).status).toBe(200)
})
