import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Goal, ProgressEvent } from '@/lib/contract/goal'
import { type Account, call, newAccount, password } from '../support/api-client'

const at = '2030-01-01T09:00:00.000Z'
const title = 'Run 100 km'

/** Every POST that creates: its path, its body, and how many of what it makes are there. */
const creating: Record<
  string,
  (goalId: string) => { path: string; body: object; count(account: Account): Promise<number> }
> = {
  goal: () => counted('/api/goals', { title, domain: 'health', tags: ['run'] }, '/api/goals', -1),
  entry: () => counted('/api/journal', { mood: 4, notes: 'ran 3 km' }, '/api/journal'),
  reminder: (goalId) => counted('/api/reminders', { title, scheduledFor: at, goalId }, '/api/reminders'),
  conversation: () => counted('/api/conversations', { title }, '/api/conversations'),
  message: () => counted('/api/chat', { message: 'Hello' }, '/api/chat', 0, 2),
  response: (goalId) => {
    const body = { goalId, insightType: 'goal_analysis', response: 'half way there' }
    return counted('/api/insights/responses', body, `/api/insights/responses/${goalId}`)
  },
  update: (goalId) => {
    const body = { goalId, responseText: 'half way there', goalUpdates: { progress: 50 } }
    return counted('/api/insights/goal/response', body, `/api/insights/responses/${goalId}`)
  },
}

function counted(path: string, body: object, list: string, offset = 0, each = 1) {
  return {
    path,
    body,
    count: async (account: Account) => ((await account.get(list)).body.length + offset) / each,
  }
}

async function goalOf(account: Account): Promise<Goal> {
  return (await account.post('/api/goals', { title, domain: 'health' })).body
}

/** Whether the ledger, replayed from 0, gives the goal's progress, each entry beginning where the last one ended. */
async function expectLedgerReplays(account: Account, id: string): Promise<ProgressEvent[]> {
  const history: ProgressEvent[] = (await account.get(`/api/goals/${id}/history`)).body
  let progress = 0
  for (const event of history) {
    expect(event.oldProgress).toBe(progress)
    progress = event.newProgress
  }
  expect((await account.get(`/api/goals/${id}`)).body.progress).toBe(progress)
  return history
}

describe('a double-clicked POST', () => {
  test.each(Object.entries(creating))(
    'of a %s: two without a key, one with one, and nothing half-made',
    async (_what, make) => {
      const account = await newAccount()
      const goal = await goalOf(account)
      const { path, body, count } = make(goal.id)
      const headers = { 'Idempotency-Key': randomUUID() }
      const keyed = await Promise.all([1, 2].map(() => call('POST', path, body, { token: account.token, headers })))
      expect(keyed[0]?.body).toEqual(keyed[1]?.body)
      expect(await count(account)).toBe(1)
      const plain = await Promise.all([1, 2].map(() => account.post(path, body)))
      for (const answer of [...keyed, ...plain]) expect(answer.status).toBeLessThan(202)
      expect(await count(account)).toBe(3)
      await expectLedgerReplays(account, goal.id)
      const conversations: { isActive: boolean }[] = (await account.get('/api/conversations')).body
      expect(conversations.filter((one) => one.isActive).length).toBe(conversations.length > 0 ? 1 : 0)
    },
  )

  test('of an import makes each row once', async () => {
    const [owner, taker] = await Promise.all([newAccount(), newAccount()])
    await goalOf(owner)
    await owner.post('/api/journal', { mood: 4, notes: 'ran 3 km' })
    const document = (await owner.get('/api/export/all')).body
    const answers = await Promise.all([1, 2, 3].map(() => taker.post('/api/import', document)))
    // One that comes while another is under way is refused.
    for (const { status } of answers) expect([200, 409]).toContain(status)
    expect(answers.filter(({ body }) => body.created > 0).map(({ body }) => body.created)).toEqual([2])
    expect((await taker.get('/api/goals')).body).toHaveLength(1)
  })

  test('of a signup makes one account, and the others say that it is taken', async () => {
    const email = `many-${randomUUID()}@example.com`
    const spelled = [email, email.toUpperCase(), ` ${email} `, email, email]
    const answers = await Promise.all(spelled.map((one) => call('POST', '/api/auth/signup', { email: one, password })))
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409, 409, 409])
    expect((await call('POST', '/api/auth/login', { email, password })).status).toBe(200)
  })

  test('of a logout, a session and an account to be ended ends it once, without a fault', async () => {
    const account = await newAccount()
    const twice = (send: () => ReturnType<Account['get']>) => Promise.all([send(), send()])
    const { token } = (await call('POST', '/api/auth/login', { email: account.user.email, password })).body
    const sessions = (await account.get('/api/auth/sessions')).body
    const other = sessions.find((session: { current: boolean }) => !session.current)
    const ended = await twice(() => account.delete(`/api/auth/sessions/${other.id}`))
    expect(ended.map((answer) => answer.status).sort()).toEqual([204, 404])
    expect((await call('GET', '/api/auth/me', undefined, { token })).status).toBe(401)
    const gone = await twice(() => account.delete('/api/users/me', { confirmation: account.user.email }))
    expect(gone.map((answer) => answer.status).sort()).toEqual([204, 401])
  })
})

