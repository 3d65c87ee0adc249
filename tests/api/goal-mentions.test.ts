import { expect, test } from 'vitest'
import { db } from '@/lib/server/db/client'
import { newAccount } from '../support/api-client'

/** A fortnight and a week ago. */
const DAYS = [14, 7].map((days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10))

test('what was written of a goal is found in the journal and the chat, newest first, and no cry for help', async () => {
  const account = await newAccount()
  const { body: goal } = await account.post('/api/goals', { title: 'Learn the cello', domain: 'health' })
  await account.post('/api/journal', { mood: 4, notes: 'Slept well. The cello sounded warm today.', date: DAYS[0] })
  await account.post('/api/journal', { mood: 3, notes: 'Rain all day.' })
  await account.post('/api/journal', { mood: 1, notes: 'I want to kill myself, the cello mocks me.', date: DAYS[1] })
  const { body: said } = await account.post('/api/chat', { message: 'I practised the cello for an hour.' })
  await account.post('/api/chat', { message: 'When did I last practise the cello?' })
  const { body: ordered } = await account.post('/api/chat', { message: 'Remind me tomorrow at 9 to tune the cello.' })
  expect(ordered.proposals).toMatchObject([{ verb: 'alert.add' }])
  const { status, body } = await account.get(`/api/goals/${goal.id}/mentions`)
  expect(status).toBe(200)
  expect(body).toMatchObject([
    {
      ref: { kind: 'message' },
      conversation: { id: said.message.conversationId, isArchived: false },
      quote: 'I practised the cello for an hour.',
    },
    { ref: { kind: 'journal' }, date: DAYS[0], quote: 'The cello sounded warm today.' },
  ])
})

test('what is not about a goal by its person’s word is told no more, until that is taken back', async () => {
  const account = await newAccount()
  const { body: goal } = await account.post('/api/goals', { title: 'Learn the cello', domain: 'health' })
  await account.post('/api/journal', { mood: 4, notes: 'A cello in the film, nothing else.', date: DAYS[0] })
  const path = `/api/goals/${goal.id}/mentions`
  const [mention] = (await account.get(path)).body
  const judge = (isAbout: boolean) => account.patch(path, { refId: mention.ref.id, isAbout })
  expect((await judge(false)).status).toBe(204)
  expect((await account.get(path)).body).toEqual([])
  expect((await account.get(`/api/goals/${goal.id}`)).body).toEqual(goal)
  expect((await judge(true)).status).toBe(204)
  expect((await account.get(path)).body).toHaveLength(1)
  expect((await account.patch('/api/goals/another/mentions', { refId: 'x', isAbout: false })).status).toBe(404)
})

test('of after it was completed, only what names the goal itself is of it', async () => {
  const account = await newAccount()
  const { body: goal } = await account.post('/api/goals', {
    title: 'Launch Harbour 2.0',
    domain: 'career',
    milestones: ['First port live'],
  })
  const completedAt = new Date(Date.now() - 8 * 86_400_000).toISOString()
  expect((await account.patch(`/api/goals/${goal.id}`, { isCompleted: true })).status).toBe(200)
  await db.goal.update({ where: { id: goal.id }, data: { completedAt, createdAt: new Date('2026-01-05') } })
  for (const notes of ['Port seven went live.', 'A good week for Harbour 2.0.', 'Finn dug a harbour.'])
    await account.post('/api/journal', { mood: 4, notes, date: DAYS[1] })
  await account.post('/api/journal', { mood: 4, notes: 'A first port is live.', date: DAYS[0] })
  const { body } = await account.get(`/api/goals/${goal.id}/mentions`)
  expect(body.map(({ quote }: { quote: string }) => quote)).toEqual([
    'A good week for Harbour 2.0.',
    'A first port is live.',
  ])
})

test('what is of another goal of the kind is no part of one that is over', async () => {
  const account = await newAccount()
  const { body: goal } = await account.post('/api/goals', {
    title: 'Run five kilometres again after the calf strain',
    domain: 'health',
  })
  expect((await account.patch(`/api/goals/${goal.id}`, { isCompleted: true })).status).toBe(200)
  const completedAt = new Date(Date.now() - 8 * 86_400_000)
  await db.goal.update({ where: { id: goal.id }, data: { completedAt, createdAt: new Date('2026-01-05') } })
  await account.post('/api/journal', { mood: 4, notes: 'Easy run tonight.', date: DAYS[0] })
  for (const notes of ['Longest run of my life.', 'A run, and no word from the calf.'])
    await account.post('/api/journal', { mood: 4, notes, date: DAYS[1] })
  const { body } = await account.get(`/api/goals/${goal.id}/mentions`)
  expect(body.map(({ quote }: { quote: string }) => quote)).toEqual([
    'A run, and no word from the calf.',
    'Easy run tonight.',
  ])
})

test('of before it was set, only what names the goal itself is of it', async () => {
  const account = await newAccount()
  const { body: goal } = await account.post('/api/goals', {
    title: 'Give a talk at the meetup',
    domain: 'career',
    milestones: ['Outline on one page'],
  })
  const notes = 'Wrote the whole launch outline for Harbour on one page.'
  await account.post('/api/journal', { mood: 4, notes, date: DAYS[0] })
  await account.post('/api/journal', { mood: 4, notes: 'Thought of a talk at the meetup.', date: DAYS[1] })
  await account.post('/api/journal', { mood: 4, notes: 'The outline stands on one page.' })
  const { body } = await account.get(`/api/goals/${goal.id}/mentions`)
  expect(body.map(({ quote }: { quote: string }) => quote)).toEqual([
    'The outline stands on one page.',
    'Thought of a talk at the meetup.',
  ])
})
