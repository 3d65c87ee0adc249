import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { carefulJudge, looksUp } from '../support/anthropic/careful-reader'
import { type AnthropicServer, startAnthropicServer } from '../support/anthropic-server'
import { changeEnv } from '../support/change-env'
import { freePort } from '../support/free-port'
import { type InProcessAccount, type InProcessApi, openApiInProcess } from '../support/in-process-api'

/** What of the environment a test sets. */
const changes = changeEnv()

const OWNER = 'owner@example.com'
const KEY = 'planted-key-of-a-person-4321'
const path = '/api/coach/connection'

let api: InProcessApi
let model: AnthropicServer
let owner: InProcessAccount
let other: InProcessAccount
const open: Server[] = []

beforeAll(async () => {
  ;[api, model] = await Promise.all([openApiInProcess(), startAnthropicServer()])
  changes.OWNER_EMAIL = OWNER
  owner = await api.signup({ email: OWNER })
  other = await api.signup()
})
beforeEach(async () => {
  await model.behave({ judge: carefulJudge, says: looksUp })
  model.requests.length = 0
})
afterEach(async () => {
  for (const name of Object.keys(changes)) delete changes[name as keyof typeof changes]
  changes.OWNER_EMAIL = OWNER
  await owner.ask('DELETE', path)
  for (const server of open.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})
afterAll(async () => {
  await api?.close()
  await model?.stop()
})

const local = (more = {}) => ({ choice: 'local', baseUrl: model.url, model: 'qwen3:8b', ...more })
const set = (body: object, who = owner) => who.ask('PUT', path, { body })
const tryOut = (body: object = {}, who = owner) => who.ask('POST', `${path}/test`, { body })
const status = async (who: InProcessAccount) => (await who.ask('GET', '/api/coach/status')).body

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  open.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('who may', () => {
  test('the owner alone: all others are refused every call', async () => {
    const calls = [
      await other.ask('GET', path),
      await set(local(), other),
      await other.ask('DELETE', path),
      await other.ask('POST', `${path}/find`),
      await tryOut(local(), other),
    ]
    expect(calls.map(({ status: code, body }) => [code, body.code])).toEqual(Array(5).fill([403, 'forbidden']))
    expect((await owner.ask('GET', path)).status).toBe(200)
  })

  test('without OWNER_EMAIL whoever signed up first, on SQLite opened at this machine, and nobody elsewhere', async () => {
    const codes = async () => [(await owner.ask('GET', path)).status, (await other.ask('GET', path)).status]
    Object.assign(changes, { OWNER_EMAIL: undefined, NEXTAUTH_URL: 'http://localhost:3000' })
    const kind = process.env.TEST_POSTGRES_URL ? 'postgres' : 'sqlite'
    expect(await codes()).toEqual(kind === 'sqlite' ? [200, 403] : [403, 403])
    Object.assign(changes, { database: { kind: 'postgres' } })
    expect(await codes()).toEqual([403, 403])
    for (const elsewhere of [
      { NEXTAUTH_URL: 'https://apogee.example.com', HOST: '127.0.0.1' },
      { NEXTAUTH_URL: 'http://localhost:3000', HOST: '192.168.1.20' },
      { NEXTAUTH_URL: undefined },
    ]) {
      Object.assign(changes, { database: { kind: 'sqlite' }, HOST: undefined, ...elsewhere })
      expect(await codes()).toEqual([403, 403])
    }
    Object.assign(changes, { NEXTAUTH_URL: 'http://127.0.0.1:3000', HOST: '127.0.0.1' })
    expect(await codes()).toEqual([200, 403])
    Object.assign(changes, { OWNER_EMAIL: other.user.email })
    expect(await codes()).toEqual([403, 200])
  })
})

describe('a connected model', () => {
  test('answers everyone from the next message on, and no more once it is removed', async () => {
    const say = async (who: InProcessAccount) =>
      (await who.ask('POST', '/api/chat', { body: { message: 'How am I doing?' } })).body.message.source
    expect(await say(other)).toBe('built-in')
    const { body } = await set(local({ key: KEY }))
    expect(body).toMatchObject({
      scope: 'everyone',
      from: 'settings',
      choice: 'local',
      baseUrl: model.url,
      model: 'qwen3:8b',
      keyEnd: '4321',
      problem: null,
    })
    expect((await owner.ask('GET', path)).body).toEqual(body)
    expect([await say(other), await say(owner)]).toEqual(['anthropic', 'anthropic'])
    expect(model.requests[0]?.body.model).toBe('qwen3:8b')
    expect(model.requests[0]?.headers.authorization).toBe(`Bearer ${KEY}`)
    expect(await status(other)).toMatchObject({ provider: 'anthropic', model: 'qwen3:8b', reachable: true })
    expect((await owner.ask('DELETE', path)).status).toBe(204)
    expect([await say(other), (await status(other)).provider]).toEqual(['built-in', 'built-in'])
  })

  test('that another process has set is noticed within seconds', async () => {
    expect((await status(owner)).provider).toBe('built-in')
    await api.database.client.coachConnection.create({
      data: { id: 'instance', userId: owner.user.id, ...local(), updatedAt: new Date() },
    })
    await vi.waitFor(async () => expect((await status(owner)).model).toBe('qwen3:8b'), { timeout: 3_000 })
  })

  test('gives way to the built-in coach where it fails, but never in the middle of a talk', async () => {
    await set(local())
    await model.behave({ fault: 'unauthorized' })
    const { body: goal } = await other.ask('POST', '/api/goals', { body: { title: 'Read 12 books', domain: 'career' } })
    const { body } = await other.ask('PATCH', '/api/goals/{id}/ai-update', {
      id: goal.id,
      body: { response: 'I have finished 6 of 12 books.' },
    })
    expect(body.progressUpdate.newProgress).toBe(50)
    const reply = await other.ask('POST', '/api/chat', { body: { message: 'How am I doing?' } })
    expect([reply.status, reply.body.reason]).toEqual([503, 'key refused'])
  })

  test('is waited for longer than Anthropic, and a slot of the user’s as long', async () => {
    Object.assign(changes, { RATE_LIMIT: 'on' })
    await set(local())
    let expiresAt = 0
    await model.behave({
      reply: 'Fine.',
      raw: async (response) => {
        expiresAt = (await api.database.client.coachCall.findFirst())?.expiresAt.getTime() ?? 0
        response.writeHead(500).end()
      },
    })
    await other.ask('POST', '/api/chat', { body: { message: 'How am I doing?' } })
    expect(expiresAt - Date.now()).toBeGreaterThan(5 * 299_000)
  })

  test('stays out of the way where the environment names one, which the owner is told', async () => {
    await set(local({ key: KEY }))
    Object.assign(changes, { ANTHROPIC_BASE_URL: 'http://user:secret@127.0.0.1:9/', ANTHROPIC_API_KEY: 'k'.repeat(40) })
    expect((await owner.ask('GET', path)).body).toEqual({
      scope: 'everyone',
      from: 'environment',
      choice: 'local',
      baseUrl: 'http://127.0.0.1:9',
      model: 'claude-sonnet-5-5',
      keyEnd: 'kkkk',
      problem: null,
      updatedAt: null,
    })
    expect(await status(other)).toMatchObject({ provider: 'anthropic', model: 'claude-sonnet-5-5' })
    const refused = await set({ choice: 'built-in' })
    expect([refused.status, refused.body.code, refused.body.error]).toEqual([
      409,
      'conflict',
      'This server’s environment says who answers. Change it there.',
    ])
    delete changes.ANTHROPIC_BASE_URL
    delete changes.ANTHROPIC_API_KEY
    expect((await status(other)).model).toBe('qwen3:8b')
  })

  test('goes with the account of who entered it', async () => {
    Object.assign(changes, { OWNER_EMAIL: 'gone@example.com' })
    const gone = await api.signup({ email: 'gone@example.com' })
    await set(local({ key: KEY }), gone)
    expect((await status(other)).provider).toBe('anthropic')
    const left = await gone.ask('DELETE', '/api/users/me', { body: { confirmation: 'gone@example.com' } })
    expect(left.status).toBe(204)
    expect((await status(other)).provider).toBe('built-in')
    expect(await api.database.client.coachConnection.count()).toBe(0)
  })
})

describe('the key', () => {
  const rows = () => api.database.client.coachConnection.findMany()

  test('is sealed, and stands in no answer, no export and no log', async () => {
    const { log } = await import('@/lib/server/log')
    const lines: string[] = []
    const spies = (['info', 'warn', 'error'] as const).map((level) =>
      vi.spyOn(log, level).mockImplementation((...said: unknown[]) => void lines.push(JSON.stringify(said))),
    )
    const answers = [
      await set(local({ key: KEY })),
      await owner.ask('GET', path),
      await tryOut(),
      await tryOut(local({ key: KEY, model: '' })),
      await owner.ask('GET', '/api/export/all'),
      await owner.ask('GET', '/api/coach/status'),
    ]
    await model.behave({ fault: 'unauthorized' })
    answers.push(await tryOut(), await owner.ask('POST', '/api/chat', { body: { message: 'Hello' } }))
    for (const spy of spies) spy.mockRestore()
    expect(answers.map(({ status: code }) => code)).toEqual([200, 200, 200, 400, 200, 200, 200, 503])
    const shown = JSON.stringify([answers.map(({ body }) => body), lines, await rows()])
    expect(shown).not.toContain(KEY)
    expect(shown).not.toContain(KEY.slice(0, 12))
    expect(lines.length).toBeGreaterThan(5)
  })

  test('that no longer opens is said in words: the built-in coach answers until it is entered again', async () => {
    await set(local({ key: KEY }))
    changes.NEXTAUTH_SECRET = 'another secret of this server, long enough'
    const { body } = await owner.ask('GET', path).catch(() => owner.ask('GET', path))
    expect(body).toMatchObject({ choice: 'local', problem: expect.stringMatching(/cannot be opened.*enter it again/) })
    expect((await status(other)).provider).toBe('built-in')
    expect((await tryOut()).body).toMatchObject({ ok: false, words: expect.stringMatching(/cannot be opened/) })
    expect((await other.ask('POST', '/api/chat', { body: { message: 'Hello' } })).body.message.source).toBe('built-in')
    expect(model.requests).toHaveLength(0)
    for (const left of [await set(local()), await tryOut(local())]) {
      expect([left.status, left.body.fields?.key?.[0]]).toEqual([400, expect.stringMatching(/cannot be opened/)])
    }
    expect((await set(local({ key: KEY }))).body.problem).toBeNull()
    expect((await status(other)).provider).toBe('anthropic')
  })

  test('opens for no other address, whoever writes that into the row', async () => {
    await set(local({ key: KEY }))
    const stolen = await serve((_, response) => response.writeHead(500).end())
    await api.database.client.coachConnection.updateMany({ data: { baseUrl: stolen } })
    expect((await owner.ask('GET', path)).body.problem).toMatch(/cannot be opened/)
  })

  test('that is left out is the one that is kept, but only where it went before', async () => {
    await set(local({ key: KEY }))
    expect((await set(local({ model: 'gemma3:4b' }))).body.keyEnd).toBe('4321')
    expect((await set(local({ key: '' }))).body.keyEnd).toBeNull()
    await set(local({ key: 'short' }))
    expect((await owner.ask('GET', path)).body.keyEnd).toBe('')
    const headers: string[] = []
    const elsewhere = await serve((request, response) => {
      headers.push(JSON.stringify(request.headers))
      response.writeHead(401).end()
    })
    await set(local({ key: KEY }))
    await tryOut(local({ baseUrl: elsewhere }))
    expect(headers.length).toBeGreaterThan(0)
    expect(headers.join()).not.toContain(KEY)
    expect((await set(local({ baseUrl: elsewhere }))).body.keyEnd).toBeNull()
    expect((await set({ choice: 'anthropic' })).body.fields).toEqual({ key: ['Enter your key'] })
  })
})

describe('an address', () => {
  test.each([
    ['http://169.254.169.254/latest', /secrets/],
    ['http://[fd00:ec2::254]', /secrets/],
    ['http://metadata.google.internal', /secrets/],
    ['http://[fe80::1]:11434', /secrets/],
    ['ftp://127.0.0.1', /address like/],
    ['file:///etc/passwd', /address like/],
    ['http://user:pass@127.0.0.1', /address like/],
    ['http://127.0.0.1/?q=1', /address like/],
    ['127.0.0.1:11434', /address like/],
    ['', /address/],
  ])('%s is refused in words, to be kept or to be tried', async (baseUrl, why) => {
    for (const answer of [await set(local({ baseUrl })), await tryOut(local({ baseUrl }))]) {
      expect([answer.status, answer.body.fields?.baseUrl?.[0]]).toEqual([400, expect.stringMatching(why)])
    }
  })

  test('is kept without what every call adds', async () => {
    expect((await set(local({ baseUrl: `${model.url}/v1/` }))).body.baseUrl).toBe(model.url)
  })

  test('that sends its callers on is not followed, and the key stays here', async () => {
    let asked = 0
    const elsewhere = await serve((_, response) => {
      asked++
      response.end('{}')
    })
    const baseUrl = await serve((_, response) =>
      response.writeHead(307, { location: `${elsewhere}/v1/messages` }).end(),
    )
    const { body } = await tryOut(local({ baseUrl, key: KEY }))
    expect(body).toMatchObject({ ok: false, words: expect.stringMatching(/another address/) })
    await set(local({ baseUrl, key: KEY }))
    expect((await other.ask('POST', '/api/chat', { body: { message: 'Hello' } })).status).toBe(503)
    expect(asked).toBe(0)
  })

  test.each([
    [{ choice: 'local', baseUrl: 'http://127.0.0.1:9' }, 'model'],
    [{ choice: 'anthropic', key: KEY, baseUrl: 'http://127.0.0.1:9' }, 'baseUrl'],
    [{ choice: 'anthropic', key: 'with a space' }, 'key'],
    [{ choice: 'anthropic' }, 'key'],
    [{ choice: 'another' }, 'choice'],
    [{}, 'choice'],
  ])('%j lacks its %s', async (body, field) => {
    const answer = await set(body)
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]])
  })
})

