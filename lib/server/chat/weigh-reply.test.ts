import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, dateIn } from '@/lib/contract/calendar'
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
import { sentencesToCheck } from '@/tests/support/anthropic/answers'
import type { RecordedRequest } from '@/tests/support/anthropic/request'
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
  server.checkRequests.length = 0
  coach = createAnthropicCoach(modelSettings(server.url), () => undefined)
  const data = { email: `weigh-${people++}@example.com`, timeZone: zone, selectedDomains: [] }
  user = await db.user.create({ data, omit: { passwordHash: true } })
  for (const notes of ['Swam a kilometre.', 'Swam again, slowly.', 'Rain all day.'])
    await createEntry(user, { mood: 4, notes, timeSpent: 'N/A', attachments: [] })
})

const send = (message = 'How often did I swim?') => sendMessage(user, { message }, signal)
const messageOf = async (message: string) => {
  const conversation = { userId: user.id, title: 'Before', archivedAt: new Date() }
  const { id } = await db.conversation.create({ data: conversation })
  return { userId: user.id, conversationId: id, message, isFromUser: true, source: 'user', status: 'complete' } as const
}
const entry = (notes: string) => db.journalEntry.findFirstOrThrow({ where: { userId: user.id, notes } })
const counted = '= Entries that mention “swim”: 2 entries (n 2)'
const swims = { tool: 'ask_record', input: { of: 'entries', give: 'count', about: 'swim' } }
const quotes = ({ marks }: { marks: { quote: string }[] }) => marks.map(({ quote }) => quote)

test('what the record tells otherwise is marked by the row that decides, though no figure of it differs', async () => {
  const says = 'You swam slowly, and then it rained on your way to the pool.'
  const finding = {
    sentence: 1,
    words: 'on your way to the pool',
    verdict: 'contradicted',
    so: 'it rained without a swim',
  }
  await server.behave({
    says: () => [{ text: says }],
    checks: () => [{ ...finding, ground: ['Rain all day.'] }],
  })
  expect(quotes((await send()).message)).toEqual(['on your way to the pool'])
  // Words that no row has: the finding is made up.
  await server.behave({
    says: () => [{ text: says }],
    checks: () => [{ ...finding, ground: ['Rain all day, and not a soul in the water.'] }],
  })
  expect(quotes((await send()).message)).toEqual([])
  await server.behave({ says: () => [{ text: says }], checks: () => [finding] })
  expect(quotes((await send()).message)).toEqual([])
})

test('a figure that its model looks up decides, and no act is done for it', async () => {
  const checks = (verdict: string) => (request: RecordedRequest) =>
    request.toolResults.length === 0
      ? { says: [swims, { tool: 'remember', input: { text: 'Swims', kind: 'fact', quote: 'swim' } }] }
      : [{ sentence: 1, words: 'in 3 entries', verdict, ground: [counted], so: '2 entries' }]
  await server.behave({ says: () => [{ text: 'You swam in 3 entries.' }], checks: checks('contradicted') })
  const { message } = await send()
  expect(quotes(message)).toEqual(['in 3 entries'])
  const results = server.checkRequests.find(({ toolResults }) => toolResults.length > 0)?.toolResults ?? []
  expect(results[0]).toContain(counted)
  expect(results[1]).toMatch(/no such tool/)
  expect(await db.memory.count({ where: { userId: user.id } })).toBe(0)
})

test('a sentence that stands on a row is marked neither by its model nor by code', async () => {
  const says = () => [{ text: 'You swam on 2 of your last 3 Tuesdays.' }]
  await server.behave({ says })
  expect(quotes((await send()).message)).toHaveLength(1)
  const stands = { sentence: 1, words: 'on 2 of your last 3', verdict: 'stands' }
  await server.behave({ says, checks: () => [{ ...stands, ground: ['Swam again, slowly.'] }] })
  expect(quotes((await send()).message)).toEqual([])
  // That it stands, on words that nobody wrote, says nothing.
  await server.behave({ says, checks: () => [{ ...stands, ground: ['Swam on Tuesday.'] }] })
  expect(quotes((await send()).message)).toHaveLength(1)
})

