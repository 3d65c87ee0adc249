import { describe, expect, test } from 'vitest'
import { limits } from '@/lib/contract/limits'
import { call, newAccount } from '../support/api-client'
import { baseUrl } from '../support/base-url'

describe('bodies', () => {
  const json = { 'Content-Type': 'application/json' }

  test.each([
    ['broken JSON', '{"title":', 400, 'invalid_json'],
    ['bytes that are no UTF-8', Buffer.from([0x22, 0xff, 0xfe, 0x22]), 400, 'invalid_json'],
    ['a list', '[]', 400, 'validation_failed'],
    ['null', 'null', 400, 'validation_failed'],
    ['10,000 deep', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, 400, 'validation_failed'],
    ['over 256 KiB', JSON.stringify({ title: 'x'.repeat(300_000) }), 413, 'payload_too_large'],
  ])('%s', async (_what, raw, status, code) => {
    const { token } = await newAccount()
    const answer = await call('POST', '/api/goals', undefined, { token, raw, headers: json })
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect(answer.body.error).toEqual(expect.any(String))
    expect(answer.body.requestId).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('another media type is refused', async () => {
    const { token } = await newAccount()
    const headers = { 'Content-Type': 'text/plain' }
    const answer = await call('POST', '/api/goals', undefined, { token, raw: '{"title":"x"}', headers })
    expect([answer.status, answer.body.code]).toEqual([415, 'unsupported_media_type'])
  })

  test('a chunked body over the limit is refused while it is read', async () => {
    const { token } = await newAccount()
    // Twice what the server throws away of a refused body before it hangs up.
    const whole = 4 * limits.importBytes
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 65_536
        controller.enqueue(new Uint8Array(65_536).fill(0x20))
        if (sent > whole) controller.close()
      },
    })
    const response = await fetch(`${baseUrl()}/api/goals`, {
      method: 'POST',
      headers: { ...json, Authorization: `Bearer ${token}` },
      body: endless,
      duplex: 'half',
    } as RequestInit).catch((error: unknown) => error)
    // The server may close the connection on a client that goes on sending; it never swallows it all.
    if (response instanceof Response) expect(response.status).toBe(413)
    expect(sent).toBeLessThan(whole)
  })

  test("another user's id as the owner is refused wherever there is a body", async () => {
    const [account, other] = await Promise.all([newAccount(), newAccount()])
    const userId = other.user.id
    const { id } = (await account.post('/api/goals', { title: 'Mine', domain: 'career' })).body
    const answers = await Promise.all([
      account.post('/api/conversations', { title: 'x', userId }),
      account.post('/api/chat', { message: 'x', userId }),
      account.patch('/api/users/profile', { timeZone: 'Asia/Tokyo', userId }),
      account.patch(`/api/goals/${id}`, { title: 'x', userId }),
      account.patch(`/api/goals/${id}/ai-update`, { response: 'half way', userId }),
      account.post('/api/journal', { mood: 3, notes: 'x', userId }),
      account.post('/api/reminders', { title: 'x', scheduledFor: '2030-01-01T00:00:00Z', userId }),
    ])
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 403))
    expect((await account.get(`/api/goals/${id}`)).body).toMatchObject({ title: 'Mine', progress: 0 })
    expect((await account.post('/api/conversations', { title: 'x', userId: account.user.id })).status).toBe(201)
  })

  test.each(['a\u0000', '\uD800'])('%j in place of an id or an email names nothing', async (odd) => {
    const account = await newAccount()
    expect((await call('POST', '/api/auth/login', { email: odd, password: 'x' })).status).toBeLessThan(402)
    expect((await account.post('/api/chat', { message: 'x', conversationId: odd })).status).toBe(404)
    expect(
      (await account.get(`/api/chat?conversationId=${encodeURIComponent(odd.replace('\uD800', '%'))}`)).status,
    ).toBe(404)
    const reminder = { title: 'x', scheduledFor: '2030-01-01T00:00:00Z', goalId: odd }
    expect((await account.post('/api/reminders', reminder)).status).toBe(404)
    expect((await account.post('/api/insights/goal/response', { goalId: odd, responseText: 'x' })).status).toBe(404)
  })

  test('a change that names no field changes nothing and answers with what is stored', async () => {
    const account = await newAccount()
    const made = await Promise.all([
      account.post('/api/goals', { title: 'Mine', domain: 'career' }),
      account.post('/api/journal', { mood: 3, notes: 'x' }),
      account.post('/api/reminders', { title: 'x', scheduledFor: '2030-01-01T00:00:00Z' }),
      account.post('/api/conversations', { title: 'x' }),
    ])
    const paths = ['goals', 'journal', 'reminders', 'conversations']
    for (const [at, { body }] of made.entries()) {
      for (const patch of [{}, { unknown: 1 }, { id: 'x', createdAt: 'y' }]) {
        const answer = await account.patch(`/api/${paths[at]}/${body.id}`, patch)
        expect([paths[at], answer.status, answer.body.id]).toEqual([paths[at], 200, body.id])
      }
    }
  })

  test('a complaint about an element bears the name of its list, one about the whole body says so', async () => {
    const account = await newAccount()
    const complaints = await Promise.all([
      account.patch('/api/users/profile', { selectedDomains: ['career', 'fame'] }),
      account.post('/api/journal', { mood: 3, notes: 'x', attachments: [1] }),
      account.post('/api/journal', []),
    ])
    expect(complaints.map(({ body }) => Object.keys(body.fields)[0])).toEqual([
      'selectedDomains',
      'attachments',
      'body',
    ])
  })

  test('__proto__ is a field like any other: unknown, so ignored', async () => {
    const { token } = await newAccount()
    const raw = '{"title":"x","domain":"career","__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}'
    const answer = await call('POST', '/api/goals', undefined, { token, raw, headers: json })
    expect(answer.status).toBe(201)
    expect(answer.body).not.toHaveProperty('isAdmin')
  })
})

