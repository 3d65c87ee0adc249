import { randomInt } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, dateIn } from '@/lib/contract/calendar'
import { recordKinds } from '@/lib/contract/record'
import { beginTurn } from '@/lib/server/chat/begin-turn'
import { sendMessage } from '@/lib/server/chat/send-message'
import { createAnthropicCoach } from '@/lib/server/coach/anthropic/anthropic-coach'
import type { Coach } from '@/lib/server/coach/coach'
import { db } from '@/lib/server/db/client'
import { aiUpdateGoal } from '@/lib/server/goals/ai-update'
import { alertAbout } from '@/lib/server/push/plan-alerts'
import { wordMessage } from '@/lib/server/push/word-message'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { answerBy } from '../support/answering-coach'
import { type AnthropicServer, startAnthropicServer } from '../support/anthropic-server'
import { type Account, call, newAccount } from '../support/api-client'
import { modelSettings } from '../support/model-calls'

/** Generated requests. CANARY_RUNS=10000 makes ten thousand of it, FUZZ_SEED the same again. */
const RUNS = Number(process.env.CANARY_RUNS ?? 250)
const seed = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31))
process.stdout.write(`The seed of this run is ${seed}: FUZZ_SEED=${seed} replays it.\n`)

const { signal } = new AbortController()
const timeZone = 'UTC'
const today = dateIn(timeZone, new Date())
const later = new Date(Date.now() + 86_400_000).toISOString()
const CANARY = /zq\d{4}canary/

let made = 0
const canary = () => `zq${String(made++).padStart(4, '0')}canary`

let server: AnthropicServer
let coach: Coach
answerBy(() => coach)
let account: Account
let user: UserRow
let token: string
let goalId: string
let conversationId: string
const kept: string[] = []
let told = 0

/** What it asks beside the API, it asks of the database of this process, which a server on Postgres does not use. */
const onSqlite = test.skipIf(process.env.TEST_POSTGRES_URL)

/** A record of which half is never sent; what is not says "shown" beside the same words. */
beforeAll(async () => {
  server = await startAnthropicServer()
  coach = createAnthropicCoach(modelSettings(server.url), () => undefined)
  account = await newAccount()
  const post = async (path: string, body: object) => (await account.post(path, body)).body
  const measure = { kind: 'total', unit: 'laps', target: 100 }
  for (const neverSend of [true, false]) {
    const words = (text: string) => `${text} ${neverSend ? canary() : 'shown'}`
    for (let at = 0; at < 3; at++) {
      const goal = await post('/api/goals', {
        ...{ title: words('Row the lake'), description: words('At dawn'), domain: 'health', neverSend, measure },
        milestones: [{ title: words('Five laps'), targetDate: addDays(today, 3) }],
      })
      if (neverSend) kept.push(goal.id, goal.title)
      else goalId = goal.id
      await post(`/api/goals/${goal.id}/values`, { value: 3, note: words('Headwind') })
      await post('/api/reminders', { title: words('Oil the oars'), scheduledFor: later, goalId: goal.id })
      await post('/api/plans', { goalId: goal.id, cue: words('When I wake'), action: words('I row') })
    }
    for (let at = 0; at < 20; at++) {
      const entry = await post('/api/journal', {
        mood: 3,
        notes: words('Rowed with Lena.'),
        date: addDays(today, -at),
        neverSend,
      })
      if (neverSend) kept.push(entry.id)
    }
    const talk = await post('/api/conversations', { title: words('Rowing'), neverSend })
    if (neverSend) kept.push(talk.id)
    else conversationId = talk.id
    await post('/api/chat', {
      message: words('I rowed with Lena. My sister Lena lives in Cork.'),
      conversationId: talk.id,
    })
  }
  await post('/api/journal', { mood: 1, notes: `I am going to kill myself tonight ${canary()}` })
  token = (await account.post('/api/tokens', { name: 'Script', scopes: ['read', 'propose', 'write-values'] })).body
    .token
  user = await db.user.findUniqueOrThrow({ where: { id: account.user.id }, omit: { passwordHash: true } })
}, 120_000)
afterAll(() => server.stop())

const words = fc.constantFrom('canary', 'row', 'lena', 'lake', 'oars', 'dawn', 'shown', 'zq0001canary')
const day = fc.integer({ min: -60, max: 10 }).map((days) => addDays(today, days))
const name = fc.oneof(
  fc.constantFrom('Row the lake', 'lake', 'shown'),
  fc.nat().map((at) => kept[at % kept.length] ?? ''),
)
const question = fc.record(
  {
    of: fc.constantFrom(...recordKinds),
    give: fc.constantFrom('list', 'first', 'last', 'count', 'mean', 'sum', 'days', 'longestRun', 'trend'),
    about: fc.oneof(words, fc.array(words, { minLength: 1, maxLength: 3 })),
    without: words,
    what: fc.constantFrom('energy', 'value', 'progress'),
    by: fc.constantFrom('day', 'month', 'goal', 'weekday'),
    goal: name,
    when: fc.record({ from: day, to: day }, { requiredKeys: [] }),
    against: fc.record({ about: words }),
    limit: fc.integer({ min: 1, max: 200 }),
  },
  { requiredKeys: ['of', 'give'] },
)
const period = fc.record({ from: day, to: day })
const named = fc.record({ goal: name })

