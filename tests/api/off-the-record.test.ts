import { expect, test } from 'vitest'
import { type Account, call, newAccount } from '../support/api-client'
import { baseUrl } from '../support/base-url'

const offTheRecord = true

/** All of an account that a message could leave something in. */
async function traces({ get }: Account) {
  const lists = ['/api/conversations', '/api/chat', '/api/memories', '/api/proposals']
  const rows = await Promise.all(lists.map(async (path) => (await get(path)).body))
  return [...rows, (await get('/api/export/all')).body.conversations]
}

test('of a chat off the record nothing is kept, whatever it says', async () => {
  const account = await newAccount()
  for (const message of [
    'My sister is called Ann.',
    'Add an alert tomorrow at 9: call Ann',
    'I want to kill myself.',
  ]) {
    const { status, body } = await account.post('/api/chat', { message, offTheRecord })
    expect(status).toBe(200)
    expect(body.message).toMatchObject({ id: null, conversationId: null, isFromUser: false, proposals: [] })
    expect(body.message.message.length).toBeGreaterThan(10)
    expect(body).toMatchObject({ conversation: null, proposals: [], userMessage: { id: null, message } })
    expect(body.remembered).toBeUndefined()
  }
  expect(await traces(account)).toEqual([[], [], [], [], []])
})

test('an order is refused in words, and a cry for help gets its lines', async () => {
  const account = await newAccount()
  const ask = async (message: string) => (await account.post('/api/chat', { message, offTheRecord })).body
  expect((await ask('Add an alert tomorrow at 9: call Ann')).message.message).toContain('off the record')
  expect((await ask('I want to kill myself.')).userMessage.careLevel).toBe('explicit')
  expect((await account.get('/api/reminders')).body).toEqual([])
})

test('what was said before comes with the message, and is bounded', async () => {
  const account = await newAccount()
  for (const title of ['Learn the cello', 'Run a marathon']) {
    await account.post('/api/goals', { title, description: 'For me.', domain: 'health', targetDate: '2031-05-01' })
  }
  const turns = [
    { message: 'How is the cello going?', isFromUser: true },
    { message: '“Learn the cello” stands at 0%.', isFromUser: false },
  ]
  const ask = async (said: typeof turns) => {
    const { body } = await account.post('/api/chat', { message: 'How is it going?', offTheRecord, turns: said })
    return body.message.message
  }
  const [alone, after] = [await ask([]), await ask(turns)]
  expect(after).toContain('Learn the cello')
  expect(after).not.toContain('Run a marathon')
  expect(alone).not.toBe(after)
  const many = Array.from({ length: 61 }, () => turns[0])
  expect((await account.post('/api/chat', { message: 'Hello', offTheRecord, turns: many })).status).toBe(400)
})

test('a key keeps no answer of it, and a stream tells the same', async () => {
  const account = await newAccount()
  const headers = { 'Idempotency-Key': 'once' }
  const send = (message: string) =>
    call('POST', '/api/chat', { message, offTheRecord }, { token: account.token, headers })
  expect((await send('Hello')).status).toBe(200)
  // Another body under a key that was used would be refused.
  expect((await send('Good morning')).status).toBe(200)
  const response = await fetch(`${baseUrl()}/api/chat`, {
    method: 'POST',
    headers: {
      Accept: 'text/event-stream',
      'Content-Type': 'application/json',
      Authorization: `Bearer ${account.token}`,
    },
    body: JSON.stringify({ message: 'Hello', offTheRecord }),
  })
  const text = await response.text()
  expect(text).toMatch(/^event: start\ndata: \{"userMessage":\{"id":null/)
  expect(text).toContain('event: delta')
  expect(text).toMatch(/event: done\ndata: \{"message":\{"id":null/)
  expect(await traces(account)).toEqual([[], [], [], [], []])
})
