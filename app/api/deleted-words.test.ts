import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type InProcessAccount, type InProcessApi, openApiInProcess } from '@/tests/support/in-process-api'

let api: InProcessApi
beforeAll(async () => {
  api = await openApiInProcess()
}, 60_000)
afterAll(() => api.close())

const SECRET = 'the-thing-nobody-may-read'

/** Sends with a key of its own, and gives a way to send the same again. */
async function keyed(account: InProcessAccount, path: string, body: object, id = '') {
  const headers = { 'Idempotency-Key': randomUUID() }
  const send = () => account.ask('POST', path, { id, body, headers })
  const { body: made, status } = await send()
  expect(status).toBeLessThan(300)
  return { made, again: send }
}

const keptWords = async (account: InProcessAccount) => {
  const rows = await api.database.client.idempotencyKey.findMany({ where: { userId: account.user.id } })
  return rows.filter(({ response }) => response?.includes(SECRET)).length
}

async function expectGone(account: InProcessAccount, again: () => ReturnType<InProcessAccount['ask']>) {
  expect(await keptWords(account)).toBe(0)
  const answer = await again()
  expect([answer.status, answer.body.code]).toEqual([404, 'not_found'])
  expect(JSON.stringify(answer.body)).not.toContain(SECRET)
}

const simple: Record<string, { path: string; one: string; body: object }> = {
  'an entry': { path: '/api/journal', one: '/api/journal/{id}', body: { mood: 3, notes: SECRET } },
  'a goal': { path: '/api/goals', one: '/api/goals/{id}', body: { title: SECRET, domain: 'health' } },
  'an alert': {
    path: '/api/reminders',
    one: '/api/reminders/{id}',
    body: { title: SECRET, scheduledFor: '2030-01-01T09:00:00Z' },
  },
}

test.each(Object.keys(simple))('%s that is deleted is in no kept answer, and the key makes no other', async (name) => {
  const account = await api.signup()
  const { path, one, body } = simple[name] as (typeof simple)[string]
  const { made, again } = await keyed(account, path, body)
  expect((await again()).body).toEqual(made)
  expect((await account.ask('DELETE', one, { id: made.id })).status).toBe(204)
  await expectGone(account, again)
  expect((await account.ask('GET', path)).body).toEqual([])
})

test('the values and the answers of a goal go with it', async () => {
  const account = await api.signup()
  const measure = { kind: 'total', unit: 'books', target: 12 }
  const body = { title: 'Read 12 books', domain: 'health', measure }
  const { id } = (await account.ask('POST', '/api/goals', { body })).body
  const value = await keyed(account, '/api/goals/{id}/values', { value: 1, note: SECRET }, id)
  const first = await keyed(account, '/api/goals/{id}/values', { value: 2, note: SECRET }, id)
  const response = await keyed(account, '/api/insights/goal/response', { goalId: id, responseText: SECRET })
  await account.ask('DELETE', '/api/values/{id}', { id: first.made.id })
  expect((await first.again()).status).toBe(404)
  expect(await keptWords(account)).toBe(2)
  await account.ask('DELETE', '/api/goals/{id}', { id })
  for (const { again } of [value, response]) await expectGone(account, again)
})

test.each(['all', 'one'])('messages that are cleared, %s, are in no kept answer', async (which) => {
  const account = await api.signup()
  const { made, again } = await keyed(account, '/api/chat', { message: SECRET })
  const streamed = { 'Idempotency-Key': randomUUID(), Accept: 'text/event-stream' }
  const streamAgain = () =>
    account.ask('POST', '/api/chat', { body: { message: `${SECRET} again` }, headers: streamed })
  await streamAgain()
  const query = which === 'all' ? '' : `conversationId=${made.conversation.id}`
  expect((await account.ask('DELETE', '/api/chat', { query })).status).toBe(204)
  await expectGone(account, again)
  await expectGone(account, streamAgain)
  expect((await account.ask('GET', '/api/chat')).body).toEqual([])
})

test('words of a chat that is cleared while its answer is made are kept nowhere', async () => {
  const account = await api.signup()
  const headers = { 'Idempotency-Key': randomUUID() }
  const answered = account.ask('POST', '/api/chat', { body: { message: SECRET }, headers })
  await expect.poll(() => api.database.client.idempotencyKey.count({ where: { userId: account.user.id } })).toBe(1)
  expect((await account.ask('DELETE', '/api/chat')).status).toBe(204)
  await answered
  expect(await keptWords(account)).toBe(0)
})

test('another person’s answers, and those about something else, stay', async () => {
  const [account, other] = [await api.signup(), await api.signup()]
  const mine = await keyed(account, '/api/goals', { title: 'Swim', domain: 'health' })
  const others = await keyed(other, '/api/goals', { title: SECRET, domain: 'health' })
  const { made } = await keyed(account, '/api/goals', { title: SECRET, domain: 'health' })
  await account.ask('DELETE', '/api/goals/{id}', { id: made.id })
  await account.ask('DELETE', '/api/goals/{id}', { id: others.made.id })
  for (const { made: kept, again } of [mine, others]) expect((await again()).body).toEqual(kept)
})