describe('paths', () => {
  test.each(['/api', '/api/nothing', '/api/goals/a/b/c', '/api/auth-ish', '/api/GOALS'])(
    '%s is a JSON 404',
    async (path) => {
      for (const method of ['GET', 'POST', 'PATCH', 'DELETE', 'PUT']) {
        const answer = await call(method, path)
        expect([answer.status, answer.body?.code], `${method} ${path}`).toEqual([404, 'not_found'])
      }
    },
  )

  test.each(['%00', 'a%20b', '..%2Fgoals', "'%20OR%201=1--", 'x'.repeat(300)])(
    'the malformed id %s is not found',
    async (id) => {
      const { token } = await newAccount()
      const answer = await call('GET', `/api/goals/${id}`, undefined, { token })
      expect([answer.status, answer.body?.code]).toEqual([404, 'not_found'])
    },
  )
})

describe('queries', () => {
  const cursorOf = (text: string) => Buffer.from(text).toString('base64url')

  test.each([
    ...['limit=abc', 'limit=0', 'limit=201', 'limit=1e2', 'limit=0x10', 'limit=%2010', 'limit=1.5', 'cursor=forged'],
    `cursor=${cursorOf('0000-01-01T00:00:00.000Z x')}`,
    `cursor=${cursorOf('2026-02-31T00:00:00.000Z x')}`,
    `cursor=${cursorOf("2026-01-01T00:00:00.000Z ' OR 1=1")}`,
  ])('%s is refused by every list', async (query) => {
    const account = await newAccount()
    const { id } = (await account.post('/api/goals', { title: 'x', domain: 'career' })).body
    const lists = [
      'goals',
      `goals/${id}/history`,
      'journal',
      'reminders',
      'conversations',
      'memories',
      `insights/responses/${id}`,
    ]
    for (const list of lists) expect((await account.get(`/api/${list}?${query}`)).status, list).toBe(400)
  })
})

describe('operations', () => {
  test('health and readiness answer', async () => {
    expect((await call('GET', '/api/health')).body).toEqual({ status: 'ok' })
    expect((await call('GET', '/api/ready')).body).toEqual({ status: 'ok' })
  })

  test('the coach says who it is', async () => {
    const { token } = await newAccount()
    const answer = await call('GET', '/api/coach/status', undefined, { token })
    expect(answer.body).toEqual({ provider: 'built-in', model: null, reachable: true })
  })
})

describe('coach helpers', () => {
  test('suggest, rewrite and guide from the words given', async () => {
    const account = await newAccount()
    const about = {
      goalTitle: 'Learn Portuguese',
      currentDescription: 'Speak it',
      userResponse: 'I want to hold a 20 minute talk with Marta by June',
      progress: 10,
    }
    const suggestion = (await account.post('/api/ai/suggest-description', about)).body.suggestion
    expect(suggestion).toMatch(/Portuguese|Marta|20 minute/i)
    expect((await account.post('/api/ai/regenerate-description', about)).body.description).toMatch(
      /Portuguese|Marta|20 minute/i,
    )
    const guidance = (
      await account.post('/api/ai/goal-creation-assistance', {
        goalTitle: 'Learn Portuguese',
        domain: 'personal-growth',
      })
    ).body
    expect(guidance.questions.length).toBeGreaterThan(1)
    expect(guidance.suggestions.length).toBeGreaterThan(1)
    expect(guidance.improvedDescription).toBe('')
    expect(guidance.measure).toBeNull()
    expect(guidance.fields[0]).toEqual({ name: 'measure', question: 'How will you count it?' })
  })

  test('make a coach of its name, in the nearest way of coaching or the one picked', async () => {
    const account = await newAccount()
    const make = async (fields: object) => (await account.post('/api/ai/generate-coach', fields)).body
    const gardener = await make({ name: 'The Gardener' })
    expect(gardener.prompt).toContain('The Gardener')
    expect(gardener.archetypes).toHaveLength(8)
    expect(await make({ name: ' The Gardener ' })).toEqual(gardener)
    const nan = await make({ name: 'Nan' })
    expect(nan.archetype).toBe('gentle-listener')
    expect(nan.style).not.toBe(gardener.style)
    expect(await make({ name: 'Nan', archetype: 'stoic' })).toMatchObject({ archetype: 'stoic', style: 'Calm & Sober' })
    expect((await account.post('/api/ai/generate-coach', { name: 'Nan', archetype: 'wizard' })).status).toBe(400)
    const saved = await account.patch('/api/users/profile', {
      selectedLeader: 'custom',
      customCoachName: 'Nan',
      customCoachStyle: nan.style,
      customCoachPrompt: nan.prompt,
    })
    expect(saved.body).toMatchObject({ selectedLeader: 'custom', customCoachStyle: nan.style })
  })

  test('say which field is missing', async () => {
    const account = await newAccount()
    expect((await account.post('/api/ai/suggest-description', { goalTitle: 'x' })).body.fields).toHaveProperty(
      'userResponse',
    )
    expect((await account.post('/api/ai/goal-creation-assistance', { goalTitle: 'x' })).body.fields).toHaveProperty(
      'domain',
    )
    for (const body of [{}, { name: ' ' }, { name: 'x'.repeat(101) }]) {
      const answer = await account.post('/api/ai/generate-coach', body)
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['name']])
    }
  })
})
