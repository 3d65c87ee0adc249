import { zodOutputFormat } from '@anthropic-ai/sdk/helpers/zod'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AnthropicServer, startAnthropicServer } from '@/tests/support/anthropic-server'
import { modelSettings } from '@/tests/support/model-calls'
import { guidanceAnswer } from './answers'
import { createClient } from './client'

let server: AnthropicServer

beforeAll(async () => {
  server = await startAnthropicServer()
})
afterAll(() => server.stop())
beforeEach(() => {
  server.requests.length = 0
})

const question = {
  model: 'claude-sonnet-5-5',
  max_tokens: 100,
  messages: [{ role: 'user' as const, content: 'Hello' }],
}

describe('createClient', () => {
  it('sends the key it is given', async () => {
    await createClient(modelSettings(server.url)).messages.create(question)
    expect(JSON.stringify(server.requests[0]?.headers)).toContain('test-key')
  })

  it('sends no credential where it is given none, whatever the environment holds', async () => {
    vi.stubEnv('ANTHROPIC_API_KEY', 'stray-key')
    vi.stubEnv('ANTHROPIC_AUTH_TOKEN', 'stray-token')
    await createClient(modelSettings(server.url, { apiKey: undefined })).messages.create(question)
    vi.unstubAllEnvs()
    expect(JSON.stringify(server.requests[0]?.headers)).not.toMatch(/stray|authorization|x-api-key/i)
  })
})

describe('the loopback server', () => {
  it('streams what the SDK puts together into one message', async () => {
    const message = await createClient(modelSettings(server.url)).messages.stream(question).finalMessage()
    expect(message.content).toMatchObject([{ type: 'text', text: expect.stringContaining('You said "Hello".') }])
    expect(message.stop_reason).toBe('end_turn')
    expect(message.usage.output_tokens).toBeGreaterThan(10)
  })

  it('answers a structured question so that the SDK parses it', async () => {
    const format = zodOutputFormat(guidanceAnswer)
    const client = createClient(modelSettings(server.url))
    const { parsed_output } = await client.messages.parse({ ...question, output_config: { format } })
    expect(guidanceAnswer.parse(parsed_output).questions).toHaveLength(3)
  })
})
