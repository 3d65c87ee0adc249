import { expect, test } from 'vitest'
import type { ChatMessage, Conversation } from '@/lib/contract/chat'
import { call, newAccount } from '../support/api-client'

test('a conversation begins with a question of the day, which only its own user can begin with', async () => {
  const [account, other] = [await newAccount(), await newAccount()]
  await account.post('/api/goals', { title: 'Row across the lake', domain: 'health' })
  const [question] = (await account.get('/api/today')).body.questions
  const opening = { title: 'Row across the lake', openingQuestionId: question.id }
  const made = await account.post('/api/conversations', opening)
  expect(made.status).toBe(201)
  expect(made.body.isActive).toBe(true)
  const said = (await account.get(`/api/chat?conversationId=${made.body.id}`)).body
  expect(said).toMatchObject([{ message: question.words, isFromUser: false, source: 'built-in', coachName: 'Kobe' }])
  const answer = await account.post('/api/chat', { message: 'I rowed twice.', conversationId: made.body.id })
  expect(answer.status).toBe(200)
  expect((await other.post('/api/conversations', opening)).status).toBe(404)
  expect((await account.post('/api/conversations', { ...opening, openingQuestionId: 'none' })).status).toBe(404)
  expect((await account.get('/api/conversations')).body).toHaveLength(1)
})

test('what a coach has said keeps its name when another one is chosen, and when a custom one is deleted', async () => {
  const account = await newAccount()
  const choose = (coach: object) => account.patch('/api/users/profile', coach)
  const say = async () => (await account.post('/api/chat', { message: 'How can you help me?' })).body
  const hanna = { customCoachName: 'Hanna', customCoachStyle: 'Dry', customCoachPrompt: 'Ask short questions.' }
  await choose({ selectedLeader: 'elon' })
  const { conversation, userMessage, message: first } = await say()
  expect([userMessage.coachName, first.coachName]).toEqual([null, 'Elon'])
  await choose({ ...hanna, selectedLeader: 'custom' })
  const { message: second } = await say()
  await choose({ selectedLeader: 'kobe', customCoachName: '', customCoachStyle: '', customCoachPrompt: '' })
  const [listed] = (await account.get('/api/conversations')).body
  expect(listed).toMatchObject({ lastSaidBy: 'coach', lastSaidCoach: 'Hanna' })
  const stored: ChatMessage[] = (await account.get(`/api/chat?conversationId=${conversation.id}`)).body
  expect(stored.map(({ coachName }) => coachName)).toEqual([null, 'Elon', null, 'Hanna'])
  const again = await account.post(`/api/chat/${second.id}/regenerate`)
  expect(again.body.message.coachName).toBe('Kobe')
  const unkept = await account.post('/api/chat', { message: 'Hello', offTheRecord: true })
  expect(unkept.body.message.coachName).toBe('Kobe')
})

test('a conversation is deleted for good with what was said in it, and another’s is not found', async () => {
  const [account, other] = [await newAccount(), await newAccount()]
  const { conversation } = (await account.post('/api/chat', { message: 'My sister is called Bettina.' })).body
  const { conversation: kept } = (
    await account.post('/api/chat', {
      message: 'Hello',
      conversationId: (await account.post('/api/conversations', { title: 'Kept' })).body.id,
    })
  ).body
  const gone = `/api/conversations/${conversation.id}?forGood=true`
  expect((await other.delete(gone)).status).toBe(404)
  expect((await account.delete(gone)).status).toBe(204)
  expect((await account.delete(gone)).status).toBe(404)
  for (const archived of [false, true]) {
    const left: { id: string }[] = (await account.get(`/api/conversations?archived=${archived}`)).body
    expect(left.map(({ id }) => id)).toEqual(archived ? [] : [kept.id])
  }
  expect((await account.get('/api/memories')).body).toEqual([])
  expect((await account.get('/api/search?q=Bettina')).body).toEqual([])
  expect((await account.get(`/api/chat?conversationId=${kept.id}`)).body).toHaveLength(2)
})

test('of a card that waits no more the list tells what came of it', async () => {
  const account = await newAccount()
  const { conversation } = (await account.post('/api/chat', { message: 'Remind me tomorrow at 9 to water the plants' }))
    .body
  const said = async () => (await account.get('/api/conversations')).body[0].lastSaid
  expect(await said()).toContain('It waits until you press Apply.')
  const { body: messages } = await account.get(`/api/chat?conversationId=${conversation.id}`)
  const [card] = messages.at(-1).proposals
  await account.post(`/api/proposals/${card.id}/apply`)
  expect(await said()).toBe(`Done: ${card.title}`)
  await account.post(`/api/proposals/${card.id}/undo`)
  expect(await said()).toBe(`Undone: ${card.title}`)
})

test('the own list tells what was said last, but for words of a crisis, and no program is handed it', async () => {
  const [account, other] = [await newAccount(), await newAccount()]
  const { conversation } = (await account.post('/api/chat', { message: 'My sister is called Bettina.' })).body
  const conversationId = conversation.id
  await account.post('/api/chat', { message: 'She rows,\nevery Sunday.', conversationId })
  await other.post('/api/chat', { message: 'Nobody else’s.' })
  const said = async () =>
    (await account.get('/api/conversations')).body.map(({ lastSaid, lastSaidBy }: Conversation) => ({
      lastSaid,
      lastSaidBy,
    }))
  const [{ lastSaid, lastSaidBy }] = await said()
  const { body: messages } = await account.get(`/api/chat?conversationId=${conversationId}`)
  expect(lastSaidBy).toBe('coach')
  expect(messages.at(-1).message.replace(/\s+/g, ' ')).toContain(lastSaid.replace(/…$/, ''))
  // What is answered to words of a crisis is passed over with them.
  await account.post('/api/chat', { message: 'I want to kill myself tonight', conversationId })
  expect(await said()).toEqual([{ lastSaid: 'She rows, every Sunday.', lastSaidBy: 'you' }])
  const { token } = (await account.post('/api/tokens', { name: 'Reader', scopes: ['read'] })).body
  const [told] = (await call('GET', '/api/conversations', undefined, { token })).body
  expect(told.id).toBe(conversationId)
  expect(told).not.toHaveProperty('lastSaid')
  expect(told).not.toHaveProperty('lastSaidBy')
})
