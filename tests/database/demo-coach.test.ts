import { beforeAll, describe, expect, test } from 'vitest'
import { type InProcessAccount, type InProcessApi, openApiInProcess } from '../support/in-process-api'
import { rowsOf } from '../support/rows-of'

type Goal = { id: string; title: string; progress: number; version?: number }
type Message = { id: string; isFromUser: boolean; message: string }

let api: InProcessApi
let visit: InProcessAccount
let goals: Goal[]
let said: Message[]
const goalCalled = (title: string) => goals.find((goal) => goal.title.includes(title))?.id ?? ''
const chat = (message: string, by = visit) => by.ask('POST', '/api/chat', { body: { message } })
const checkIn = (title: string, body: object, by = visit) =>
  by.ask('PATCH', '/api/goals/{id}/ai-update', { id: goalCalled(title), body, headers: key() })

beforeAll(async () => {
  api = await openApiInProcess()
  visit = await api.lookAround()
  goals = (await visit.ask('GET', '/api/goals')).body
  said = (await visit.ask('GET', '/api/chat')).body
  // What a read notes by itself is there before anything is compared.
  for (const path of ['/api/today', '/api/insights/weekly', '/api/reminders']) await visit.ask('GET', path)
  await chat('How many entries do I have?')
})

const key = () => ({ 'Idempotency-Key': crypto.randomUUID() })
const stream = { Accept: 'text/event-stream' }
const asked = { goalTitle: 'Run 100 km', userResponse: 'ran 12 km this week' }
const help = '/api/ai/goal-creation-assistance'
type Call = () => Promise<{ status: number }>
const post = (path: string, body?: object, headers?: Record<string, string>) => () =>
  visit.ask('POST', path, { ...(body && { body }), headers: { ...key(), ...headers } })

/** Every call to the coach, in the ways in which it may store something. */
const calls: Record<string, Call> = {
  'a question': post('/api/chat', { message: 'When did I last swim?' }),
  'its stream': post('/api/chat', { message: 'How is the half marathon going?' }, stream),
  'a message that makes a card': post('/api/chat', { message: 'Remind me tomorrow at 9 to call Mam' }),
  'a message to remember': post('/api/chat', { message: 'Remember that I swim on Thursdays' }),
  'words of crisis': post('/api/chat', { message: 'I want to kill myself' }),
  'off the record': post('/api/chat', { message: 'Hello', offTheRecord: true }),
  'another reply': () =>
    visit.ask('POST', '/api/chat/{id}/regenerate', {
      id: said.at(-1)?.id ?? '',
      body: { style: 'shorter' },
      headers: key(),
    }),
  'another question': () =>
    visit.ask('PATCH', '/api/chat/{id}', { id: said.at(-2)?.id ?? '', body: { message: 'How am I?' }, headers: key() }),
  'a check-in that moves': () => checkIn('attic', { response: 'The shelves and the lamp are done' }),
  'a check-in that asks back': () => checkIn('24 books', { response: 'read some more' }),
  'a check-in with another title': () => checkIn('prelude', { response: 'half way there', title: 'Play all of it' }),
  'a coach': post('/api/ai/generate-coach', { name: 'The Gardener' }),
  'help with a goal': post(help, { goalTitle: 'Run a marathon', domain: 'health' }),
  'a description': post('/api/ai/suggest-description', asked),
  'a description anew': post('/api/ai/regenerate-description', asked),
  'a measure': post('/api/goals/measure', { title: 'Read 12 books' }),
  'the week anew': post('/api/insights/weekly'),
  'a plan looked over': post('/api/plans/check', { cue: 'After breakfast', action: 'put on my shoes' }),
  'an order that is read': post('/api/proposals/read', { text: 'Remind me tomorrow at 9 to water the plants' }),
  'a question to the record': post('/api/record/ask', { query: { of: 'entries', give: 'count' } }),
}

describe('in the demo the coach answers and nothing is stored', () => {
  test.each(Object.keys(calls))('%s', async (name) => {
    const before = await rowsOf(api.database.client)
    const { status } = (await calls[name]?.()) ?? { status: 0 }
    expect([200, 201]).toContain(status)
    expect(await rowsOf(api.database.client)).toEqual(before)
  })
})

test('a check-in answers with the goal as it would be, no way back, and that it is not kept', async () => {
  const answer = (await checkIn('attic', { response: 'The shelves and the lamp are done' })).body
  const { oldProgress, newProgress, reasoning } = answer.progressUpdate
  expect(newProgress).toBeGreaterThan(oldProgress)
  expect(answer.goal.progress).toBe(newProgress)
  expect(reasoning).not.toBe('')
  expect(answer.unkept).toBe(true)
  expect(answer).not.toHaveProperty('act')
  const stored = (await visit.ask('GET', '/api/goals/{id}', { id: answer.goal.id })).body
  expect(stored.progress).toBe(oldProgress)
})

