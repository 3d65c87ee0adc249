import { expect, test } from 'vitest'
import { newAccount } from '../support/api-client'

const scheduledFor = '2030-01-07T08:00:00.000Z'

test('a proposal is made, listed, applied once and taken back', async () => {
  const account = await newAccount({ timeZone: 'Europe/Berlin' })
  const made = await account.post('/api/proposals', { verb: 'alert.add', input: { title: 'Call Bob', scheduledFor } })
  expect(made.status).toBe(201)
  expect(made.body).toMatchObject({ title: 'Alert: Call Bob, Mon 7 Jan 2030 09:00', source: { kind: 'client' } })
  expect((await account.get('/api/proposals')).body).toEqual([made.body])

  const path = `/api/proposals/${made.body.id}`
  const answers = await Promise.all([account.post(`${path}/apply`, {}), account.post(`${path}/apply`, {})])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers[0]?.body).toEqual(answers[1]?.body)
  expect((await account.get('/api/reminders')).body).toMatchObject([{ id: answers[0]?.body.result.id }])

  expect((await account.post(`${path}/undo`)).body.proposal.status).toBe('undone')
  expect((await account.get('/api/reminders')).body).toEqual([])
  const again = await account.post(`${path}/apply`, {})
  expect([again.status, again.body.code, again.body.proposal.status]).toEqual([409, 'conflict', 'undone'])
})

test('a page of the chat shows each reply with what it proposes', async () => {
  const account = await newAccount()
  const { body } = await account.post('/api/chat', { message: 'remind me tomorrow at 9:00 to call Bob' })
  expect(body.proposals).toHaveLength(1)
  const { body: messages } = await account.get('/api/chat')
  expect(messages.map(({ proposals }: { proposals: unknown[] }) => proposals)).toEqual([[], body.proposals])
})

test('the goal gone, a field that lacks, a verb that there is not', async () => {
  const account = await newAccount()
  const goal = (await account.post('/api/goals', { title: 'Learn the cello', domain: 'personal-growth' })).body
  const input = { goalId: goal.id, progress: 50 }
  const progress = (await account.post('/api/proposals', { verb: 'progress.log', input })).body
  await account.delete(`/api/goals/${goal.id}`)
  const conflict = await account.post(`/api/proposals/${progress.id}/apply`, {})
  expect([conflict.status, conflict.body.current, conflict.body.proposal.id]).toEqual([409, null, progress.id])

  const alert = (await account.post('/api/proposals', { verb: 'alert.add', input: { title: 'Call Bob' } })).body
  expect(alert.missing).toEqual(['scheduledFor'])
  const lacking = await account.post(`/api/proposals/${alert.id}/apply`, {})
  expect([lacking.status, Object.keys(lacking.body.fields)]).toEqual([400, ['scheduledFor']])
  expect((await account.post(`/api/proposals/${alert.id}/dismiss`)).body.proposal.status).toBe('dismissed')

  expect((await account.post('/api/proposals', { verb: 'account.delete', input: {} })).status).toBe(400)
})

test('words that order something are read as what would be proposed, and nothing is stored', async () => {
  const account = await newAccount({ timeZone: 'UTC' })
  const read = async (text: string) => (await account.post('/api/proposals/read', { text })).body
  const [order, ...others] = await read('remind me tomorrow at 9 to water the plants')
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  expect(others).toEqual([])
  expect(order).toMatchObject({
    verb: 'alert.add',
    title: expect.stringMatching(/^Alert: Water the plants, .+ 09:00$/),
    input: { title: 'Water the plants', scheduledFor: `${tomorrow}T09:00:00.000Z` },
  })
  // What lacks something, asks, tells or cries for help is for the coach.
  for (const text of [
    'remind me to water the plants some time',
    'how many plants did I water',
    'I want to kill myself',
  ])
    expect(await read(text), text).toEqual([])
  expect((await account.get('/api/proposals')).body).toEqual([])
  expect((await account.get('/api/chat')).body).toEqual([])
  expect((await account.post('/api/proposals/read', { text: '' })).status).toBe(400)
})