describe('a key of one’s own', () => {
  beforeEach(() => void Object.assign(changes, { USER_KEYS: 'on' }))
  afterEach(async () => {
    changes.USER_KEYS = 'on'
    await other.ask('DELETE', path)
  })

  test('answers its owner alone, and takes no address', async () => {
    expect((await other.ask('GET', path)).body).toMatchObject({ scope: 'own', from: 'default', choice: 'built-in' })
    expect((await set(local(), other)).body.fields).toHaveProperty('choice')
    const withAddress = { choice: 'anthropic', key: KEY, baseUrl: model.url }
    expect([(await set(withAddress, other)).status, (await tryOut(withAddress, other)).status]).toEqual([400, 400])
    expect((await other.ask('POST', `${path}/find`)).status).toBe(403)
    const { body } = await set({ choice: 'anthropic', key: KEY }, other)
    expect(body).toMatchObject({ scope: 'own', choice: 'anthropic', model: 'claude-sonnet-5-5', keyEnd: '4321' })
    expect([(await status(other)).provider, (await status(owner)).provider]).toEqual(['anthropic', 'built-in'])
    await other.ask('DELETE', path)
    expect((await status(other)).provider).toBe('built-in')
  })

  test('where the environment names the model, its key stays the operator’s', async () => {
    Object.assign(changes, { ANTHROPIC_API_KEY: 'k'.repeat(40) })
    expect((await other.ask('GET', path)).body).toMatchObject({ scope: 'own', from: 'environment', keyEnd: null })
    delete changes.ANTHROPIC_API_KEY
  })

  test('or the built-in coach, where everyone else is answered by a model', async () => {
    await set(local())
    expect((await other.ask('GET', path)).body).toMatchObject({ from: 'default', choice: 'local', baseUrl: null })
    expect((await status(other)).provider).toBe('anthropic')
    await set({ choice: 'built-in' }, other)
    expect([(await status(other)).provider, (await status(owner)).provider]).toEqual(['built-in', 'anthropic'])
    changes.USER_KEYS = 'off'
    expect((await status(other)).provider).toBe('anthropic')
  })
})

