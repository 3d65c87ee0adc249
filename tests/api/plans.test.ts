import { expect, test } from 'vitest'
import { newAccount } from '../support/api-client'

const today = () => new Date().toISOString().slice(0, 10)
const parts = { cue: 'At 7', action: 'run and then stretch', obstacle: 'rain', ifObstacle: 'take the umbrella' }

async function planner() {
  const account = await newAccount()
  const { body: goal } = await account.post('/api/goals', { title: 'Run 10k', domain: 'health' })
  return { account, goalId: goal.id }
}

test('a plan is made whatever the code thinks of it, changed, gone through day by day and deleted', async () => {
  const { account, goalId } = await planner()
  const made = await account.post('/api/plans', { goalId, ...parts })
  expect(made.status).toBe(201)
  expect(made.body).toMatchObject({ ...parts, goalId, startsOn: today(), status: 'active', outcomes: [] })
  const checks = (plan: { checks: { part: string; ok: boolean }[] }) => plan.checks.map(({ part, ok }) => [part, ok])
  expect(checks(made.body)).toEqual([
    ['cue', false],
    ['action', false],
    ['obstacle', true],
  ])
  const { id } = made.body
  const better = { cue: 'When I close my laptop', action: 'put on my running shoes' }
  const changed = await account.patch(`/api/plans/${id}`, better)
  expect(changed.body).toMatchObject({ ...better, obstacle: 'rain' })
  expect(checks(changed.body).every(([, ok]) => ok)).toBe(true)
  for (const outcome of ['notDone', 'held']) {
    const noted = await account.post(`/api/plans/${id}/outcomes`, { date: today(), outcome })
    expect([noted.status, noted.body.outcomes]).toEqual([200, [{ date: today(), outcome }]])
  }
  const other = await account.post('/api/plans', { goalId, ...better })
  expect((await account.patch(`/api/plans/${id}`, { status: 'held' })).body.status).toBe('held')
  const listed = async (query: string) =>
    (await account.get(`/api/plans?${query}`)).body.map((plan: { id: string }) => plan.id)
  expect(await listed('')).toEqual([other.body.id, id])
  expect(await listed(`goalId=${goalId}&status=held`)).toEqual([id])
  expect((await account.delete(`/api/plans/${id}`)).status).toBe(204)
  expect(await listed('')).toEqual([other.body.id])
})

test('plans of a goal of somebody else are not found, and none can be made for it', async () => {
  const [mine, theirs] = await Promise.all([planner(), planner()])
  expect((await mine.account.get(`/api/plans?goalId=${theirs.goalId}`)).status).toBe(404)
  expect((await mine.account.post('/api/plans', { goalId: theirs.goalId, ...parts })).status).toBe(404)
  const refused = await mine.account.post('/api/plans', { goalId: mine.goalId, ...parts, reviewOn: '2020-01-01' })
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['reviewOn']])
})

test('a plan that is there is reviewed no sooner than it starts', async () => {
  const { account, goalId } = await planner()
  const { body: plan } = await account.post('/api/plans', { goalId, ...parts, startsOn: '2026-01-05' })
  for (const patch of [{ reviewOn: '2026-01-04' }, { startsOn: '2030-01-01' }]) {
    const refused = await account.patch(`/api/plans/${plan.id}`, patch)
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['reviewOn']])
  }
  expect((await account.get(`/api/plans?goalId=${goalId}`)).body).toEqual([plan])
})

test('plans go along with their goals in the document of the account, and are taken once', async () => {
  const { account, goalId } = await planner()
  const { body: plan } = await account.post('/api/plans', { goalId, ...parts })
  await account.post(`/api/plans/${plan.id}/outcomes`, { date: today(), outcome: 'noCue' })
  const document = (await account.get('/api/export/all')).body
  const taker = await newAccount()
  const { body: first } = await taker.post('/api/import', document)
  const { body: second } = await taker.post('/api/import', document)
  expect([first.created > 0, second.created, second.skipped]).toEqual([true, 0, first.created])
  const [taken] = (await taker.get('/api/plans')).body
  expect(taken).toMatchObject({ ...parts, outcomes: [{ date: today(), outcome: 'noCue' }], createdAt: plan.createdAt })
  expect(taken.id).not.toBe(plan.id)
})

test('the record is asked for plans by word, day, goal and status', async () => {
  const { account, goalId } = await planner()
  const { body: plan } = await account.post('/api/plans', {
    goalId,
    ...parts,
    startsOn: '2026-01-05',
    reviewOn: '2026-01-12',
  })
  await account.post('/api/plans', { goalId, cue: 'After lunch', action: 'read a page' })
  const ask = async (query: object) =>
    (await account.post('/api/record/ask', { query: { of: 'plans', give: 'list', ...query } })).body.answer
  expect((await ask({ about: 'umbrellas', goal: goalId })).rows).toMatchObject([
    { ref: { kind: 'plan', id: plan.id }, date: '2026-01-05', quote: expect.stringContaining('umbrella') },
  ])
  expect((await ask({ when: { to: '2026-01-31' } })).rows).toHaveLength(1)
  await account.patch(`/api/plans/${plan.id}`, { status: 'closed' })
  expect((await ask({ where: { status: 'done' } })).rows).toHaveLength(1)
  expect((await ask({ give: 'count' })).figures[0].value).toBe(2)
  await account.delete(`/api/goals/${goalId}`)
  expect((await ask({ give: 'count' })).figures[0].value).toBe(0)
})

test('a plan is looked over as far as it is written, and nothing is stored', async () => {
  const { account } = await planner()
  const written = await account.post('/api/plans/check', { cue: 'At 7', action: 'put on my running shoes' })
  expect(written.body).toMatchObject([
    { part: 'cue', ok: false },
    { part: 'action', ok: true },
    { part: 'obstacle', ok: false },
  ])
  expect((await account.post('/api/plans/check', { cue: 'x'.repeat(10_000) })).status).toBe(400)
  expect((await account.get('/api/plans')).body).toEqual([])
})
