import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fixturePath } from '../support/fixture-path'
import { bringIn } from '../support/imports'
import { type InProcessAccount, type InProcessApi, openApiInProcess } from '../support/in-process-api'
import { zipFolder } from '../support/make-zip'

let api: InProcessApi
let person: InProcessAccount

beforeAll(async () => {
  api = await openApiInProcess()
  person = await api.signup({ timeZone: 'Europe/Berlin' })
})
afterAll(() => api.close())

async function made(path: string, body: object, id?: string, method = 'POST') {
  const answer = await person.ask(method, path, { body, ...(id && { id }) })
  if (answer.status >= 300) throw new Error(`${path} answered ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

async function goalCounted(title: string, measure: object, values: [date: string, value: number][]): Promise<string> {
  const { id } = await made('/api/goals', { title, domain: 'health', measure })
  for (const [date, value] of values) await made('/api/goals/{id}/values', { date, value, note: 'mine' }, id)
  return id
}

type Moved = { source: string; oldProgress: number; newProgress: number }

/** The whole account, but for when, and but for the ledger's lines of what an import moved and its removal moved back. */
async function account(): Promise<unknown> {
  const { body } = await person.ask('GET', '/api/export/all')
  const goals = body.goals.map((goal: { history: Moved[] }) => {
    const moved = goal.history.filter(({ source }) => source === 'import')
    expect(moved.at(-1)?.newProgress).toBe(moved[0]?.oldProgress)
    return { ...goal, updatedAt: null, history: goal.history.filter((one) => !moved.includes(one)) }
  })
  return { ...body, goals, exportedAt: null }
}

/** Brings a file in, into the goals that are told. */
async function bring(name: string, bytes: Buffer, mapping: object): Promise<string> {
  const { status, body } = await person.ask('POST', '/api/imports', { body: { name, file: bytes.toString('base64') } })
  expect([name, status]).toEqual([name, 201])
  const done = await bringIn(person, body.id, mapping)
  expect([name, done.status, done.done > 0]).toEqual([name, 'done', true])
  return body.id
}

test('an account of which all imports were taken out is the one that it was, whatever they went into', async () => {
  const level = { kind: 'level', unit: 'lb', start: 180, target: 175 }
  const weight = await goalCounted('Weight', level, [['2024-02-01', 179]])
  const total = { kind: 'total', unit: 'push-ups', start: 0, target: 1_000_000 }
  const pushups = await goalCounted('Push-ups', total, [
    ['2024-03-01', 10],
    ['2024-03-20', 12],
  ])
  const rhythm = { kind: 'rhythm', unit: 'thousand steps', per: 'day', times: 5 }
  const steps = await goalCounted('Walk', rhythm, [['2024-03-05', 6]])
  await made('/api/goals/{id}/ai-update', { response: 'Walked a lot' }, steps, 'PATCH')
  await made('/api/journal', { mood: 4, notes: 'Mine', date: '2024-03-02' })
  const before = await account()

  const health = zipFolder(fixturePath('apple-health'), 'apple_health_export/')
  const imports = [
    await bring('daylio.csv', readFileSync(fixturePath('daylio.csv')), { moods: { 'so tired': 2 } }),
    await bring('beeminder.json', readFileSync(fixturePath('beeminder.json')), {
      goals: { weight: { into: weight }, pushups: { into: pushups }, thesis: { into: 'new', target: 2_000 } },
    }),
    await bring('health.zip', health, { goals: { steps: { into: steps }, sleep: { into: 'new' } } }),
    await bring('Loop.zip', zipFolder(fixturePath('loop')), {}),
  ]
  // What an import reached completes a goal.
  expect((await person.ask('GET', '/api/goals/{id}', { id: weight })).body).toMatchObject({ isCompleted: true })
  for (const at of [1, 3, 0, 2]) {
    expect((await person.ask('DELETE', '/api/imports/{id}', { id: imports[at] ?? '' })).status).toBe(204)
  }
  expect(await account()).toEqual(before)
})

test('a goal that an import made stays where a plan was made or an experiment begun for it since', async () => {
  const idsOfGoals = async () => {
    const { body } = await person.ask('GET', '/api/goals')
    return (body as { id: string }[]).map(({ id }) => id)
  }
  const before = await idsOfGoals()
  const into = { thesis: 2_000, weight: 70, pushups: 5_000 }
  const goals = Object.fromEntries(Object.entries(into).map(([name, target]) => [name, { into: 'new', target }]))
  const id = await bring('beeminder.json', readFileSync(fixturePath('beeminder.json')), { goals })
  const [planned, tried, ...others] = (await idsOfGoals()).filter((one) => !before.includes(one))
  expect(others).toHaveLength(1)
  await made('/api/plans', { goalId: planned, cue: 'At seven', action: 'write one line' })
  await made('/api/experiments', { goalId: tried, action: 'Swim before work', outcome: 'energy', days: 14 })
  expect((await person.ask('DELETE', '/api/imports/{id}', { id })).status).toBe(204)
  expect((await idsOfGoals()).filter((one) => !before.includes(one))).toEqual([planned, tried])
})
