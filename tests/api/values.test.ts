import { expect, test } from 'vitest'
import type { Datapoint } from '@/lib/contract/measure'
import { call, newAccount } from '../support/api-client'

const measure = { kind: 'total', unit: 'books', target: 12 }

const headers = { 'Content-Type': 'application/json' }

async function countedGoal() {
  const account = await newAccount()
  const { body: goal } = await account.post('/api/goals', {
    title: 'Read 12 books',
    domain: 'personal-growth',
    measure,
  })
  return { account, goal, path: `/api/goals/${goal.id}`, values: `/api/goals/${goal.id}/values` }
}

test('values move the goal, are corrected and deleted, and its version goes along', async () => {
  const { account, goal, path, values } = await countedGoal()
  expect(goal).toMatchObject({ measure: { ...measure, format: 'number', start: 0 }, reading: 0, progress: 0 })
  const etag = (await account.get(path)).headers.get('etag') ?? ''
  const made = await account.post(values, { value: 6, note: 'All winter' })
  expect(made.status).toBe(201)
  const { act, ...value } = made.body
  expect(value).toMatchObject({ goalId: goal.id, value: 6, note: 'All winter', source: 'typed', ref: null })
  expect(act).toMatchObject({ verb: 'value.log', status: 'applied' })
  expect((await account.get(values)).body).toEqual([value])
  expect((await account.get(path)).body).toMatchObject({ progress: 50, reading: 6 })
  const stale = await account.patch(path, { progress: 10 }, { 'If-Match': etag })
  expect([stale.status, stale.body.current.progress]).toEqual([412, 50])

  expect((await account.patch(`/api/values/${value.id}`, { value: 3 })).body).toMatchObject({ value: 3 })
  expect((await account.delete(`/api/values/${value.id}`)).status).toBe(204)
  expect((await account.get(path)).body).toMatchObject({ progress: 0, reading: 0 })
  const history = (await account.get(`${path}/history`)).body
  expect(history.map((event: { newProgress: number; source: string }) => [event.newProgress, event.source])).toEqual([
    [50, 'value'],
    [25, 'value'],
    [0, 'value'],
  ])
})

test('two tabs that send the same total count it once', async () => {
  const { account, path, values } = await countedGoal()
  const answers = await Promise.all(Array.from({ length: 6 }, () => account.post(values, { total: 9 })))
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201))
  expect((await account.get(path)).body).toMatchObject({ reading: 9, progress: 75 })
  const stored: Datapoint[] = (await account.get(`${values}?limit=50`)).body
  expect(stored.map(({ value }) => value).sort()).toEqual([0, 0, 0, 0, 0, 9])
})

test('figures that are none, days to come and goals that are not counted are refused', async () => {
  const { account, values } = await countedGoal()
  for (const raw of ['{"value":1e400}', '{"value":NaN}', '{"value":"6"}', '{"value":1e13}', '{"total":null}', '{}']) {
    const answer = await call('POST', values, undefined, { raw, headers, token: account.token })
    expect(answer.status).toBe(400)
  }
  const later = await account.post(values, { value: 1, date: '2999-01-01' })
  expect([later.status, Object.keys(later.body.fields)]).toEqual([400, ['date']])
  const { body: open } = await account.post('/api/goals', { title: 'Be kinder', domain: 'relationships' })
  const none = await account.post(`/api/goals/${open.id}/values`, { value: 1 })
  expect([none.status, none.body.code]).toEqual([409, 'conflict'])
})

test('another unit under values needs a word on them', async () => {
  const { account, path, values } = await countedGoal()
  await account.post(values, { value: 6 })
  const pages = { kind: 'total', unit: 'pages', target: 3600 }
  const refused = await account.patch(path, { measure: pages })
  expect([refused.status, refused.body.code, Object.keys(refused.body.fields)]).toEqual([409, 'conflict', ['measure']])
  expect((await account.patch(path, { measure: pages, convert: 300 })).body).toMatchObject({
    reading: 1800,
    progress: 50,
  })
})

test('the values as a file, and the whole account there and back', async () => {
  const { account, values } = await countedGoal()
  await account.post(values, { value: 2, date: '2026-01-05', note: '=1+1' })
  const csv = await account.get('/api/export/values?format=csv')
  expect(csv.headers.get('content-disposition')).toContain('values.csv')
  expect(csv.body).toBe(`Goal,Date,Value,Unit,Note,Source\r\nRead 12 books,2026-01-05,2,books,"'=1+1",typed\r\n`)
  expect((await account.get('/api/export/values')).body).toMatchObject([
    { goal: 'Read 12 books', value: 2, note: '=1+1' },
  ])
  const document = (await account.get('/api/export/all')).body
  const heir = await newAccount()
  expect((await heir.post('/api/import', document)).status).toBe(200)
  expect((await heir.get('/api/goals')).body).toMatchObject([{ reading: 2, progress: 17 }])
})

test('a timestamp as target date is cut to its date', async () => {
  const { account, path } = await countedGoal()
  const targetDate = '2027-03-14T23:30:00.000Z'
  expect((await account.patch(path, { targetDate })).body.targetDate).toBe('2027-03-14')
})
