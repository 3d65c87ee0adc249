import { afterAll, beforeAll, expect, test } from 'vitest'
import { type InProcessAccount, openRecordedApi, type RecordedApi } from '@/tests/support/in-process-api'

const GOALS = 2_000

let api: RecordedApi
beforeAll(async () => {
  api = await openRecordedApi()
}, 120_000)
afterAll(() => api.close())

/** A document of the account with so many goals, each under an id of its own. */
async function manyGoals(account: InProcessAccount, count: number) {
  await account.ask('POST', '/api/goals', { body: { title: 'Read', domain: 'health' } })
  const document = (await account.ask('GET', '/api/export/all')).body
  const [goal] = document.goals
  const one = (at: number) => ({ ...goal, id: `${goal.id}-${at}`, history: [], title: `Read book ${at}` })
  return { ...document, goals: Array.from({ length: count }, (_, at) => one(at)) }
}

test(`while four people import ${GOALS} goals each, another one reads and writes`, async () => {
  const people = await Promise.all([1, 2, 3, 4].map(() => api.signup()))
  const other = await api.signup()
  const documents = await Promise.all(people.map((one) => manyGoals(one, GOALS)))
  // What a process loads once, and compiles, holds up whoever comes first.
  const first = await api.signup()
  await first.ask('POST', '/api/import', { body: await manyGoals(first, 20) })
  await first.ask('POST', '/api/journal', { body: { mood: 3, notes: 'A busy day.' } })
  let isOver = false
  const met = { answers: new Set<number>(), count: 0 }
  const ask = async (method: string, path: string, body?: object) => {
    met.answers.add((await other.ask(method, path, { body })).status)
    met.count++
  }
  const imports = Promise.all(people.map((one, at) => one.ask('POST', '/api/import', { body: documents[at] }))).finally(
    () => {
      isOver = true
    },
  )
  while (!isOver) {
    await ask('GET', '/api/goals')
    await ask('POST', '/api/journal', { mood: 3, notes: 'A quiet day.' })
  }
  const answers = await imports
  expect(answers.map(({ status, body }) => [status, body.created])).toEqual(answers.map(() => [200, GOALS]))
  expect([...met.answers].toSorted()).toEqual([200, 201])
  expect(met.count).toBeGreaterThan(8)
}, 300_000)

test('a second import into an account is refused in words while the first is under way', async () => {
  const account = await api.signup()
  const body = await manyGoals(account, 500)
  const [first, second] = await Promise.all([0, 1].map(() => account.ask('POST', '/api/import', { body })))
  expect([first?.status, second?.status].toSorted()).toEqual([200, 409])
  expect(JSON.stringify([first?.body, second?.body])).toContain('is under way')
  expect((await account.ask('POST', '/api/import', { body })).body).toMatchObject({ created: 0 })
}, 60_000)

test('of many imports at once those that would wait long are told to come again', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => api.signup()))
  const documents = await Promise.all(people.map((one) => manyGoals(one, 300)))
  const answers = await Promise.all(people.map((one, at) => one.ask('POST', '/api/import', { body: documents[at] })))
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.length).toBeGreaterThan(0)
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(8)
  for (const { status, headers } of refused) expect([status, headers.get('retry-after')]).toEqual([429, '30'])
}, 120_000)

test('of a document that breaks a rule in every row a bounded number of reasons is told', async () => {
  const account = await api.signup()
  const document = await manyGoals(account, 2_000)
  const goals = document.goals.map((goal: object) => ({ ...goal, title: '', progress: 'far' }))
  const { status, body } = await account.ask('POST', '/api/import', { body: { ...document, goals } })
  expect([status, body.fields['goals.0.title']?.length]).toEqual([400, 1])
  expect(Object.keys(body.fields).length).toBeLessThanOrEqual(50)
}, 60_000)

test('rows go in a few at once, so that others have their turn between them', async () => {
  const account = await api.signup()
  const body = await manyGoals(account, 100)
  api.taken()
  expect((await account.ask('POST', '/api/import', { body })).status).toBe(200)
  const inserts = api.taken().filter(({ sql }) => /^INSERT INTO \S*Goal["`]/.test(sql))
  expect(inserts.length).toBeGreaterThanOrEqual(4)
})
