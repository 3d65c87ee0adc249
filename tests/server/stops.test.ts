import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, test } from 'vitest'
import { type AnthropicServer, startAnthropicServer } from '../support/anthropic-server'
import { newMember } from '../support/member'
import { type App, startApp } from '../support/start-app'

const models: AnthropicServer[] = []
afterAll(() => Promise.all(models.map((model) => model.stop())))

// Each waits most of its time for a limit to pass, with a model and an app of its own: all wait at once.
describe.concurrent('a stop', () => {
  /** An app whose coach is loaded: a process does so at the first question. */
  async function stoppable(env: Record<string, string>) {
    const model = await startAnthropicServer()
    models.push(model)
    const withModel = { ANTHROPIC_BASE_URL: model.url, ANTHROPIC_API_KEY: 'a key for tests' }
    const app = await startApp({ env: { ...withModel, ...env } })
    const user = await newMember(app.url)
    await user.post('/api/chat', { message: 'Hello' })
    return { app, user, model, since: model.requests.length }
  }

  async function stop(app: App): Promise<number> {
    const started = performance.now()
    await app.stop()
    return (performance.now() - started) / 1000
  }

  test('lets a stream and a request that are under way end, and takes no new one', async ({ expect }) => {
    const { app: ending, user, model, since } = await stoppable({ AI_IDLE_TIMEOUT_MS: '5000' })
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

  test('answers 503 to what comes over a connection that still carries a stream, and closes it', async ({ expect }) => {
    const { app: ending, user, model } = await stoppable({})
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

  test('cuts a reply that does not end after ten seconds, and keeps what was said as stopped', async ({ expect }) => {
    const { app: stuck, user, model, since } = await stoppable({ AI_IDLE_TIMEOUT_MS: '60000', AI_TIMEOUT_MS: '60000' })
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

  test('waits 15 seconds for a request that does not end, and no longer', async ({ expect }) => {
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
