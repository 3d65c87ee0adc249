import { expect, test } from 'vitest'
import { newAccount } from '../support/api-client'

const today = () => new Date().toISOString().slice(0, 10)

test('an experiment is drawn, gone through, stopped, asked for, taken along and deleted', async () => {
  const account = await newAccount()
  const made = await account.post('/api/experiments', { action: 'Swim before work', outcome: 'energy', days: 14 })
  expect([made.status, made.body.status, made.body.startsOn, made.body.days.length]).toEqual([
    201,
    'running',
    today(),
    14,
  ])
  expect(made.body).toMatchObject({ question: 'Swim before work: does it help?', verdict: null, goalId: null })
  const { id } = made.body
  await account.post('/api/journal', { mood: 4, notes: 'Swam.' })
  const noted = await account.patch(`/api/experiments/${id}`, { days: [{ date: today(), done: true }] })
  expect(noted.body.days[0]).toMatchObject({ date: today(), done: true })
  const [listed] = (await account.get('/api/experiments')).body
  expect(listed.days[0]).toMatchObject({ done: true, outcome: 4 })
  const late = await account.patch(`/api/experiments/${id}`, { days: [{ date: listed.endsOn, done: true }] })
  expect([late.status, Object.keys(late.body.fields)]).toEqual([400, ['days']])
  expect((await account.patch(`/api/experiments/${id}`, { status: 'stopped' })).body).toMatchObject({
    status: 'stopped',
    verdict: null,
  })
  const query = { of: 'experiments', give: 'list', about: 'swimming', where: { status: 'done' } }
  expect((await account.post('/api/record/ask', { query })).body.answer.rows).toMatchObject([
    { ref: { kind: 'experiment', id }, date: today() },
  ])
  const document = (await account.get('/api/export/all')).body
  const taker = await newAccount()
  await taker.post('/api/import', document)
  expect((await taker.post('/api/import', document)).body.created).toBe(0)
  const [taken] = (await taker.get('/api/experiments')).body
  expect([taken.id === id, taken.days, taken.seed]).toEqual([false, document.experiments[0].days, made.body.seed])
  expect((await account.delete(`/api/experiments/${id}`)).status).toBe(204)
  expect((await account.get('/api/experiments')).body).toEqual([])
})

test('what cannot be an experiment is refused by its field', async () => {
  const { post } = await newAccount()
  const refused = async (body: object) => {
    const answer = await post('/api/experiments', { action: 'Swim', outcome: 'energy', ...body })
    return [answer.status, ...Object.keys(answer.body.fields ?? {})]
  }
  expect(await refused({ startsOn: '2020-01-01' })).toEqual([400, 'startsOn'])
  expect(await refused({ outcome: 'value' })).toEqual([400, 'goalId'])
  expect(await refused({ days: 7 })).toEqual([400, 'days'])
})