test('what the coach asks back is answered by a press, in the visit that it was asked in', async () => {
  const { ask, goal } = (await checkIn('24 books', { response: 'read some more' })).body
  const [option] = ask.options
  const { value, progress, milestoneIds } = option
  const confirmed = { responseId: ask.responseId, value, progress, milestoneIds }
  const before = await rowsOf(api.database.client)
  const answer = await checkIn('24 books', { confirmed })
  expect(answer.status).toBe(200)
  expect(answer.body.progressUpdate).toMatchObject({ oldProgress: goal.progress, newProgress: option.progress })
  expect(answer.body.unkept).toBe(true)
  const other = await api.lookAround()
  expect((await checkIn('24 books', { confirmed }, other)).status).toBe(404)
  const elsewhere = { id: goalCalled('attic'), body: { confirmed } }
  expect((await visit.ask('PATCH', '/api/goals/{id}/ai-update', elsewhere)).status).toBe(404)
  // But for the session of the other visitor.
  const { Session: _, User: _u, ...rest } = await rowsOf(api.database.client)
  const { Session: _b, User: _ub, ...restBefore } = before
  expect(rest).toEqual(restBefore)
})

test('what completes a goal by such a press is its last answer', async () => {
  const said = 'Book twenty-four, read to the end'
  const { ask } = (await checkIn('24 books', { response: said })).body
  const whole = ask.options.find(({ progress }: { progress?: number }) => progress === 100)
  const { value, progress } = whole
  const { goal } = (await checkIn('24 books', { confirmed: { responseId: ask.responseId, value, progress } })).body
  expect(goal.isCompleted).toBe(true)
  expect(goal.completionNotes.split('] ').at(-1)).toBe(said)
})

test('a message and its reply say that they are not kept', async () => {
  const { message, userMessage } = (await chat('When did I last swim?')).body
  expect([message.unkept, userMessage.unkept]).toEqual([true, true])
  const { body } = await visit.ask('POST', '/api/chat', { body: { message: 'And before that?' }, headers: stream })
  expect(body.match(/"unkept":true/g)?.length).toBeGreaterThanOrEqual(2)
})

describe('what was said', () => {
  const card = 'Remind me tomorrow at 9 to call the plumber'
  const alertOf = ({ body }: { body: { proposals: { input: { title?: string; scheduledFor?: string } }[] } }) =>
    body.proposals[0]?.input

  test('is known to a follow-up of the same visit, its card too', async () => {
    const mine = await api.lookAround()
    const first = alertOf(await chat(card, mine))
    expect(first?.title).toMatch(/plumber/i)
    const then = alertOf(await chat('Make it 10 instead', mine))
    expect(then?.title).toBe(first?.title)
    expect(then?.scheduledFor).not.toBe(first?.scheduledFor)
  })

  test('stands in the conversation for this visitor alone, card and all, after what is stored', async () => {
    const mine = await api.lookAround()
    const stored = (await mine.ask('GET', '/api/chat')).body
    const { message, userMessage } = (await chat(card, mine)).body
    const read = (await mine.ask('GET', '/api/chat')).body
    expect(read).toEqual([...stored, userMessage, message])
    expect(read.at(-1).proposals[0].input.title).toMatch(/plumber/i)
    const { conversationId } = message
    const named = await mine.ask('GET', '/api/chat', { query: `conversationId=${conversationId}&limit=2` })
    expect(named.body.slice(-2)).toEqual([userMessage, message])
    const older = await mine.ask('GET', '/api/chat', { query: named.next ?? '' })
    expect(JSON.stringify(older.body)).not.toContain('plumber')
    const other = await api.lookAround()
    expect((await other.ask('GET', '/api/chat')).body).toEqual(stored)
  })

  test('stands once where it was written anew', async () => {
    const mine = await api.lookAround()
    const id = (await mine.ask('GET', '/api/chat')).body.at(-2).id
    for (const message of ['How am I?', 'How is my energy?'])
      await mine.ask('PATCH', '/api/chat/{id}', { id, body: { message }, headers: key() })
    const read = (await mine.ask('GET', '/api/chat')).body
    expect(read.filter((one: Message) => one.id === id)).toHaveLength(1)
    expect(read.at(-2).message).toBe('How is my energy?')
  })

  test('is known to no other visitor, by no read, and not once the visit is over', async () => {
    const mine = await api.lookAround()
    const other = await api.lookAround()
    await chat(card, mine)
    expect(JSON.stringify((await chat('Make it 10 instead', other)).body)).not.toContain('plumber')
    for (const path of ['/api/chat', '/api/conversations', '/api/proposals', '/api/memories', '/api/export/all'])
      expect(JSON.stringify((await other.ask('GET', path)).body)).not.toContain('plumber')
    const visits = [...((globalThis as { apogeeVisits?: Map<string, object> }).apogeeVisits?.values() ?? [])]
    expect(visits.filter((one) => JSON.stringify(one).includes('plumber')).length).toBeGreaterThan(0)
    await mine.ask('POST', '/api/auth/logout')
    const left = [...((globalThis as { apogeeVisits?: Map<string, object> }).apogeeVisits?.values() ?? [])]
    expect(left).toHaveLength(visits.length - 1)
  })
})