describe('a test', () => {
  test('says how a sound model reads, that it looks things up, and how soon it speaks', async () => {
    const { status: code, body } = await tryOut(local())
    expect(code).toBe(200)
    expect(body).toEqual({
      ok: true,
      words: expect.stringMatching(/^answers 12 of 12 samples, uses tools, \d+\.\d s to the first word$/),
      samples: { right: 12, of: 12, missed: [] },
      tools: true,
      firstWordMs: expect.any(Number),
    })
    expect(model.requests).toHaveLength(14)
    const sent = JSON.stringify(model.requests.map((request) => request.body))
    expect(sent).not.toContain('Ada')
  })

  test('names what was misread, and is not content with a model that reads nothing', async () => {
    const misreading = (answer: string) => (request: Parameters<typeof carefulJudge>[0]) =>
      request.lastUserText.includes(answer)
        ? { kind: 'total', value: 20, unit: 'kg', quote: answer }
        : carefulJudge(request)
    await model.behave({ judge: misreading('100% motivated'), says: looksUp })
    expect((await tryOut(local())).body.samples).toMatchObject({ right: 11, missed: ['100% motivated'] })
    await model.behave({ judge: () => ({}), says: looksUp })
    expect((await tryOut(local())).body).toMatchObject({ ok: false, samples: { right: 5 } })
    await model.behave({ rawAnswer: 'I would say it went well.', says: looksUp })
    expect((await tryOut(local())).body).toMatchObject({ ok: false, samples: { right: 0, of: 12 }, tools: true })
  })

  test('tells a server without tools', async () => {
    await model.behave({ judge: carefulJudge, reply: 'In March you rowed.' })
    const { body } = await tryOut(local())
    expect(body).toMatchObject({ ok: true, tools: false })
    expect(body.words).toMatch(/samples, a server without tools: answers from context alone, \d/)
  })

  test.each([
    ['unauthorized', 'key refused'],
    ['overloaded', 'overloaded: try again in a minute'],
    ['server-error', 'the server failed with status 500'],
    ['connection-refused', 'nothing answers at that address'],
  ] as const)('with %s says: %s', async (fault, words) => {
    await model.behave({ fault })
    expect((await tryOut(local())).body).toEqual({ ok: false, words, samples: null, tools: null, firstWordMs: null })
  })

  test('names the models that are there, where the one meant is not', async () => {
    await model.behave({ models: ['qwen3:8b', 'gemma3:4b'] })
    const { body } = await tryOut(local({ model: 'qwen3' }))
    expect(body.words).toBe('no model of that name: it has qwen3:8b, gemma3:4b')
    const old = await serve((request, response) => {
      const isList = request.url === '/v1/models'
      response.writeHead(isList ? 200 : 404).end(JSON.stringify(isList ? { data: [{ id: 'qwen3:8b' }] } : {}))
    })
    expect((await tryOut(local({ baseUrl: old }))).body.words).toMatch(/does not speak the Messages API/)
  })

  test('of another server than one of a model says so', async () => {
    for (const [type, body] of [
      ['text/html', '<h1>Sign in to your router</h1>'],
      ['application/json', '{"hello": 1}'],
      ['text/event-stream', 'data: hello\n\n'],
    ] as const) {
      const baseUrl = await serve((_, response) => response.writeHead(200, { 'content-type': type }).end(body))
      const { ok, words } = (await tryOut(local({ baseUrl }))).body
      expect([type, ok, words]).toEqual([type, false, 'what answers at that address is no model server'])
    }
  })

  test('of nothing but an address that nobody listens at ends at once', async () => {
    const started = Date.now()
    const { body } = await tryOut(local({ baseUrl: `http://127.0.0.1:${await freePort()}` }))
    expect(body.words).toBe('nothing answers at that address')
    expect(Date.now() - started).toBeLessThan(8_000)
  })

  test('says how long it waited for one that is too slow', async () => {
    Object.assign(changes, {
      patience: { elsewhere: { AI_TIMEOUT_MS: 2_000, AI_IDLE_TIMEOUT_MS: 60_000 } },
    })
    await model.behave({ fault: 'no-headers' })
    expect((await tryOut(local())).body.words).toBe('too slow: 2 s')
  })

  test('is one at a time, is counted as use, and asks nobody for the built-in coach', async () => {
    await model.behave({ judge: carefulJudge, says: looksUp, delayMs: 30 })
    const first = tryOut(local())
    await sleep(100)
    expect((await tryOut(local())).body.code).toBe('conflict')
    expect((await first).status).toBe(200)
    expect((await tryOut(local())).status).toBe(200)
    const used = await api.database.client.tokenUsage.count({ where: { userId: owner.user.id, model: 'qwen3:8b' } })
    expect(used).toBeGreaterThanOrEqual(28)
    model.requests.length = 0
    expect((await tryOut({ choice: 'built-in' })).body.ok).toBe(true)
    expect((await tryOut()).body).toMatchObject({ ok: true, words: 'the built-in coach is always there' })
    expect(model.requests).toHaveLength(0)
  })

  test('of what is kept needs no word more', async () => {
    await set(local({ key: KEY }))
    expect((await tryOut()).body.ok).toBe(true)
    expect(new Set(model.requests.map(({ headers }) => headers.authorization))).toEqual(new Set([`Bearer ${KEY}`]))
  })
})

test('the models of this machine are found for the owner', async () => {
  const { status: code, body } = await owner.ask('POST', `${path}/find`)
  expect([code, Array.isArray(body.servers)]).toEqual([200, true])
})
