import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AnthropicServer, startAnthropicServer } from '../support/anthropic-server'
import { baseUrl } from '../support/base-url'
import { newMember } from '../support/member'
import { type App, startApp } from '../support/start-app'

const METRICS_TOKEN = 'a token for metrics and nothing else'

let model: AnthropicServer
let app: App

const withModel = () => ({ ANTHROPIC_BASE_URL: model.url, ANTHROPIC_API_KEY: 'planted-model-key' })

beforeAll(async () => {
  model = await startAnthropicServer()
  await model.behave({ reply: 'Planted-reply of the model.' })
  app = await startApp({ env: { ...withModel(), METRICS_TOKEN, LOG_LEVEL: 'trace', RATE_LIMIT: 'on' } })
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

describe('a stop', () => {
  /** An app whose coach is loaded: a process does so at the first question. */
  async function stoppable(env: Record<string, string>) {
    const app = await startApp({ env: { ...withModel(), ...env } })
    const user = await newMember(app.url)
    await model.behave({ reply: 'Planted-reply of the model.' })
    await user.post('/api/chat', { message: 'Hello' })
    return { app, user, since: model.requests.length }
  }

  async function stop(app: App): Promise<number> {
    const started = performance.now()
    await app.stop()
    return (performance.now() - started) / 1000
  }

  test('lets a stream and a request that are under way end, and takes no new one', async () => {
    const { app: ending, user, since } = await stoppable({ AI_IDLE_TIMEOUT_MS: '5000' })
    // Two connections that are kept open, as a proxy in front does. One of them has its answer before the stop.
    const kept = new Agent({ keepAlive: true, maxSockets: 1 })
    const busy = new Agent({ keepAlive: true, maxSockets: 1 })
    const authorization = `Bearer ${user.token}`
    await ask(ending.url, '/api/health', { agent: kept })
    await model.behave({ delayMs: 250, reply: 'One step after another, then the next.' })
    const stream = user.post('/api/chat', { message: 'What now?' }, { Accept: 'text/event-stream' })
    const body = JSON.stringify({ name: 'The Gardener' })
    const asked = ask(ending.url, '/api/ai/generate-coach', { agent: busy, authorization, body })
    await expect.poll(() => model.requests.length - since, { timeout: 60_000 }).toBe(2)
    const stopped = stop(ending)
    await expect.poll(() => ask(ending.url, '/api/ready', { agent: false }), { timeout: 5_000 }).toBe('refused')
    for (const agent of [kept, busy]) {
      expect(['refused', 503]).toContain(await ask(ending.url, '/api/ready', { agent }))
    }
    expect((await stream).body).toMatch(/event: done\n/)
    expect(await asked).toBe(200)
    const seconds = await stopped
    process.stdout.write(`stop with a stream open: ended after ${seconds.toFixed(1)} s\n`)
    expect(seconds).toBeLessThan(15)
  }, 120_000)

  test('answers 503 to what comes over a connection that still carries a stream, and closes it', async () => {
    const { app: ending, user } = await stoppable({})
    await model.behave({
      delayMs: 500,
      reply: 'Rest first today. Then take one step after another, and then the next.',
    })
    const { hostname, port } = new URL(ending.url)
    const socket = connect({ host: hostname, port: Number(port) })
    let got = ''
    socket.on('data', (chunk) => {
      got += chunk
    })
    const closed = new Promise((resolve) => socket.once('close', resolve))
    const body = JSON.stringify({ message: 'What now?' })
    const headers = {
      Host: hostname,
      Authorization: `Bearer ${user.token}`,
      Accept: 'text/event-stream',
      'Content-Type': 'application/json',
      'Content-Length': body.length,
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    socket.write(['POST /api/chat HTTP/1.1', ...lines, '', body].join('\r\n'))
    await expect.poll(() => got, { timeout: 20_000 }).toContain('event: delta')
    const stopped = stop(ending)
    await expect.poll(() => ask(ending.url, '/api/ready', { agent: false }), { timeout: 5_000 }).toBe('refused')
    socket.write(`GET /api/ready HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`)
    await Promise.all([closed, stopped])
    expect(got.match(/^HTTP\/1.1 \d+|^event: (?:done|error)|^connection: [\w-]+/gim)).toEqual([
      'HTTP/1.1 200',
      expect.stringMatching(/keep-alive/i),
      'event: done',
      'HTTP/1.1 503',
      expect.stringMatching(/close/i),
    ])
  }, 120_000)

  test('cuts a reply that does not end after ten seconds, and keeps what was said as stopped', async () => {
    const { app: stuck, user, since } = await stoppable({ AI_IDLE_TIMEOUT_MS: '60000', AI_TIMEOUT_MS: '60000' })
    await model.behave({ fault: 'stalled' })
    const stream = user.post('/api/chat', { message: 'What now?' }, { Accept: 'text/event-stream' })
    await expect.poll(() => model.requests.length - since, { timeout: 60_000 }).toBe(1)
    const seconds = await stop(stuck)
    const { body } = await stream
    expect(body).toMatch(/event: delta\n/)
    expect(JSON.parse(/event: done\ndata: (.*)/.exec(body)?.[1] ?? '{}')).toMatchObject({
      message: { status: 'stopped' },
    })
    process.stdout.write(`stop with a reply that stalls: ended after ${seconds.toFixed(1)} s\n`)
    expect(seconds).toBeGreaterThan(5)
    expect(seconds).toBeLessThan(15)
  }, 120_000)

  test('waits 15 seconds for a request that does not end, and no longer', async () => {
    const { app: stuck } = await stoppable({})
    const { hostname, port } = new URL(stuck.url)
    const socket = connect({ host: hostname, port: Number(port) }).on('error', () => undefined)
    socket.write(
      'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
    )
    await sleep(1_000)
    const seconds = await stop(stuck)
    socket.destroy()
    expect(seconds).toBeGreaterThan(13)
    expect(seconds).toBeLessThan(20)
  }, 120_000)
})

type Asking = { agent: Agent | false; authorization?: string; body?: string }

/** The status over a connection of one's choice, or that there was none to be had. */
function ask(url: string, path: string, { agent, authorization = '', body }: Asking): Promise<number | 'refused'> {
  return new Promise((resolve) => {
    const headers = { Authorization: authorization, ...(body && { 'Content-Type': 'application/json' }) }
    const sent = request(url + path, { agent, method: body ? 'POST' : 'GET', headers }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0))
    })
    sent.on('error', () => resolve('refused')).end(body)
  })
}
