import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AnthropicServer, startAnthropicServer } from '../support/anthropic-server'
import { baseUrl } from '../support/base-url'
import { newMember } from '../support/member'
import { type App, startApp } from '../support/start-app'

const METRICS_TOKEN = 'a token for metrics and nothing else'

let model: AnthropicServer
let app: App

beforeAll(async () => {
  model = await startAnthropicServer()
  await model.behave({ reply: 'Planted-reply of the model.' })
  const withModel = { ANTHROPIC_BASE_URL: model.url, ANTHROPIC_API_KEY: 'planted-model-key' }
  app = await startApp({ env: { ...withModel, METRICS_TOKEN, LOG_LEVEL: 'trace', RATE_LIMIT: 'on' } })
}, 300_000)
afterAll(async () => {
  await app?.stop()
  await model?.stop()
})

const read = (path: string, headers: Record<string, string> = {}) => fetch(app.url + path, { headers })

describe('the log', () => {
  test('has a line a request, and in none of them what was planted', async () => {
    const planted = (what: string) => `Planted-${what}-${randomUUID()}`
    const user = await newMember(app.url)
    const goal = await user.post('/api/goals', { title: planted('title'), domain: 'career', tags: ['Planted-tag'] })
    await user.post('/api/journal', { mood: 3, notes: planted('notes') })
    await user.post('/api/chat', { message: planted('message') })
    await user.post('/api/chat', { message: planted('message') }, { Accept: 'text/event-stream' })
    await model.behave({ fault: 'server-error' })
    await user.post('/api/chat', { message: planted('message') })
    await model.behave({ reply: 'Planted-reply of the model.' })
    await user.post('/api/auth/login', { email: user.email, password: planted('password') })
    await user.get(`/api/search?q=${planted('query')}`)
    await user.get(`/api/goals/${planted('id')}`)
    await user.get(`/api/${planted('path')}`)
    await user.get(`/${planted('page')}?next=${planted('next')}`)
    await user.post('/api/goals', { title: 7, extra: planted('field') })
    await fetch(`${app.url}/api/goals`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${user.token}`, 'Content-Type': 'application/json', Cookie: planted('cookie') },
      body: `{"${planted('broken json')}`,
    })
    await read('/api/auth/me', { Authorization: `Bearer ${planted('token')}`, 'User-Agent': planted('agent') })
    await read(`/api/auth/signin?error=${planted('error')}`)
    await read(`/api/${user.email}/${planted('x')}`)

    const lines = app.logs().split('\n')
    const requests = lines.filter((line) => line.includes('"msg":"request"')).map((line) => JSON.parse(line))
    const made = requests.find((line) => line.method === 'POST' && line.route === '/api/goals' && line.status === 201)
    expect(made).toMatchObject({ requestId: expect.stringMatching(/^[0-9a-f-]{36}$/), ms: expect.any(Number) })
    expect(made.userId).toBe(goal.body.userId)
    expect(requests.map(({ route }) => route)).toContain('/api/goals/{id}')
    for (const line of lines) expect(line).not.toMatch(/planted/i)
    for (const secret of [user.email, user.token, user.cookie.split('=')[1] ?? '']) {
      expect(app.logs()).not.toContain(secret)
    }
    process.stdout.write(`log: ${requests.length} requests in ${lines.length} lines, nothing planted in them\n`)
  })
})

describe('metrics', () => {
  test('are read with the token alone', async () => {
    expect((await read('/api/metrics')).status).toBe(401)
    for (const token of ['wrong', METRICS_TOKEN.slice(0, -1), `${METRICS_TOKEN}x`]) {
      expect((await read('/api/metrics', { Authorization: `Bearer ${token}` })).status).toBe(401)
    }
    const { token } = await newMember(app.url)
    expect((await read('/api/metrics', { Authorization: `Bearer ${token}` })).status).toBe(401)
  })

  test('count requests by route and status, the coach, its tokens and the database', async () => {
    const user = await newMember(app.url)
    await user.post('/api/chat', { message: 'What now?' })
    await user.get(`/api/goals/${randomUUID()}`)
    await read('/login')
    const answer = await read('/api/metrics', { Authorization: `Bearer ${METRICS_TOKEN}` })
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
    const text = await answer.text()
    expect(text).toMatch(/^http_requests_total\{method="GET",route="\/api\/goals\/\{id\}",status="404"\} \d/m)
    expect(text).toMatch(/^http_requests_total\{method="GET",route="\/login",status="200"\} \d/m)
    expect(text).toMatch(/^http_request_duration_seconds_bucket\{le="[\d.]+",method="POST",route="\/api\/chat"\} \d/m)
    expect(text).toMatch(/^coach_calls_total\{engine="anthropic",outcome="answered"\} [1-9]/m)
    expect(text).toMatch(/^coach_tokens_total\{model="[\w-]+",kind="output"\} [1-9]/m)
    expect(text).toMatch(/^database_query_duration_seconds_count [1-9]/m)
    expect(text).not.toMatch(/planted|@example|[0-9a-f]{8}-[0-9a-f]{4}/i)
  })

  test('are not there where no token is set', async () => {
    const answer = await fetch(`${baseUrl()}/api/metrics`, { headers: { Authorization: 'Bearer undefined' } })
    expect([answer.status, (await answer.json()).code]).toEqual([404, 'not_found'])
  })
})