const toolCall = fc.oneof(
  question.map((input) => ['ask_record', input] as const),
  period.map((input) => ['read_period', input] as const),
  named.map((input) => ['goal', input] as const),
  named.map((input) => ['forecast', input] as const),
  period.map((input) => ['agenda', input] as const),
)
const paths = fc.oneof(
  fc.constantFrom(
    ...['/api/goals', '/api/journal', '/api/reminders', '/api/plans', '/api/experiments', '/api/memories', '/api/chat'],
    ...[
      '/api/conversations',
      '/api/conversations/active',
      '/api/insights/weekly',
      '/api/insights/goals',
      '/api/insights/goals/risk',
    ],
  ),
  fc.nat().chain((at) => {
    const id = encodeURIComponent(kept[at % kept.length] ?? '')
    return fc.constantFrom(
      ...[`/api/goals/${id}`, `/api/goals/${id}/history`, `/api/goals/${id}/values`, `/api/journal/${id}`],
      ...[`/api/insights/goals/${id}`, `/api/insights/responses/${id}`, `/api/chat?conversationId=${id}`],
    )
  }),
)

/** `said` is what the request itself names: to say that there is no such thing tells nothing of it. */
type Asked = { kind: string; said?: string; ask: () => Promise<string> }

const asText = (body: unknown) => JSON.stringify(body ?? null)

async function mcp(tool: string, input: object): Promise<string> {
  const headers = { Accept: 'application/json, text/event-stream', 'MCP-Protocol-Version': '2025-11-25' }
  const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: tool, arguments: input } }
  return asText((await call('POST', '/api/mcp', body, { token, headers })).body)
}

async function prompted(ask: () => Promise<unknown>): Promise<string> {
  const all = () => [...server.requests, ...server.checkRequests]
  const before = new Set(all())
  await ask()
  return asText(
    all()
      .filter((one) => !before.has(one))
      .map(({ body }) => body),
  )
}

/** What a phone is told of an alert, a plan or a rhythm, whichever of the record it is. */
async function pushed(kind: string, at: number): Promise<string> {
  const where = { userId: user.id }
  const select = { id: true }
  const alerts = await db.reminder.findMany({ where })
  const rows = kind === 'plans' ? await db.plan.findMany({ where, select }) : await db.goal.findMany({ where, select })
  const alert = alerts[at % alerts.length]
  const row = kind === 'alerts' ? alert : rows[at % rows.length]
  if (!row || !alert) throw new Error('The record holds none.')
  const message = { userId: user.id, kind, rowId: row.id, about: alertAbout(alert) }
  return asText(await wordMessage(user, message, new Date()))
}

const anyRequest: fc.Arbitrary<Asked> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom('alerts', 'plans', 'slips'), fc.nat())
      .map(([kind, at]) => ({ kind: 'push', ask: () => pushed(kind, at) })),
  },
  {
    weight: 6,
    arbitrary: paths.map((path) => ({
      kind: 'token',
      said: decodeURIComponent(path),
      ask: async () => asText((await call('GET', path, undefined, { token })).body),
    })),
  },
  {
    weight: 5,
    arbitrary: question.map((query) => ({
      kind: 'record',
      said: asText(query),
      ask: async () => asText((await call('POST', '/api/record/ask', { query }, { token })).body),
    })),
  },
  {
    weight: 5,
    arbitrary: toolCall.map(([tool, input]) => ({
      kind: 'mcp',
      said: asText(input),
      ask: () => mcp(tool === 'agenda' ? 'today' : tool, tool === 'agenda' ? {} : input),
    })),
  },
  { weight: 1, arbitrary: fc.constantFrom('goals', 'week').map((tool) => ({ kind: 'mcp', ask: () => mcp(tool, {}) })) },
  {
    weight: 5,
    arbitrary: toolCall.map(([tool, input]) => ({
      kind: 'tool',
      said: asText(input),
      async ask() {
        const { context } = await beginTurn(user, { message: 'How is my rowing going?', conversationId })
        const answer = await context.tools?.use(tool, input)
        return asText([answer?.text, answer?.looked])
      },
    })),
  },
  {
    weight: 1,
    arbitrary: words.map((word) => ({
      kind: 'prompt',
      ask: () =>
        prompted(() => sendMessage(user, { message: `How is it with ${word.slice(0, 4)}?`, conversationId }, signal)),
    })),
  },
  {
    weight: 1,
    arbitrary: fc.constant({
      kind: 'prompt',
      ask: () => prompted(() => aiUpdateGoal(user, goalId, { response: 'Nothing new yet.' }, signal)),
    }),
  },
)

onSqlite(
  `${RUNS} generated requests to tools, tokens, assistants, prompts and phones tell nothing of what is never sent`,
  async () => {
    const counts = new Map<string, number>()
    const holds = fc.asyncProperty(anyRequest, async ({ kind, said = '', ask }) => {
      const answer = await ask()
      counts.set(kind, (counts.get(kind) ?? 0) + 1)
      if (answer.includes('shown')) told++
      const leaked = answer.match(new RegExp(CANARY, 'g'))?.find((one) => !said.includes(one))
      if (leaked) throw new Error(`${kind} tells ${leaked}: ${answer.slice(0, 500)}`)
    })
    await fc.assert(holds, { seed, numRuns: RUNS, endOnFailure: true })
    expect([...counts.keys()].toSorted()).toEqual(['mcp', 'prompt', 'push', 'record', 'token', 'tool'])
    expect(told).toBeGreaterThan(RUNS / 5)
  },
  60_000 + RUNS * 500,
)

onSqlite('the person alone is told all of it', async () => {
  const own = asText([(await account.get('/api/goals')).body, (await account.get('/api/journal')).body])
  expect(own.match(new RegExp(CANARY, 'g'))?.length).toBeGreaterThan(20)
})
