import { PromptCache, type TokenUsage } from '@/tests/support/anthropic/prompt-cache'
import { startAnthropicServer } from '@/tests/support/anthropic-server'
import { atLeast, atMost, type Figure, toRead } from './figure'
import { percentile } from './statistics'
import { startSubject, withDatabase } from './subject'
import { call, signIn } from './visitor'

const SIZES = { users: 1, messages: 2, entries: 100, goals: 20 }
const EARLY = 100
const LATE = 1_000
const LIMIT = 1.2
const CACHED = 0.85
/** Around a message, so that what one turn happens to hold does not decide. */
const AROUND = 4

const said = [
  'I ran this morning and the knee held. What next?',
  'Nothing moved this week, and I keep finding reasons. Work took the evenings.',
  'The second block is done, two days early.',
  'How do I keep this going while we travel for a week?',
]

/** What a chat turn sends to a model early and late in a conversation, and how much of it the model's cache serves. */
export function measureTokens(): Promise<Figure[]> {
  return withDatabase('sqlite', SIZES, async (databaseUrl) => {
    const model = await startAnthropicServer()
    const subject = await startSubject(databaseUrl, { ANTHROPIC_BASE_URL: model.url, ANTHROPIC_API_KEY: 'bench' })
    try {
      const visitor = await signIn(subject.url, 0)
      const { body: conversation } = await call<{ id: string }>(subject.url, visitor, 'POST', '/api/conversations', {
        title: 'Bench',
      })
      for (let message = 0; message < LATE + 2 * AROUND; message += 2) {
        const text = `${said[(message / 2) % said.length]} (${message})`
        await call(subject.url, visitor, 'POST', '/api/chat', { message: text, conversationId: conversation.id })
      }
      const turns = model.requests.filter(({ body }) => !body.output_config?.format)
      return figuresOf(turns.map(({ body }) => body))
    } finally {
      await subject.stop()
      await model.stop()
    }
  })
}

function figuresOf(bodies: Parameters<PromptCache['usageOf']>[0][]): Figure[] {
  const cache = new PromptCache()
  const usages = bodies.map((body) => cache.usageOf(body, ''))
  const around = (message: number) => {
    const turns = usages.slice(message / 2 - AROUND, message / 2 + AROUND).map(inputOf)
    return turns.reduce((sum, tokens) => sum + tokens, 0) / turns.length
  }
  const shares = usages.slice(1).map((usage) => usage.cache_read_input_tokens / inputOf(usage))
  return [
    atMost({
      bar: 13,
      name: 'tokens of a turn at message 1,000 against 100',
      value: around(LATE) / around(EARLY),
      limit: LIMIT,
    }),
    atLeast({
      bar: 13,
      name: 'share of a turn’s input in the cached prefix, median from the second on',
      value: percentile(shares, 0.5),
      limit: CACHED,
      note: `lowest tenth ${percentile(shares, 0.1).toFixed(2)}, least ${Math.min(...shares).toFixed(2)}`,
    }),
    toRead(
      13,
      'tokens of a turn at message 100 and at 1,000',
      `${Math.round(around(EARLY))} and ${Math.round(around(LATE))}`,
    ),
  ]
}

function inputOf({ input_tokens, cache_read_input_tokens, cache_creation_input_tokens }: TokenUsage): number {
  return input_tokens + cache_read_input_tokens + cache_creation_input_tokens
}
