import { expect, test } from 'vitest'
import { type AnthropicServer, startAnthropicServer } from '../support/anthropic-server'
import { newMember } from '../support/member'
import { type App, startApp } from '../support/start-app'

const stream = { Accept: 'text/event-stream' }

async function streamsAtStop(delayMs: number, streams: number) {
  const model: AnthropicServer = await startAnthropicServer()
  let app: App | undefined
  try {
    await model.behave({ delayMs, reply: 'One step, then another one, and then the next one after it.' })
    app = await startApp({ env: { ANTHROPIC_BASE_URL: model.url, ANTHROPIC_API_KEY: 'a key for tests' } })
    const { url } = app
    const members = await Promise.all(Array.from({ length: streams }, () => newMember(url)))
    const replies = members.map((member) =>
      member.post('/api/chat', { message: 'What now?' }, stream).then(
        ({ body }) => String(body),
        (error: unknown) => `cut: ${error}`,
      ),
    )
    await expect.poll(() => model.requests.length, { timeout: 60_000 }).toBe(streams)
    const started = Date.now()
    await app.stop()
    return { tookMs: Date.now() - started, replies: await Promise.all(replies) }
  } finally {
    await model.stop()
  }
}

test.skipIf(process.env.TEST_POSTGRES_URL)(
  'at SIGTERM the streams that are open are read to their end, and the process ends in time',
  async () => {
    const { tookMs, replies } = await streamsAtStop(100, 3)
    for (const reply of replies) expect(reply).toContain('event: done')
    expect(tookMs).toBeLessThan(15_000)
  },
  120_000,
)
