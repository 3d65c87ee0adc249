import { buildDemoAccount } from '@/lib/server/demo/demo-account'
import type { SaidBlock } from '@/tests/support/anthropic/message-events'
import { PromptCache } from '@/tests/support/anthropic/prompt-cache'
import { type AnthropicServer, startAnthropicServer } from '@/tests/support/anthropic-server'
import { atLeast, atMost, type Figure } from './figure'
import { median, percentile } from './statistics'
import { startSubject, withDatabase } from './subject'
import { call, signIn, type Visitor } from './visitor'

const SIZES = { users: 1, messages: 2, entries: 2, goals: 1 }
const WARM_UP = 5
const TURNS = 40
/** Bars of a round's own time, of a turn's tokens on the demo year, and of what a tool answers. */
const LIMIT = { roundMs: 15, first: 36_000, uncached: 6_000, cached: 0.85, result: 2_000 }

/** What a model looks up, a round each. */
const lookUps: SaidBlock[] = [
  { tool: 'ask_record', input: { of: 'entries', give: 'mean', what: 'energy', by: 'month' } },
  { tool: 'read_period', input: { from: '2026-10-01', to: '2026-10-31' } },
  { tool: 'goal', input: { goal: 'half marathon' } },
  { tool: 'agenda', input: {} },
]

/** A model's turns with four rounds of tools over the demo year: the app's own time between two rounds, and its tokens. */
export function measureToolRounds(): Promise<Figure[]> {
  return withDatabase('sqlite', SIZES, async (databaseUrl) => {
    const model = await startAnthropicServer()
    const subject = await startSubject(databaseUrl, { ANTHROPIC_BASE_URL: model.url, ANTHROPIC_API_KEY: 'bench' })
    try {
      const visitor = await signIn(subject.url, 0)
      const account = buildDemoAccount({ now: new Date(), timeZone: 'Europe/Dublin' })
      await call(subject.url, visitor, 'POST', '/api/import', account)
      const gaps = await talk(model, subject.url, visitor)
      return [...timesOf(gaps), ...tokensOf(model)]
    } finally {
      await subject.stop()
      await model.stop()
    }
  })
}

/**
 * Milliseconds from the end of a round's answer to the first bytes of the next request, of each turn once it is warm. What
 * the stand-in needs to read a request and to write an answer is none of the app's time.
 */
async function talk(model: AnthropicServer, url: string, visitor: Visitor): Promise<number[]> {
  let round = 0
  await model.behave({
    says() {
      const next = lookUps[round++]
      return next ? [next] : [{ text: 'I looked it up. What do you make of it?' }]
    },
  })
  const gaps: number[] = []
  for (let turn = 0; turn < WARM_UP + TURNS; turn++) {
    round = 0
    const before = model.requests.length
    await call(url, visitor, 'POST', '/api/chat', { message: `How do I stand, and what comes next? (${turn})` })
    const rounds = model.requests.slice(before)
    if (turn < WARM_UP) continue
    for (const [at, { arrivedAt }] of rounds.entries()) {
      const end = rounds[at - 1]?.answeredAt
      if (end) gaps.push(arrivedAt - end)
    }
  }
  return gaps
}

function timesOf(gaps: number[]): Figure[] {
  return [
    atMost({
      bar: 15,
      name: 'own time of a round with a tool, median',
      value: median(gaps),
      limit: LIMIT.roundMs,
      unit: ' ms',
      digits: 1,
      note: `95th percentile ${percentile(gaps, 0.95).toFixed(1)} ms`,
    }),
  ]
}

/** Rounds of all turns in their order: a turn's first is the one after which no tool was asked yet. */
function tokensOf({ requests }: AnthropicServer): Figure[] {
  const cache = new PromptCache()
  const used = requests.map(({ body, toolResults }) => {
    const { input_tokens, cache_creation_input_tokens, cache_read_input_tokens } = cache.usageOf(body, '')
    return { rest: input_tokens + cache_creation_input_tokens, read: cache_read_input_tokens, toolResults }
  })
  const [first = { rest: 0, read: 0 }, ...others] = used
  const later = others.slice(lookUps.length)
  const shares = later.map(({ rest, read }) => read / (rest + read))
  const results = used.flatMap(({ toolResults }) => toolResults.map((text) => Math.ceil(text.length / 4)))
  return [
    atMost({
      bar: 13,
      name: 'tokens of the first turn over the demo year',
      value: first.rest,
      limit: LIMIT.first,
      digits: 0,
    }),
    atLeast({
      bar: 13,
      name: 'share of a request in the cached prefix from the second turn on, least',
      value: Math.min(...shares),
      limit: LIMIT.cached,
      note: `median ${median(shares).toFixed(2)}`,
    }),
    atMost({
      bar: 13,
      name: 'tokens of a request that no cache serves from the second turn on, most',
      value: Math.max(...later.map(({ rest }) => rest)),
      limit: LIMIT.uncached,
      digits: 0,
    }),
    atMost({
      bar: 13,
      name: 'tokens of a tool’s answer, most',
      value: Math.max(...results),
      limit: LIMIT.result,
      digits: 0,
    }),
  ]
}
