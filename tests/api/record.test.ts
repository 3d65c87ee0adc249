import { expect, test } from 'vitest'
import { goalGives } from '@/lib/contract/record'
import { call, newAccount } from '../support/api-client'

const swims = [
  { date: '2026-03-02', mood: 4, notes: 'Swam before work' },
  { date: '2026-03-09', mood: 2, notes: 'Went swimming, too tired for it' },
  { date: '2026-03-10', mood: 5, notes: 'Slept long' },
]

test('a query or a question is answered with figures, rows and what was searched', async () => {
  const account = await newAccount()
  for (const entry of swims) await account.post('/api/journal', entry)
  const query = { of: 'entries', about: 'swim', give: 'mean', what: 'energy' }
  const answer = await account.post('/api/record/ask', { query })
  expect([answer.status, answer.body.query]).toEqual([200, { ...query, limit: 20 }])
  expect(answer.body.answer).toMatchObject({
    figures: [
      { id: 'mean', value: 3, n: 2 },
      { id: 'count', value: 2 },
    ],
    rows: [
      { date: '2026-03-09', quote: 'Went swimming, too tired for it', energy: 2 },
      { date: '2026-03-02', quote: 'Swam before work', energy: 4 },
    ],
    searched: { kinds: ['entries'], from: '2026-03-02', rows: 3 },
    few: false,
    next: null,
  })
  const asked = await account.post('/api/record/ask', { question: 'When did I last swim?' })
  expect([asked.status, asked.body.answer.figures[0].value]).toEqual([200, '2026-03-09'])
  expect(asked.body.words).toContain('Went swimming')
  const misspelt = await account.post('/api/record/ask', { question: 'When was I last swimmnig?' })
  expect([misspelt.body.query.about, misspelt.body.answer.figures[0].value]).toEqual(['swimming', '2026-03-09'])
})

test('a question goes on from the query of the answer before', async () => {
  const account = await newAccount()
  await account.post('/api/journal', { mood: 4, notes: 'Swam in the lake' })
  const { query } = (await account.post('/api/record/ask', { question: 'How often did I swim in May?' })).body
  const { status, body } = await account.post('/api/record/ask', { question: 'and this week?', previous: query })
  expect(status).toBe(200)
  expect(body.query).toMatchObject({ about: 'swim', give: 'count' })
  expect(body.answer.figures[0]).toMatchObject({ id: 'count', value: 1 })
})

test('what was just written, changed or deleted is what the next question finds', async () => {
  const account = await newAccount()
  const count = async (about: string) =>
    (await account.post('/api/record/ask', { query: { of: 'entries', about, give: 'count' } })).body.answer.figures[0]
      .value
  const { body: entry } = await account.post('/api/journal', { mood: 3, notes: 'Planted the quince' })
  expect([await count('quince'), await count('medlar')]).toEqual([1, 0])
  await account.patch(`/api/journal/${entry.id}`, { notes: 'Planted the medlar' })
  expect([await count('quince'), await count('medlar')]).toEqual([0, 1])
  await account.delete(`/api/journal/${entry.id}`)
  expect([await count('quince'), await count('medlar')]).toEqual([0, 0])
})

test('a question that cannot be read is refused by field, a query that makes no sense too; it asks for a session', async () => {
  const account = await newAccount()
  const unread = await account.post('/api/record/ask', { question: 'Blue the of?' })
  expect([unread.status, unread.body.code, Object.keys(unread.body.fields).length]).toEqual([422, 'not_understood', 1])
  for (const body of [
    {},
    { query: { of: 'entries', give: 'list' }, question: 'When did I last swim?' },
    { query: { of: 'clouds', give: 'list' } },
    { query: { of: 'messages', give: 'mean', what: 'energy' } },
    { query: { of: 'entries', give: 'list', cursor: 'nonsense' } },
  ]) {
    expect((await account.post('/api/record/ask', body)).status, JSON.stringify(body)).toBe(400)
  }
  const other = await newAccount()
  const goal = (await other.post('/api/goals', { title: 'Row', domain: 'health' })).body.id
  const foreign = [{ of: 'checkIns', give: 'list', goal }, ...goalGives.map((give) => ({ of: 'goals', give, goal }))]
  for (const query of foreign) {
    const statuses = [account, other].map((one) => one.post('/api/record/ask', { query }).then(({ status }) => status))
    expect([query.give, ...(await Promise.all(statuses))]).toEqual([query.give, 404, 200])
  }
  expect((await call('POST', '/api/record/ask', { body: { query: { of: 'entries', give: 'list' } } })).status).toBe(401)
})
