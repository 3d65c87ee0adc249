import { expect, test } from 'vitest'
import { newAccount } from '../support/api-client'

const decided = { keep: 7, shrink: 0, redate: 1, pause: 0, drop: 0 }
const steps = [
  { title: 'Sand the floor', scheduledFor: '2031-01-06T09:00:00.000Z' },
  { title: 'Buy paint', scheduledFor: '2031-01-08T09:00:00.000Z' },
]
const titles = (reminders: { title: string }[]) => reminders.map(({ title }) => title)

test('a week that was gone through is kept, and a second time in it replaces the first', async () => {
  const account = await newAccount()
  expect((await account.get('/api/insights/weekly/review')).body).toBeNull()
  const first = await account.post('/api/insights/weekly/review', { decided, steps })
  expect(first.status).toBe(201)
  expect(first.body.review).toMatchObject({ decided, alerts: 2 })
  expect(titles(first.body.added)).toEqual(titles(steps))

  const again = { ...decided, keep: 6, pause: 1 }
  const second = await account.post('/api/insights/weekly/review', {
    decided: again,
    steps: [...steps, { title: 'Call Ida', scheduledFor: '2031-01-10T09:00:00.000Z' }],
  })
  expect(titles(second.body.added)).toEqual(['Call Ida'])
  const { body: kept } = await account.get('/api/insights/weekly/review')
  expect(kept).toEqual(second.body.review)
  expect(kept).toMatchObject({ id: first.body.review.id, decided: again, alerts: 3 })
  expect(titles((await account.get('/api/reminders')).body)).toEqual(['Sand the floor', 'Buy paint', 'Call Ida'])
})

test('two tabs that end it at once leave each alert once, and one review', async () => {
  const account = await newAccount()
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => account.post('/api/insights/weekly/review', { decided, steps })),
  )
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  expect(answers.flatMap(({ body }) => body.added)).toHaveLength(2)
  expect(new Set(answers.map(({ body }) => body.review.id)).size).toBe(1)
  expect(titles((await account.get('/api/reminders')).body)).toEqual(['Sand the floor', 'Buy paint'])
})

test('a step that is an alert and done already is not made again', async () => {
  const account = await newAccount()
  const { body } = await account.post('/api/insights/weekly/review', { decided, steps: steps.slice(0, 1) })
  await account.patch(`/api/reminders/${body.added[0].id}`, { isDone: true })
  const again = await account.post('/api/insights/weekly/review', { decided, steps: steps.slice(0, 1) })
  expect(again.body.added).toEqual([])
})

test('a review of more than three steps, or of a decision that there is not, is refused', async () => {
  const account = await newAccount()
  const many = Array.from({ length: 4 }, (_, at) => ({ title: `${at}`, scheduledFor: '2031-01-06T09:00:00Z' }))
  expect((await account.post('/api/insights/weekly/review', { decided, steps: many })).status).toBe(400)
  expect((await account.post('/api/insights/weekly/review', { decided: { keep: 1 }, steps })).status).toBe(400)
})

test('what was decided about which goal is kept, and a step that is taken out takes its open alert along', async () => {
  const account = await newAccount()
  const choices = [{ goalId: 'some-goal', kind: 'pause' }]
  const { body } = await account.post('/api/insights/weekly/review', { decided, choices, steps })
  expect(body.review).toMatchObject({ choices, steps })
  const [sand, paint] = body.added
  await account.patch(`/api/reminders/${sand.id}`, { isDone: true })
  const second = await account.post('/api/insights/weekly/review', { decided, choices, steps: [] })
  expect(second.body.review).toMatchObject({ alerts: 0, steps: [] })
  const left = (await account.get('/api/reminders')).body.map(({ id }: { id: string }) => id)
  expect(left).not.toContain(paint.id)
  expect((await account.get(`/api/insights/weekly/review`)).body.steps).toEqual([])
})
