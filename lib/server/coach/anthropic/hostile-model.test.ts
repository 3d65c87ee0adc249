import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { endlessBodies, endlessStreams, type Hostile } from '@/tests/support/anthropic/hostile'
import { serverSentEvent } from '@/tests/support/anthropic/message-events'
import { type AnthropicServer, startAnthropicServer } from '@/tests/support/anthropic-server'
import { modelSettings, readReply, structuredQuestions, testCall } from '@/tests/support/model-calls'
import { createAnthropicCoach } from './anthropic-coach'

/** What the buffers of a connection on loopback hold beyond what was read. */
const IN_BUFFERS = 24 * 1024 * 1024
/** A stream that says nothing is alive as long as bytes come: its whole length is what bounds it. */
const SILENT_STREAM = 32 * 1024 * 1024

let server: AnthropicServer
beforeAll(async () => {
  server = await startAnthropicServer()
})
afterAll(() => server.stop())

const coach = () => createAnthropicCoach(modelSettings(server.url), () => undefined)

async function expectRefused(hostile: Hostile, ask: () => Promise<unknown>, most = IN_BUFFERS): Promise<void> {
  await server.behave({ raw: hostile.answer })
  const before = process.memoryUsage.rss()
  await expect(ask()).rejects.toMatchObject({ code: 'coach_unavailable' })
  expect(hostile.sent()).toBeLessThan(most)
  expect(process.memoryUsage.rss() - before).toBeLessThan(200 * 1024 * 1024)
}

describe('a model that sends without an end is hung up on', () => {
  it.each(Object.keys(endlessStreams))('streaming %s', async (name) => {
    const most = name.startsWith('comments') ? SILENT_STREAM + IN_BUFFERS : IN_BUFFERS
    await expectRefused((endlessStreams[name] as () => Hostile)(), () => readReply(coach(), testCall()), most)
  })

  it.each(Object.keys(endlessBodies))('answering with %s', async (name) => {
    const hostile = (endlessBodies[name] as () => Hostile)()
    await expectRefused(hostile, async () => structuredQuestions.assessProgress?.(coach(), testCall()))
  })
})

describe('text of a model', () => {
  it('loses what cannot be stored, in a reply and in an answer', async () => {
    await server.behave({
      reply: 'A\u0000B \ud800 C',
      judge: () => ({ words: 'You\u0000 said \udc00 so.' }),
    })
    const reply = await readReply(coach(), testCall())
    expect(reply).toMatch(/^AB . C$/u)
    const judged = await structuredQuestions.assessProgress?.(coach(), testCall())
    expect(judged).toMatchObject({ reasoning: expect.stringMatching(/^You said . so\.$/u) })
  })

  it('keeps a character whose halves come in two pieces', async () => {
    const delta = (text: string) => ({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } })
    const events = [
      { type: 'message_start', message: { usage: { input_tokens: 10, output_tokens: 1 } } },
      ...['Well done \ud83d', '\ude00 ', '\ud83d', 'go on'].map(delta),
      { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: { output_tokens: 5 } },
      { type: 'message_stop' },
    ]
    await server.behave({
      raw: (response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' })
        response.end(events.map(serverSentEvent).join(''))
      },
    })
    expect(await readReply(coach(), testCall())).toMatch(/^Well done 😀 .?go on$/u)
  })

  it('that is no text is no reply', async () => {
    const delta = { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: { looked: 1 } } }
    await server.behave({
      raw: (response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' })
        response.end([delta, { type: 'message_stop' }].map(serverSentEvent).join(''))
      },
    })
    await expect(readReply(coach(), testCall())).rejects.toMatchObject({ code: 'coach_unavailable' })
  })
})

const senseless = [-1_000_000, 1e15, 2.5, '900', {}]

test.each(senseless)('a use of %j is no use: what was sent and said is counted instead', async (tokens) => {
  const usage = { input_tokens: tokens, output_tokens: tokens, cache_read_input_tokens: tokens }
  await server.behave({ usage: { ...usage, cache_creation_input_tokens: tokens } })
  const [reply, answer] = [testCall(), testCall()]
  await readReply(coach(), reply)
  await structuredQuestions.assessProgress?.(coach(), answer)
  for (const call of [reply, answer]) {
    expect(call.usages).toHaveLength(1)
    const { inputTokens, outputTokens, cacheReadTokens, cacheCreationTokens } = call.usages[0] ?? {}
    expect(inputTokens).toBeGreaterThan(300)
    expect(inputTokens).toBeLessThan(20_000)
    expect(outputTokens).toBeGreaterThan(5)
    expect(outputTokens).toBeLessThan(1_000)
    expect([cacheReadTokens, cacheCreationTokens]).toEqual([0, 0])
  }
})