test('what no row tells of is marked where code finds its words nowhere either', async () => {
  const nothing = { sentence: 1, words: 'at the dentist', verdict: 'nothing', lookedFor: ['dentist'] }
  const says = () => [{ text: 'You sat at the dentist in the rain, and swam again.' }]
  await server.behave({ says, checks: () => [nothing] })
  expect(quotes((await send()).message)).toEqual(['at the dentist'])
  await server.behave({ says, checks: () => [{ ...nothing, lookedFor: ['rain', 'dentist'] }] })
  expect(quotes((await send()).message)).toEqual(['at the dentist'])
  // Words that a row has, that the sentence has not, and none.
  for (const lookedFor of [['swam', 'again'], ['umbrella'], []]) {
    await server.behave({ says, checks: () => [{ ...nothing, lookedFor }] })
    expect(quotes((await send()).message)).toEqual([])
  }
  // Where some of the record is kept from models it may be among that.
  await db.journalEntry.update({ where: { id: (await entry('Rain all day.')).id }, data: { neverSend: true } })
  await server.behave({ says, checks: () => [nothing] })
  expect(quotes((await send()).message)).toEqual([])
})

test('a quotation that stands in the record is none of nobody, though its model was not told of it', async () => {
  const says = (words: string) => () => [{ text: `You wrote “${words}” once.` }]
  await db.chatMessage.create({ data: await messageOf('Cold toes again, and I liked every minute.') })
  await server.behave({ says: says('I liked every minute') })
  expect(quotes((await send()).message)).toEqual([])
  await server.behave({ says: says('I loathed every minute') })
  expect(quotes((await send()).message)).toEqual(['“I loathed every minute”'])
})

test('what is put right goes in the place of what was said, and is checked as well', async () => {
  await server.behave({
    says: ({ lastUserText }) => [
      { text: lastUserText.includes('not borne out') ? 'You swam in 2 entries.' : 'You swam in 3 entries.' },
    ],
    checks: ({ toolResults }, [sentence = '']) =>
      toolResults.length === 0
        ? { says: [swims] }
        : [
            {
              ...{ sentence: 1, words: sentence, ground: [counted], so: 'in 2 entries' },
              verdict: sentence.includes('3') ? 'contradicted' : 'stands',
            },
          ],
  })
  const events = []
  for await (const event of await streamMessage(user, { message: 'How often did I swim?' }, signal)) events.push(event)
  expect(events.find(([name]) => name === 'replace')).toEqual(['replace', { text: 'You swam in 2 entries.' }])
  expect(events.findIndex(([name]) => name === 'delta')).toBeLessThan(events.findIndex(([name]) => name === 'replace'))
  expect(server.checkRequests).toHaveLength(4)
  // The model is told what is so when it gets its reply back.
  expect(server.requests.at(-1)?.lastUserText).toContain('You swam in 3 entries. (it seems: in 2 entries)')
  const kept = await db.chatMessage.findFirstOrThrow({ where: { userId: user.id, isFromUser: false } })
  expect(serializeMessage(kept).marks).toEqual([])
})

test('the request is that of the reply with the task behind it, so that a cache serves it', async () => {
  await server.behave({
    says: ({ toolResults }) => (toolResults.length > 0 ? [{ text: 'You swam in 2 entries.' }] : [swims]),
  })
  await send()
  const last = server.requests.at(-1)?.body
  const [check] = server.checkRequests
  expect(check?.body.tools).toEqual(last?.tools)
  expect(check?.body.system).toEqual(last?.system)
  expect(check?.body.output_config).toEqual(last?.output_config)
  expect(check?.body.messages.slice(0, -1)).toEqual(last?.messages.slice(0, -1))
  expect(check?.body.messages.at(-1)?.content.slice(0, -1)).toEqual(last?.messages.at(-1)?.content)
  expect(check?.lastUserText).toContain('1: You swam in 2 entries.')
  expect(server.checkRequests).toHaveLength(1)
})

