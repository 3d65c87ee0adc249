import { expect, test } from 'vitest'
import type { ChatAnswer, ChatMessage } from '@/lib/contract/chat'
import { type Account, call, newAccount } from '../support/api-client'

async function say(account: Account, message: string): Promise<ChatAnswer> {
  const answer = await account.post('/api/chat', { message })
  expect(answer.status).toBe(200)
  return answer.body
}

async function read(account: Account, conversationId: string): Promise<ChatMessage[]> {
  return (await account.get(`/api/chat?conversationId=${conversationId}`)).body
}

test('another reply takes the last one’s place: the message stays, and nothing else moves', async () => {
  const account = await newAccount()
  await account.post('/api/goals', { title: 'Run a half marathon', domain: 'health' })
  const first = await say(account, 'Hello')
  const second = await say(account, 'What should I focus on today?')
  const answer = await account.post(`/api/chat/${second.message.id}/regenerate`)
  expect(answer.status).toBe(200)
  const { message, userMessage, conversation }: ChatAnswer = answer.body
  expect(userMessage).toEqual(second.userMessage)
  expect(conversation.id).toBe(second.conversation.id)
  expect(message).toMatchObject({ isFromUser: false, status: 'complete', conversationId: conversation.id })
  expect(message.id).not.toBe(second.message.id)
  expect(message.message).not.toBe(second.message.message)
  const stored = await read(account, conversation.id)
  expect(stored.map(({ id }) => id)).toEqual([first.userMessage.id, first.message.id, userMessage.id, message.id])
  expect(stored.at(-1)).toEqual(message)
  expect((await account.get(`/api/chat/${second.message.id}`)).status).toBe(404)
})

test('it may be asked for in a style, and in no other word', async () => {
  const account = await newAccount()
  const { message } = await say(account, 'Hello')
  const refused = await account.post(`/api/chat/${message.id}/regenerate`, { style: 'as a pirate' })
  expect(refused.status).toBe(400)
  expect(refused.body.fields).toHaveProperty('style')
  expect((await account.post(`/api/chat/${message.id}/regenerate`, { style: 'shorter' })).status).toBe(200)
})

test('it streams like any other reply', async () => {
  const account = await newAccount()
  const { message, conversation, userMessage } = await say(account, 'I feel stuck')
  const answer = await call('POST', `/api/chat/${message.id}/regenerate`, undefined, {
    token: account.token,
    headers: { Accept: 'text/event-stream' },
  })
  const names = [...String(answer.body).matchAll(/^event: (\w+)$/gm)].map((match) => match[1])
  expect(names[0]).toBe('start')
  expect(names.at(-1)).toBe('done')
  expect(new Set(names)).toEqual(new Set(['start', 'delta', 'done']))
  const stored = await read(account, conversation.id)
  expect(stored).toHaveLength(2)
  expect(stored[0]?.id).toBe(userMessage.id)
  expect(String(answer.body)).toContain(stored[1]?.id)
})

test('only the last reply, only one’s own, and not in an archived conversation', async () => {
  const [account, other] = await Promise.all([newAccount(), newAccount()])
  const first = await say(account, 'Hello')
  const second = await say(account, 'And again')
  const again = (id: string, by = account) => by.post(`/api/chat/${id}/regenerate`)
  expect((await again(first.message.id)).status).toBe(409)
  expect((await again(second.userMessage.id)).status).toBe(409)
  expect((await again(second.message.id, other)).status).toBe(404)
  expect((await again('nothing')).status).toBe(404)
  expect((await call('POST', `/api/chat/${second.message.id}/regenerate`)).status).toBe(401)
  await account.delete(`/api/conversations/${second.conversation.id}`)
  expect((await again(second.message.id)).status).toBe(409)
  expect(await read(account, second.conversation.id)).toHaveLength(4)
})

test('of several at once one wins, and the conversation keeps one reply', async () => {
  const account = await newAccount()
  const { message, conversation } = await say(account, 'What next?')
  const answers = await Promise.all(Array.from({ length: 4 }, () => account.post(`/api/chat/${message.id}/regenerate`)))
  const statuses = answers.map(({ status }) => status).sort()
  expect(statuses[0]).toBe(200)
  expect(statuses.slice(1).every((status) => status === 404 || status === 409)).toBe(true)
  expect(await read(account, conversation.id)).toHaveLength(2)
})
