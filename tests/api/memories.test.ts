import { describe, expect, test } from 'vitest'
import type { ChatStreamEvents } from '@/lib/contract/chat'
import type { Memory, Remembered } from '@/lib/contract/memory'
import { type Account, newAccount, streamChat } from '../support/api-client'

async function say(account: Account, message: string): Promise<Remembered[] | undefined> {
  const answer = await account.post('/api/chat', { message })
  expect(answer.status).toBe(200)
  return answer.body.remembered
}

async function texts(account: Account): Promise<string[]> {
  const memories: Memory[] = (await account.get('/api/memories')).body
  return memories.map(({ text }) => text)
}

describe('what the coach remembers of a chat', () => {
  test('is told with the answer and listed with its source', async () => {
    const account = await newAccount()
    const answer = await account.post('/api/chat', { message: "I can't train on Thursdays. How am I doing?" })
    const [learned] = answer.body.remembered
    expect(learned).toMatchObject({
      text: "I can't train on Thursdays",
      kind: 'constraint',
      source: { kind: 'message', id: answer.body.userMessage.id },
      pinned: false,
      replaced: null,
    })
    const { replaced: _replaced, ...memory } = learned
    expect((await account.get('/api/memories')).body).toEqual([memory])
  })

  test('is told at the end of a stream', async () => {
    const account = await newAccount()
    let done: ChatStreamEvents['done'] | undefined
    for await (const { name, data } of streamChat(account, { message: 'I prefer short sessions in the morning.' }))
      if (name === 'done') done = data as ChatStreamEvents['done']
    expect(done?.remembered).toMatchObject([{ kind: 'preference', text: 'I prefer short sessions in the morning' }])
  })

  test('is nothing where there is nothing to keep, and then not mentioned', async () => {
    const account = await newAccount()
    for (const message of ['How am I doing?', 'I am tired today', 'My password is hunter2', 'I want to kill myself'])
      expect(await say(account, message)).toBeUndefined()
    expect(await texts(account)).toEqual([])
  })

  test('is used in a later conversation', async () => {
    const account = await newAccount()
    await account.post('/api/goals', { title: 'Run a half marathon', domain: 'health' })
    await say(account, 'I have a bad knee')
    await account.post('/api/conversations', { title: 'Another day' })
    const { message } = (await account.post('/api/chat', { message: 'What do you know about me?' })).body
    expect(message.message).toMatch(/bad knee/)
  })

  test('stands once, and gives way to what changes it; the answer says what it replaced', async () => {
    const account = await newAccount()
    await say(account, 'I have a bad knee.')
    expect(await say(account, 'As I said, I have a bad knee')).toBeUndefined()
    expect(await say(account, 'My knee is fine now!')).toMatchObject([
      { text: 'My knee is fine now', replaced: 'I have a bad knee' },
    ])
    expect(await texts(account)).toEqual(['My knee is fine now'])
  })

  test('is nothing while memory is paused', async () => {
    const account = await newAccount()
    await account.patch('/api/users/profile', { memoryPaused: true })
    expect(await say(account, 'I have a bad knee')).toBeUndefined()
    await account.post('/api/journal', { mood: 3, notes: 'I have a bad knee' })
    expect(await texts(account)).toEqual([])
  })

  test('goes with its message and with the memory itself', async () => {
    const account = await newAccount()
    await say(account, 'I have a bad knee')
    await account.post('/api/conversations', { title: 'Another' })
    const [learned] = (await say(account, 'I work night shifts until March')) ?? []
    const { conversationId } = (await account.get('/api/chat')).body[0]
    await account.delete(`/api/memories/${learned?.id}`)
    expect(await texts(account)).toEqual(['I have a bad knee'])
    await say(account, 'I prefer mornings')
    await account.delete(`/api/chat?conversationId=${conversationId}`)
    expect(await texts(account)).toEqual(['I have a bad knee'])
    await account.delete('/api/chat')
    expect(await texts(account)).toEqual([])
  })
})

describe('what the coach remembers of the journal', () => {
  test('comes from an entry, follows its text and goes with it', async () => {
    const account = await newAccount()
    const notes = 'Long day. My sister Ana is a runner and wants to join me on Sundays.'
    const entry = (await account.post('/api/journal', { mood: 4, notes })).body
    expect(entry).not.toHaveProperty('remembered')
    const [memory] = (await account.get('/api/memories')).body
    expect(memory).toMatchObject({ kind: 'person', source: { kind: 'journal', id: entry.id } })
    expect(memory.text).toContain('Ana')
    await account.patch(`/api/journal/${entry.id}`, { mood: 5 })
    expect(await texts(account)).toEqual([memory.text])
    await account.patch(`/api/journal/${entry.id}`, { notes: "Long day. I'm allergic to nuts." })
    expect(await texts(account)).toEqual(["I'm allergic to nuts"])
    await account.delete(`/api/journal/${entry.id}`)
    expect(await texts(account)).toEqual([])
  })

  test('stays through a rewriting where the user has put it right', async () => {
    const account = await newAccount()
    const entry = (await account.post('/api/journal', { mood: 3, notes: 'I have a bad knee' })).body
    const [memory] = (await account.get('/api/memories')).body
    await account.patch(`/api/memories/${memory.id}`, { text: 'I have a bad left knee' })
    await account.patch(`/api/journal/${entry.id}`, { notes: 'Nothing much happened.' })
    expect(await texts(account)).toEqual(['I have a bad left knee'])
  })
})