test('what is never sent is in no request, whatever is looked up, and bears no finding out', async () => {
  const { id } = await entry('Rain all day.')
  await db.journalEntry.update({ where: { id }, data: { neverSend: true } })
  const goal = await createGoal(user, { title: 'Row to Wales', domain: 'health' })
  await db.goal.update({ where: { id: goal.id }, data: { neverSend: true } })
  const finding = { sentence: 1, words: 'in the sun', verdict: 'contradicted', ground: ['Rain all day.'], so: 'rain' }
  await server.behave({
    says: () => [{ text: 'You swam in the sun and liked it.' }],
    checks: ({ toolResults }) =>
      toolResults.length > 0
        ? [finding]
        : {
            says: [
              { tool: 'read_period', input: { from: addDays(today, -9), to: today } },
              { tool: 'ask_record', input: { of: 'entries', give: 'list', about: 'rain' } },
              { tool: 'goal', input: { goal: 'Row to Wales' } },
            ],
          },
  })
  expect(quotes((await send()).message)).toEqual([])
  expect(server.checkRequests.flatMap(({ toolResults }) => toolResults).join()).toContain('Swam again, slowly.')
  expect(JSON.stringify(server.checkRequests.map(({ body }) => body))).not.toMatch(/Rain all day/)
  expect(JSON.stringify(server.checkRequests.map(({ body }) => body.system))).not.toMatch(/Rain all day|Wales/)
})

test('it may look things up twice, then it has to answer', async () => {
  await server.behave({
    says: () => [{ text: 'You swam in 2 entries.' }],
    checks: () => ({ says: [swims] }),
  })
  const { message } = await send()
  expect(message.status).toBe('complete')
  expect(server.checkRequests).toHaveLength(3)
  expect(server.checkRequests.map(({ body }) => body.tool_choice?.type)).toEqual([undefined, undefined, 'none'])
})

test('what it cost and what was sent for it stand in the receipt', async () => {
  await server.behave({
    says: () => [{ text: 'You swam in 2 entries.' }],
    checks: ({ toolResults }) => (toolResults.length === 0 ? { says: [swims] } : []),
    usage: { input_tokens: 100, output_tokens: 10 },
  })
  const { message } = await send()
  const receipt = await readReceipt(user, message.id)
  expect(receipt).toMatchObject({ calls: 3, tokens: { output: 30 } })
  const check = receipt.parts.flatMap(({ kind, text }) => (kind === 'check' ? text : [])).join('\n')
  expect(check).toContain('1: You swam')
  expect(check).toContain(counted)
})

test.each([
  'You are welcome.',
  'What would help you for ten minutes tonight?',
  'First, the long run. Take 20 minutes, and tell me on Sunday how it went.',
])('nothing is asked of “%s”', async (text) => {
  await server.behave({ says: () => [{ text }] })
  await send('Thank you.')
  expect(server.requests).toHaveLength(1)
  expect(server.checkRequests).toEqual([])
})

const isCheck = ({ body }: RecordedRequest) => sentencesToCheck(body) !== null

test.each(['refusal', 'malformed-json', 'wrong-schema', 'early-end', 'max-tokens'] as const)(
  'where the answer is a %s the reply stands as code weighs it',
  async (fault) => {
    await server.behave({
      says: () => [{ text: 'You swam on 4 of your last 6 Sundays.' }],
      faultFor: (request) => (isCheck(request) ? fault : undefined),
    })
    const { message } = await send()
    expect(message).toMatchObject({ status: 'complete', source: 'anthropic' })
    expect(message.marks).toHaveLength(1)
    expect(server.checkRequests.length).toBeGreaterThan(0)
  },
)

test('findings that are junk change nothing', async () => {
  await server.behave({
    says: () => [{ text: 'You swam on 4 of your last 6 Sundays.' }],
    checks: () => [
      { sentence: 0, verdict: 'stands', ground: ['Swam again, slowly.'] },
      { sentence: 9, words: 'x', verdict: 'contradicted', ground: ['Swam again, slowly.'] },
      { sentence: 1, verdict: 'true', ground: ['Swam again, slowly.'] },
      { verdict: 'stands' },
    ],
  })
  const { message } = await send()
  expect(message.status).toBe('complete')
  expect(message.marks).toHaveLength(1)
})

describe('while a reply is weighed', () => {
  const text = 'You swam on 4 of your last 6 Sundays.'
  let release: () => void
  let isAsked: Promise<void>

  /** The model says its reply at once, and is silent as it checks it. */
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
      hold(request) {
        if (!isCheck(request)) return undefined
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
