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
  const unknown = await account.post('/api/record/ask', { question: 'When did I last swim with Zebedee?' })
  expect(unknown.body.query.about).toBe('swim')
  expect(unknown.body.words).toMatch(
    /^None of your entries has “Zebedee”\. Without it, th(?:is comes|ese come) nearest:\n- Mon 9 Mar/,
  )
  const misspelt = await account.post('/api/record/ask', { question: 'When was I last swimmnig?' })
  expect([misspelt.body.query.about, misspelt.body.answer.figures[0].value]).toEqual(['swimming', '2026-03-09'])
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

test('the lowest, highest, average and total of a goal’s values are asked for, in words and as a query', async () => {
  const account = await newAccount()
  const goal = async (title: string, measure: object) =>
    (await account.post('/api/goals', { title, domain: 'health', measure })).body.id
  const weight = await goal('Get down to 84', { kind: 'level', unit: 'kg', start: 92, target: 84 })
  const squat = await goal('Squat 100', { kind: 'level', unit: 'kg', start: 60, target: 100 })
  const run = await goal('Run 500 km', { kind: 'total', unit: 'km', target: 500 })
  const told = { [weight]: [91, 88, 89], [squat]: [70, 72, 74], [run]: [5, 7, 12] }
  for (const [id, values] of Object.entries(told))
    for (const [at, value] of values.entries())
      await account.post(`/api/goals/${id}/values`, { value, date: ['2026-10-01', '2026-10-15', '2026-10-28'][at] })
  const ask = async (body: object) => {
    const { body: answer } = await account.post('/api/record/ask', body)
    return [answer.answer?.figures[0].value ?? answer.code, answer.words]
  }
  expect(await ask({ question: 'What was my lowest weight in October 2026?' })).toEqual([
    88,
    expect.stringContaining('88 kg'),
  ])
  expect((await ask({ question: 'average weight in October 2026' }))[0]).toBeCloseTo(89.333, 3)
  expect((await ask({ question: 'What was my highest weight?' }))[0]).toBe(91)
  expect(await ask({ question: 'how many km in October 2026' })).toEqual([24, expect.stringContaining('24 km in all')])
  for (const [give, value] of Object.entries({ min: 5, max: 12, mean: 8, sum: 24 }))
    expect(await ask({ query: { of: 'values', give, what: 'value', goal: run } })).toEqual([value, expect.anything()])
  const when = { from: '2026-09-28', to: '2026-11-01' }
  const [rate, words] = await ask({ query: { of: 'values', give: 'mean', what: 'value', by: 'week', goal: run, when } })
  expect([rate, words]).toEqual([4.8, expect.stringContaining('4.8 km a week on average')])
  // What no goal counts is asked back, and never told as energy.
  expect((await ask({ question: 'What was my average heart rate in October?' }))[0]).toBe('not_understood')
})

test('which plans held is told by the days on which they did', async () => {
  const account = await newAccount()
  const goal = (await account.post('/api/goals', { title: 'Run 10k', domain: 'health' })).body.id
  const plan = async (cue: string, outcomes: string[]) => {
    const startsOn = '2026-03-02'
    const { id } = (
      await account.post('/api/plans', { goalId: goal, cue, action: 'run', startsOn, reviewOn: startsOn })
    ).body
    for (const [at, outcome] of outcomes.entries())
      await account.post(`/api/plans/${id}/outcomes`, { date: `2026-03-0${at + 2}`, outcome })
    return id
  }
  const ask = async (status?: string) => {
    const query = { of: 'plans', give: 'list', ...(status && { where: { status } }) }
    return (await account.post('/api/record/ask', { query })).body
  }
  await plan('after the dishes', ['held', 'held', 'notDone', 'held', 'noCue'])
  const never = await plan('before work', ['notDone'])
  const held = await ask('held')
  expect(held.answer.rows).toMatchObject([{ quote: 'after the dishes: run', held: 'held 3 of 4 days' }])
  expect(held.words).toContain('held 3 of 4 days')
  expect((await ask()).answer.rows).toHaveLength(2)
  await account.post(`/api/plans/${never}/outcomes`, { date: '2026-03-03', outcome: 'held' })
  expect((await ask('held')).answer.rows).toHaveLength(2)
  await account.patch(`/api/plans/${never}`, { status: 'closed' })
  expect((await ask('done')).answer.rows).toMatchObject([{ held: 'held 1 of 2 days' }])
})
