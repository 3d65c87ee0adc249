import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dateIn } from '@/lib/contract/calendar'
import { createAnthropicCoach } from '@/lib/server/coach/anthropic/anthropic-coach'
import { builtInCoach } from '@/lib/server/coach/built-in/built-in-coach'
import type { Coach } from '@/lib/server/coach/coach'
import { serializeMessage } from '@/lib/server/conversations/serialize-conversation'
import { db } from '@/lib/server/db/client'
import { createGoal } from '@/lib/server/goals/create-goal'
import { createEntry } from '@/lib/server/journal/write-entry'
import { readReceipt } from '@/lib/server/receipts/receipts'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { answerBy } from '@/tests/support/answering-coach'
import { type AnthropicServer, startAnthropicServer } from '@/tests/support/anthropic-server'
import { modelSettings } from '@/tests/support/model-calls'
import { sendMessage } from './send-message'
import { streamMessage } from './stream-message'

const { signal } = new AbortController()
const zone = 'Europe/Vienna'
const today = dateIn(zone, new Date())
let server: AnthropicServer
let user: UserRow
let coach: Coach
let people = 0
answerBy(() => coach)

beforeAll(async () => {
  server = await startAnthropicServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  server.requests.length = 0
  server.claimRequests.length = 0
  coach = createAnthropicCoach(modelSettings(server.url), () => undefined)
  const data = { email: `weigh-${people++}@example.com`, timeZone: zone, selectedDomains: [] }
  user = await db.user.create({ data, omit: { passwordHash: true } })
  for (const notes of ['Swam a kilometre.', 'Swam again, slowly.', 'Rain all day.'])
    await createEntry(user, { mood: 4, notes, timeSpent: 'N/A', attachments: [] })
})

const swims = { sentence: 1, by: 'record', of: 'entries', give: 'count', about: ['swim'] }
const send = (message = 'How often did I swim?') => sendMessage(user, { message }, signal)

test('a claim that the record contradicts is marked, though its figure stands somewhere', async () => {
  await server.behave({
    says: () => [{ text: 'You swam in 3 entries.' }],
    claims: () => [{ ...swims, words: 'in 3 entries', states: '3' }],
  })
  const { message } = await send()
  expect(message.marks.map(({ quote }) => quote)).toEqual(['in 3 entries'])
})

test('a claim that the record bears out is not, though no line that was told says it', async () => {
  await server.behave({
    says: () => [{ text: 'That is 2 swims out of the 77 that you would need.' }],
    claims: () => [
      { ...swims, words: '2 swims', states: '2' },
      { sentence: 1, by: 'sum', words: '77', states: '77', reckon: 'minus', terms: ['79', '2'] },
    ],
  })
  expect((await send()).message.marks).toEqual([])
  await server.behave({ says: () => [{ text: 'That is 2 swims out of the 77 that you would need.' }] })
  expect((await send()).message.marks).not.toEqual([])
})

test('what is put right goes in the place of what was said, and is weighed as well', async () => {
  await server.behave({
    says: ({ lastUserText }) => [
      { text: lastUserText.includes('not borne out') ? 'You swam in 2 entries.' : 'You swam in 3 entries.' },
    ],
    claims: ({ lastUserText }) => {
      const stated = /swam in (\d)/.exec(lastUserText)?.[1] ?? ''
      return [{ ...swims, words: `in ${stated} entries`, states: stated }]
    },
  })
  const events = []
  for await (const event of await streamMessage(user, { message: 'How often did I swim?' }, signal)) events.push(event)
  expect(events.find(([name]) => name === 'replace')).toEqual(['replace', { text: 'You swam in 2 entries.' }])
  expect(events.findIndex(([name]) => name === 'delta')).toBeLessThan(events.findIndex(([name]) => name === 'replace'))
  expect(server.claimRequests).toHaveLength(2)
  const kept = await db.chatMessage.findFirstOrThrow({ where: { userId: user.id, isFromUser: false } })
  expect(serializeMessage(kept).marks).toEqual([])
})

test('the model is shown the reply and the names of missions for it, and no record', async () => {
  await createGoal(user, { title: 'Swim 40 km', description: 'In the sea alone.', domain: 'health' })
  const hidden = await createGoal(user, { title: 'Row to Wales', domain: 'health' })
  await db.goal.update({ where: { id: hidden.id }, data: { neverSend: true } })
  await server.behave({
    says: ({ toolResults }) =>
      toolResults.length > 0
        ? [{ text: 'You swam in 2 entries.' }]
        : [{ tool: 'ask_record', input: { of: 'entries', give: 'count', about: 'swim' } }],
  })
  await send()
  const [asked] = server.claimRequests
  expect(asked?.body.tools).toBeUndefined()
  expect(asked?.lastUserText).toContain('1: You swam in 2 entries.')
  expect(asked?.lastUserText).toContain('- Swim 40 km')
  expect(asked?.lastUserText).toContain('"about":"swim"')
  expect(asked?.lastUserText).toContain(today)
  expect(asked?.lastUserText).not.toMatch(/kilometre|slowly|Rain all day|In the sea|Wales/)
})

