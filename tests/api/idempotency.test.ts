import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { call, newAccount } from '../support/api-client'

const goal = { title: 'Swim 50 lengths', domain: 'health' }

const post = (token: string, key: string, body: unknown = goal, path = '/api/goals', headers = {}) =>
  call('POST', path, body, { token, headers: { 'Idempotency-Key': key, ...headers } })

test('a repeated POST gets its first answer and creates nothing', async () => {
  const account = await newAccount()
  const key = randomUUID()
  const first = await post(account.token, key)
  const second = await post(account.token, key)
  expect([second.status, second.body]).toEqual([201, first.body])
  expect(second.headers.get('etag')).toBe(first.headers.get('etag'))
  expect((await account.get('/api/goals')).body).toHaveLength(1)
})

test('of ten at once, one creates and all tell of it', async () => {
  const account = await newAccount()
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 10 }, () => post(account.token, key)))
  expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1)
  expect((await account.get('/api/goals')).body).toHaveLength(1)
})

test('the same key with another body is a conflict; with another account or endpoint it is another key', async () => {
  const [account, other] = [await newAccount(), await newAccount()]
  const key = randomUUID()
  const first = await post(account.token, key)
  const reused = await post(account.token, key, { ...goal, title: 'Other' })
  expect([reused.status, reused.body.code]).toEqual([409, 'conflict'])
  expect((await post(other.token, key)).body.id).not.toBe(first.body.id)
  expect((await post(account.token, key, { title: 'Talk' }, '/api/conversations')).status).toBe(201)
})

test('a refusal is replayed too', async () => {
  const { token } = await newAccount()
  const key = randomUUID()
  const send = () => post(token, key, { message: 'hi', conversationId: 'none' }, '/api/chat')
  const [first, second] = [await send(), await send()]
  expect(first.status).toBe(404)
  expect(second.body).toEqual(first.body)
})

test('a streamed reply is replayed whole', async () => {
  const account = await newAccount()
  const key = randomUUID()
  const send = () => post(account.token, key, { message: 'Hello' }, '/api/chat', { Accept: 'text/event-stream' })
  const first = await send()
  expect((await send()).body).toBe(first.body)
  expect((await account.get('/api/chat')).body).toHaveLength(2)
})
