import { expect, test } from 'vitest'
import { addDays, dateIn } from '@/lib/contract/calendar'
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

test('a rhythm is ticked once a day, told by its score, and goes there and back whole', async () => {
  const account = await newAccount()
  const gym = { kind: 'rhythm', unit: 'gym', per: 'week', times: 3 }
  const { body: read } = await account.post('/api/goals/measure', { title: 'Gym 3 x a week' })
  expect(read).toMatchObject({ measure: { ...gym, unit: '' }, words: 'Counted as a rhythm: 3 × a week.' })
  const { body: goal } = await account.post('/api/goals', { title: 'Gym 3 x a week', domain: 'health', measure: gym })
  expect(goal).toMatchObject({ measure: gym, progress: 0, reading: 0, rhythm: { now: 0, today: null, done: 0, of: 0 } })
  const values = `/api/goals/${goal.id}/values`
  const ticks = await Promise.all([account.post(values, { value: 1 }), account.post(values, { value: 1 })])
  expect(ticks.map(({ status }) => status).sort()).toEqual([200, 201])
  expect(new Set(ticks.map(({ body }) => body.id)).size).toBe(1)
  const { body: ticked } = await account.get(`/api/goals/${goal.id}`)
  expect(ticked).toMatchObject({ progress: 33, reading: 1, rhythm: { now: 1, today: 1 } })
  expect((await account.get('/api/goals')).body).toEqual([ticked])
  expect((await account.get(`/api/goals/${goal.id}/history`)).body).toMatchObject([
    { newProgress: 33, source: 'value' },
  ])
  for (const wrong of [{ value: -1 }, { total: 2 }, { value: 1, date: '2999-01-01' }]) {
    expect((await account.post(values, wrong)).status).toBe(400)
  }
  for (const wrong of [{ per: 'week' }, { per: 'day', times: 0 }, { per: 'year', times: 1 }, { weekdays: [8] }]) {
    const sent = { title: 'Gym', domain: 'health', measure: { kind: 'rhythm', ...wrong } }
    expect((await account.post('/api/goals', sent)).status).toBe(400)
  }
  const { body: document } = await account.get('/api/export/all')
  const other = await newAccount()
  expect((await other.post('/api/import', document)).status).toBe(200)
  expect((await other.get('/api/goals')).body).toMatchObject([{ measure: gym, progress: 33, rhythm: ticked.rhythm }])
})

test('a goal begins where its words say that it stands, by one value that can be corrected', async () => {
  const account = await newAccount()
  const savings = { title: 'Save £5,000', description: '£1,200 so far', domain: 'career' }
  const { body: read } = await account.post('/api/goals/measure', savings)
  expect(read).toMatchObject({ measure: { kind: 'total', target: 5000 }, reading: 1200, aim: null })
  const { measure, reading } = read
  const { status, body: goal } = await account.post('/api/goals', { ...savings, measure, reading })
  expect([status, goal.reading, goal.progress]).toEqual([201, 1200, 24])
  const values = (await account.get(`/api/goals/${goal.id}/values`)).body
  expect(values).toMatchObject([{ value: 1200, source: 'coach', note: 'before it was counted' }])
  expect((await account.get(`/api/goals/${goal.id}/history`)).body).toMatchObject([
    { oldProgress: 0, newProgress: 24, source: 'value' },
  ])
  const there = await account.post('/api/goals', { ...savings, measure, reading: 5000 })
  expect([there.status, Object.keys(there.body.fields)]).toEqual([400, ['reading']])
  const { body: weigh } = await account.post('/api/goals/measure', { title: 'Weigh 70 kg' })
  expect(weigh).toMatchObject({ measure: null, aim: { unit: 'kg', target: 70 }, words: 'Counted in kg, to 70.' })
})

test('a value counts on its own day, and what is put right or taken back is no check-in', async () => {
  const account = await newAccount()
  const today = dateIn('UTC', new Date())
  const measure = { kind: 'level', unit: 'kg', start: 92, target: 84 }
  const body = { title: 'Get down to 84', domain: 'health', measure, targetDate: addDays(today, 200) }
  const { id } = (await account.post('/api/goals', body)).body
  const add = async (value: number, daysAgo: number) =>
    (await account.post(`/api/goals/${id}/values`, { value, date: addDays(today, -daysAgo) })).body
  // The newest first: what is older moves nothing now.
  const [last, wrong] = [await add(88, 40), await add(93, 47)]
  for (const [value, ago] of [
    [90, 54],
    [91, 68],
    [89, 45],
  ] as const)
    await add(value, ago)
  await account.patch(`/api/values/${last.id}`, { value: 87 })
  await account.delete(`/api/values/${wrong.id}`)

  const history = (await account.get(`/api/goals/${id}/history`)).body
  expect(history.map(({ reasoning }: { reasoning: string }) => reasoning)).toEqual([
    expect.stringMatching(/^Added for \d+ \w+ \d{4}\. 88 kg/),
    expect.stringMatching(/^Corrected 88 kg of .* to 87 kg of /),
  ])
  const analysis = (await account.get(`/api/insights/goals/${id}`)).body
  expect(analysis.completionPrediction).not.toContain('one check-in')
  expect(analysis.analysis).not.toMatch(/In the last 14 days you had|today\./)
  const month = (await account.get(`/api/insights/monthly?month=${today.slice(0, 7)}`)).body
  const values = [40, 54, 68, 45].map((ago) => addDays(today, -ago))
  expect(month.checkIns).toBe(values.filter((day) => day.slice(0, 7) === today.slice(0, 7)).length)
  const past = addDays(today, -40).slice(0, 7)
  const then = (await account.get(`/api/insights/monthly?month=${past}`)).body
  expect(then.checkIns).toBe(values.filter((day) => day.slice(0, 7) === past).length)
  expect(then.goals).toMatchObject([{ goalId: id, to: 63 }])
  expect((await account.get('/api/journal/energy')).body.checkIns).toEqual(values.toSorted())
})

test('a value that is taken back says so in the ledger', async () => {
  const { account, path, values } = await countedGoal()
  const { body: value } = await account.post(values, { value: 6 })
  await account.delete(`/api/values/${value.id}`)
  const history = (await account.get(`${path}/history`)).body
  expect(history.at(-1).reasoning).toMatch(/^Deleted 6 \w+ of \d/)
})
