import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Fault } from '../support/anthropic/faults'
import { type AnthropicServer, startAnthropicServer } from '../support/anthropic-server'
import { type Member, newMember } from '../support/member'
import { type App, startApp } from '../support/start-app'

let model: AnthropicServer
const apps: App[] = []

async function appWithModel(env: Record<string, string>, databaseUrl?: string): Promise<App> {
  const app = await startApp({
    env: {
      ANTHROPIC_BASE_URL: model.url,
      ANTHROPIC_API_KEY: 'a key for tests',
      AI_IDLE_TIMEOUT_MS: '3000',
      AI_TIMEOUT_MS: '30000',
      ...env,
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    },
  })
  apps.push(app)
  return app
}

beforeAll(async () => {
  model = await startAnthropicServer()
}, 300_000)
beforeEach(() => model.behave({ reply: 'Take the first step today.' }))
afterAll(async () => {
  for (const app of apps) await app.stop()
  await model?.stop()
})

/** Requests that have reached the model since a moment of the test. */
const asked = (since: number) => model.requests.length - since

describe('two calls to a model at once', () => {
  let app: App
  beforeAll(async () => {
    app = await appWithModel({ RATE_LIMIT: 'on', TRUST_PROXY: '1' })
    // A process loads its coach at the first question.
    await say(await newMember(app.url))
  }, 300_000)

  const slow = () => model.behave({ reply: 'One step after another, and then the next one too.', delayMs: 250 })
  const say = (user: Member) => user.post('/api/chat', { message: 'What now?' })

  test('the third waits, whichever endpoint it asks and however it wants its answer', {
    timeout: 120_000,
  }, async () => {
    const user = await newMember(app.url)
    await slow()
    const since = model.requests.length
    const first = [say(user), say(user)]
    await expect.poll(() => asked(since), { timeout: 60_000 }).toBeGreaterThanOrEqual(2)
    const stream = { Accept: 'text/event-stream' }
    for (const headers of [{}, stream]) {
      const refused = await user.post('/api/chat', { message: 'And me?' }, headers)
      expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect((await user.post('/api/ai/generate-coach', { name: 'The Gardener' })).status).toBe(429)
    const other = await newMember(app.url)
    expect((await say(other)).status).toBe(200)
    for (const answer of await Promise.all(first)) expect(answer.status).toBe(200)
    expect((await say(user)).status).toBe(200)
  })

  test('no transaction is open while a model is asked: the same user writes meanwhile', async () => {
    const user = await newMember(app.url)
    await model.behave({ fault: 'stalled' })
    const since = model.requests.length
    const order: string[] = []
    const chat = say(user).then(() => order.push('chat'))
    const generated = user.post('/api/ai/generate-coach', { name: 'Nan' }).then(() => order.push('coach'))
    await expect.poll(() => asked(since), { timeout: 60_000 }).toBeGreaterThanOrEqual(2)
    expect((await user.post('/api/journal', { mood: 3, notes: 'Meanwhile.' })).status).toBe(201)
    order.push('journal')
    await Promise.all([chat, generated])
    expect(order[0]).toBe('journal')
  }, 240_000)

  const endings: [string, Fault | null, (user: Member) => Promise<unknown>][] = [
    ['a reply that is whole', null, say],
    ['a structured answer', null, (user) => user.post('/api/ai/generate-coach', { name: 'The Gardener' })],
    ['a refused key', 'unauthorized', say],
    ['a stream that stalls', 'stalled', say],
    ['a stream that ends early', 'early-end', say],
    ['an empty refusal', 'refusal', say],
    ['an answer of the wrong shape', 'wrong-schema', (user) => user.post('/api/ai/generate-coach', { name: 'Nan' })],
  ]
  test.each(endings)('%s gives its slot back', { timeout: 120_000 }, async (_what, fault, ask) => {
    const user = await newMember(app.url)
    await model.behave(fault ? { fault } : {})
    for (let round = 0; round < 3; round++) await ask(user)
    await model.behave({})
    expect((await say(user)).status).toBe(200)
  })

  test('a reader who leaves gives the slot back', async () => {
    const user = await newMember(app.url)
    await slow()
    for (let round = 0; round < 3; round++) await user.leave('/api/chat', { message: 'What now?' }, 200)
    await model.behave({})
    await expect.poll(async () => (await say(user)).status, { timeout: 10_000 }).toBe(200)
  })

  test.runIf(process.env.TEST_DATABASE === 'postgres')(
    'two instances share the slots',
    async () => {
      const second = await appWithModel({ RATE_LIMIT: 'on', TRUST_PROXY: '1' }, app.databaseUrl)
      const user = await newMember(app.url)
      const elsewhere = user.at(second.url)
      await say((await newMember(app.url)).at(second.url))
      await slow()
      const since = model.requests.length
      const first = [say(user), say(elsewhere)]
      await expect.poll(() => asked(since), { timeout: 60_000 }).toBeGreaterThanOrEqual(2)
      for (const there of [user, elsewhere]) expect((await say(there)).status).toBe(429)
      for (const answer of await Promise.all(first)) expect(answer.status).toBe(200)
    },
    120_000,
  )
})

const BUDGET = 30_000

describe('the tokens of a user in a day', () => {
  let app: App
  beforeAll(async () => {
    app = await appWithModel({ AI_DAILY_TOKEN_BUDGET: String(BUDGET) })
  }, 300_000)

  test('are never overspent; then the built-in coach answers and says why', { timeout: 120_000 }, async () => {
    const user = await newMember(app.url)
    const sources: string[] = []
    let last = ''
    for (let round = 0; round < 40; round++) {
      const { message } = (await user.post('/api/chat', { message: 'What should I do first?' })).body
      sources.push(message.source)
      last = message.message
    }
    expect(sources[0]).toBe('anthropic')
    expect(sources.at(-1)).toBe('built-in')
    expect(sources.indexOf('built-in')).toBe(sources.lastIndexOf('anthropic') + 1)
    expect(last).toContain('your tokens for the AI model are spent for today')
    const { body: usage } = await user.get('/api/coach/usage')
    expect(usage).toMatchObject({ spent: 'day', today: { budget: BUDGET } })
    expect(usage.today.used).toBeGreaterThan(0)
    expect(usage.today.used).toBeLessThanOrEqual(BUDGET)
    expect((await user.get('/api/coach/status')).body).toMatchObject({ provider: 'built-in', spent: 'day' })
    const since = model.requests.length
    expect((await user.post('/api/ai/generate-coach', { name: 'The Gardener' })).status).toBe(200)
    const streamed = await user.post('/api/chat', { message: 'Hi' }, { Accept: 'text/event-stream' })
    expect(streamed.body).toContain('spent for today')
    expect(asked(since)).toBe(0)
    expect((await (await newMember(app.url)).get('/api/coach/status')).body.provider).toBe('anthropic')
  })

  test('are set aside before the call: ten at once spend no more than there is', async () => {
    const user = await newMember(app.url)
    await model.behave({ delayMs: 400, reply: 'Take the first step today.' })
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => user.post('/api/ai/generate-coach', { name: 'The Gardener' })),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const { today } = (await user.get('/api/coach/usage')).body
    expect(today.used).toBeGreaterThan(0)
    expect(today.used).toBeLessThanOrEqual(BUDGET)
  })

  test('a call that failed costs what it cost, not what was set aside', async () => {
    const user = await newMember(app.url)
    await model.behave({ fault: 'unauthorized' })
    for (let round = 0; round < 4; round++) {
      expect((await user.post('/api/chat', { message: 'What now?' })).status).toBe(503)
    }
    await model.behave({})
    expect((await user.post('/api/chat', { message: 'What now?' })).body.message.source).toBe('anthropic')
  })
})

describe('the tokens of everyone in a month', () => {
  test('are one sum for all users, and outlive an account', async () => {
    const app = await appWithModel({ AI_MONTHLY_TOKEN_BUDGET: String(BUDGET) })
    const users = await Promise.all(Array.from({ length: 5 }, () => newMember(app.url)))
    await model.behave({ delayMs: 40, reply: 'Take the first step today.' })
    await Promise.all(users.map((user) => user.post('/api/ai/generate-coach', { name: 'The Gardener' })))
    await model.behave({})
    const [spender, other] = users as [Member, Member]
    for (let round = 0; round < 40; round++) await spender.post('/api/chat', { message: 'What should I do first?' })
    await spender.delete('/api/users/me', { confirmation: spender.email })
    const { message } = (await other.post('/api/chat', { message: 'What should I do first?' })).body
    expect(message.source).toBe('built-in')
    expect(message.message).toContain('spent for this month')
    expect((await other.get('/api/coach/usage')).body.spent).toBe('month')
  }, 300_000)
})