test('what it cost and what was sent for it stand in the receipt', async () => {
  await server.behave({
    says: () => [{ text: 'You swam in 2 entries.' }],
    claims: () => [{ ...swims, words: 'in 2 entries', states: '2' }],
    usage: { input_tokens: 100, output_tokens: 10 },
  })
  const { message } = await send()
  const receipt = await readReceipt(user, message.id)
  expect(receipt).toMatchObject({ calls: 2, tokens: { output: 20 } })
  expect(
    receipt.parts
      .filter(({ kind }) => kind === 'check')
      .map(({ text }) => text)
      .join(),
  ).toContain('1: You swam')
})

test.each([
  'You are welcome.',
  'What would help you for ten minutes tonight?',
  'First, the long run. Take 20 minutes, and tell me on Sunday how it went.',
])('nothing is asked of “%s”', async (text) => {
  await server.behave({ says: () => [{ text }] })
  await send('Thank you.')
  expect(server.requests).toHaveLength(1)
  expect(server.claimRequests).toEqual([])
})

test.each(['refusal', 'malformed-json', 'wrong-schema', 'early-end'] as const)(
  'where the answer is a %s the reply stands as code weighs it',
  async (fault) => {
    await server.behave({
      says: () => [{ text: 'You swam on 4 of your last 6 Sundays.' }],
      faultFor: ({ system }) => (system.includes('turn sentences into queries') ? fault : undefined),
    })
    const { message } = await send()
    expect(message).toMatchObject({ status: 'complete', source: 'anthropic' })
    expect(message.marks).toHaveLength(1)
    expect(server.claimRequests.length).toBeGreaterThan(0)
  },
)

test('claims that nobody can ask change nothing', async () => {
  await server.behave({
    says: () => [{ text: 'You swam in 2 entries.' }],
    claims: () => [
      { ...swims, words: 'in 2 entries', states: '2', goal: 'Nobody’s' },
      { sentence: 99, by: 'record', words: 'x', states: '7', of: 'goals', give: 'trend' },
      { sentence: 1, by: 'goal', words: 'in 2 entries', states: '9', goal: 'Nobody’s', figure: 'pace' },
      { sentence: 1, by: 'sum', words: 'in 2 entries', states: '9', reckon: 'over', terms: ['1', '0'] },
    ],
  })
  const { message } = await send()
  expect(message.status).toBe('complete')
  expect(message.marks.every(({ quote }) => quote.includes('2 entries'))).toBe(true)
})

describe('while a reply is weighed', () => {
  const text = 'You swam on 4 of your last 6 Sundays.'
  let release: () => void
  let isAsked: Promise<void>

  /** The model says its reply at once, and is silent about its claims. */
  beforeEach(async () => {
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    let ask: () => void
    isAsked = new Promise((resolve) => {
      ask = resolve
    })
    await server.behave({
      says: () => [{ text }],
      hold({ system }) {
        if (!system.includes('turn sentences into queries')) return undefined
        ask()
        return held
      },
    })
  })
  afterEach(() => release())

  const replies = () => db.chatMessage.findMany({ where: { userId: user.id, isFromUser: false } })

  test('every word of it has been told', async () => {
    const events = await streamMessage(user, { message: 'How often did I swim?' }, signal)
    const names: string[] = []
    let told = ''
    const reading = (async () => {
      for await (const [name, data] of events) {
        names.push(name)
        if (name === 'delta') told += data.text
      }
    })()
    await isAsked
    expect(told).toBe(text)
    expect(names).not.toContain('done')
    release()
    await reading
    expect(names.at(-1)).toBe('done')
  })

  test('another tab is answered', async () => {
    const first = sendMessage(user, { message: 'How often did I swim?' }, signal)
    await isAsked
    coach = builtInCoach
    const { message } = await send('How often did I swim?')
    expect(message.status).toBe('complete')
    expect(await replies()).toHaveLength(1)
    release()
    await first
    expect(await replies()).toHaveLength(2)
  })

  test('a reader who stops, or is gone, leaves the whole of it, weighed by code', async () => {
    const leaving = new AbortController()
    const sent = sendMessage(user, { message: 'How often did I swim?' }, leaving.signal)
    await isAsked
    leaving.abort()
    const { message } = await sent
    expect(message).toMatchObject({ message: text, status: 'complete' })
    expect(message.marks).toHaveLength(1)
    expect(await replies()).toMatchObject([{ message: text, status: 'complete' }])
  })
})