describe('one goal, many at once', () => {
  test('20 answers leave 20 responses and a ledger that replays, with an entry for each that was not asked back', async () => {
    const account = await newAccount()
    const { id } = await goalOf(account)
    const words = Array.from({ length: 20 }, (_, index) => `I am at ${index * 5} percent now`)
    const answers = await Promise.all(
      words.map((response) => account.patch(`/api/goals/${id}/ai-update`, { response })),
    )
    expect(answers.map((answer) => answer.status)).toEqual(words.map(() => 200))
    const judged = answers.filter((answer) => answer.body.ask === undefined)
    expect(await expectLedgerReplays(account, id)).toHaveLength(judged.length)
    expect(judged.length).toBeGreaterThan(1)
    expect((await account.get(`/api/insights/responses/${id}`)).body).toHaveLength(20)
    const { progressNotes } = (await account.get(`/api/goals/${id}`)).body
    for (const word of words) expect(progressNotes.split(word)).toHaveLength(2)
  })

  test('completed and reopened at once, it is wholly one or the other', async () => {
    const account = await newAccount()
    const { id } = await goalOf(account)
    for (let round = 0; round < 4; round++) {
      const patches = [{ isCompleted: true }, { isCompleted: false }, { progress: 100 }, { progress: 30 }]
      const answers = await Promise.all(
        [...patches, ...patches].map((patch) => account.patch(`/api/goals/${id}`, patch)),
      )
      expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
      const goal: Goal = (await account.get(`/api/goals/${id}`)).body
      expect(goal.completedAt === null).toBe(!goal.isCompleted)
      const listed: Goal[] = (await account.get(`/api/goals?status=${goal.isCompleted ? 'completed' : 'ongoing'}`)).body
      expect(listed).toHaveLength(1)
      await expectLedgerReplays(account, id)
    }
  })

  test('of edits that all name one version, one is taken and the others change nothing', async () => {
    const account = await newAccount()
    const { id } = await goalOf(account)
    const headers = { 'If-Match': (await account.get(`/api/goals/${id}`)).headers.get('etag') ?? '' }
    const titles = ['A', 'B', 'C', 'D', 'E', 'F']
    const answers = await Promise.all(titles.map((one) => account.patch(`/api/goals/${id}`, { title: one }, headers)))
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 412, 412, 412, 412, 412])
    const taken = answers.findIndex((answer) => answer.status === 200)
    expect((await account.get(`/api/goals/${id}`)).body.title).toBe(titles[taken])
  })
})

test('of rows deleted and changed at once, none is left, and no one meets a fault', async () => {
  const account = await newAccount()
  for (let round = 0; round < 3; round++) {
    const entry = (await account.post('/api/journal', { mood: 3, notes: 'x' })).body
    const reminder = (await account.post('/api/reminders', { title, scheduledFor: at })).body
    const answers = await Promise.all([
      ...[1, 2].map(() => account.delete(`/api/journal/${entry.id}`)),
      ...[1, 2].map(() => account.patch(`/api/journal/${entry.id}`, { mood: 5 })),
      ...[1, 2].map(() => account.delete(`/api/reminders/${reminder.id}`)),
      ...[1, 2].map(() => account.patch(`/api/reminders/${reminder.id}`, { isDone: true })),
    ])
    for (const { status } of answers) expect([200, 204, 404]).toContain(status)
    expect(answers.filter((answer) => answer.status === 204)).toHaveLength(2)
  }
  expect((await account.get('/api/journal')).body).toEqual([])
  expect((await account.get('/api/reminders')).body).toEqual([])
})

test('of conversations made current at once, exactly one is', async () => {
  const account = await newAccount()
  const made = await Promise.all(
    Array.from({ length: 6 }, (_, index) => account.post('/api/conversations', { title: `${index}`, isActive: false })),
  )
  const chosen = await Promise.all(
    [...made, ...made].map(({ body }) => account.patch(`/api/conversations/${body.id}`, { isActive: true })),
  )
  expect(new Set(chosen.map((answer) => answer.status))).toEqual(new Set([200]))
  const active = (await account.get('/api/conversations')).body.filter((one: { isActive: boolean }) => one.isActive)
  expect(active).toHaveLength(1)
  expect((await account.get('/api/conversations/active')).body.id).toBe(active[0].id)
})
