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

test('the last message is written anew in its place, with another reply', async () => {
  const account = await newAccount()
  const first = await say(account, 'Hello')
  const second = await say(account, 'What is 3 times 4?')
  const answer = await account.patch(`/api/chat/${second.userMessage.id}`, { message: 'Thank you' })
  expect(answer.status).toBe(200)
  const { message, userMessage }: ChatAnswer = answer.body
  expect(userMessage).toEqual({ ...second.userMessage, message: 'Thank you' })
  expect(message.id).not.toBe(second.message.id)
  const stored = await read(account, first.conversation.id)
  expect(stored.map(({ id }) => id)).toEqual([first.userMessage.id, first.message.id, userMessage.id, message.id])
  expect(stored[2]?.message).toBe('Thank you')
  expect((await account.get(`/api/chat/${second.message.id}`)).status).toBe(404)
})

test('its open proposals go, what was applied stands, and what it taught is forgotten', async () => {
  const account = await newAccount()
  const asked = 'Remind me to call Bob tomorrow at 9. Remind me to buy screws tomorrow at 10'
  const { proposals, userMessage } = await say(account, asked)
  expect(proposals.length).toBe(2)
  const [applied, open] = proposals
  expect((await account.post(`/api/proposals/${applied?.id}/apply`, {})).status).toBe(200)
  expect((await account.patch(`/api/chat/${userMessage.id}`, { message: 'Hello' })).status).toBe(200)
  const waiting = (await account.get('/api/proposals')).body
  expect(waiting.map(({ id }: { id: string }) => id)).not.toContain(open?.id)
  const done = (await account.get('/api/proposals?status=applied')).body
  expect(done).toHaveLength(1)
  expect(done[0].source.quote).toBe('')
  expect((await account.get('/api/reminders')).body).toHaveLength(1)

  const told = await say(account, 'I am allergic to peanuts.')
  expect((await account.get('/api/memories')).body).toHaveLength(1)
  await account.patch(`/api/chat/${told.userMessage.id}`, { message: 'I like tea in the afternoon, sometimes.' })
  expect(JSON.stringify((await account.get('/api/memories')).body)).not.toContain('peanuts')
})

test('words of crisis get the lines of help in place of what was said before', async () => {
  const account = await newAccount()
  const { userMessage } = await say(account, 'What now?')
  const { message, userMessage: after }: ChatAnswer = (
    await account.patch(`/api/chat/${userMessage.id}`, { message: 'I want to kill myself' })
  ).body
  expect(after.careLevel).toBe('explicit')
  expect(message.source).toBe('built-in')
  expect(message.message).toMatch(/\d{3}/)
})

test('only the last message, only one’s own, never a reply, and not in an archived conversation', async () => {
  const [account, other] = await Promise.all([newAccount(), newAccount()])
  const first = await say(account, 'Hello')
  const second = await say(account, 'And again')
  const edit = (id: string, by = account, message = 'Hm') => by.patch(`/api/chat/${id}`, { message })
  expect((await edit(first.userMessage.id)).status).toBe(409)
  expect((await edit(second.message.id)).status).toBe(409)
  expect((await edit(second.userMessage.id, other)).status).toBe(404)
  expect((await edit(second.userMessage.id, account, ' ')).status).toBe(400)
  expect((await call('PATCH', `/api/chat/${second.userMessage.id}`, { message: 'Hm' })).status).toBe(401)
  await account.delete(`/api/conversations/${second.conversation.id}`)
  expect((await edit(second.userMessage.id)).status).toBe(409)
  expect((await read(account, second.conversation.id)).map(({ message }) => message)).toContain('And again')
})

test('of several at once the conversation keeps one message and one reply', async () => {
  const account = await newAccount()
  const { userMessage, conversation } = await say(account, 'What next?')
  const answers = await Promise.all(
    ['One', 'Two', 'Three'].map((message) => account.patch(`/api/chat/${userMessage.id}`, { message })),
  )
  expect(answers.some(({ status }) => status === 200)).toBe(true)
  expect(await read(account, conversation.id)).toHaveLength(2)
})
