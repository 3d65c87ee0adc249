import { expect, test, vi } from 'vitest'
import { newAccount } from '../support/api-client'

const review = '/api/insights/weekly/review'
const choices = [
  { goalId: 'attic', kind: 'redate', from: '2030-12-20', to: '2031-01-05' },
  { goalId: 'half', kind: 'keep' },
]
const steps = [
  { title: 'Sand the floor', scheduledFor: '2031-01-06T09:00:00.000Z' },
  { title: 'Buy paint', scheduledFor: '2031-01-08T09:00:00.000Z' },
]
const titles = (reminders: { title: string }[]) => reminders.map(({ title }) => title)

test('a week that was gone through is kept, and a second time in it replaces the first', async () => {
  const account = await newAccount()
  expect((await account.get(review)).body).toBeNull()
  const first = await account.post(review, { choices, steps })
  expect(first.status).toBe(201)
  expect(first.body.review).toMatchObject({ choices, alerts: 2 })
  expect(titles(first.body.added)).toEqual(titles(steps))

  const second = await account.post(review, {
    choices: [{ goalId: 'half', kind: 'pause' }],
    steps: [...steps, { title: 'Call Ida', scheduledFor: '2031-01-10T09:00:00.000Z' }],
  })
  expect(titles(second.body.added)).toEqual(['Call Ida'])
  const { body: kept } = await account.get(review)
  expect(kept).toEqual(second.body.review)
  expect(kept).toMatchObject({
    id: first.body.review.id,
    choices: [choices[0], { goalId: 'half', kind: 'pause' }],
    alerts: 3,
  })
  expect(titles((await account.get('/api/reminders')).body)).toEqual(['Sand the floor', 'Buy paint', 'Call Ida'])
})

test('what is decided is kept at once, under way until it is ended, and one goal has one decision', async () => {
  const account = await newAccount()
  const begun = await account.patch(review, { choices: choices.slice(0, 1) })
  expect(begun.body).toMatchObject({ choices: choices.slice(0, 1), alerts: 0, doneAt: null })
  await account.patch(review, { choices: choices.slice(1) })
  expect((await account.get(review)).body).toMatchObject({ choices, doneAt: null })

  const { body } = await account.post(review, { steps })
  expect(body.review).toMatchObject({ id: begun.body.id, choices, alerts: 2 })
  expect(body.review.doneAt).not.toBeNull()
  const changed = await account.patch(review, { choices: [{ goalId: 'attic', kind: 'keep' }] })
  expect(changed.body).toEqual({ ...body.review, choices: [{ goalId: 'attic', kind: 'keep' }, choices[1]] })
})

test('decisions that two tabs make at once are all kept, in one review', async () => {
  const account = await newAccount()
  const made = Array.from({ length: 4 }, (_, at) => ({ goalId: `goal-${at}`, kind: 'keep' }))
  await Promise.all(made.map((one) => account.patch(review, { choices: [one] })))
  const { body } = await account.get(review)
  expect(body.choices).toHaveLength(4)
  expect(body.choices).toEqual(expect.arrayContaining(made))
})

test('two tabs that end it at once leave each alert once, and one review', async () => {
  const account = await newAccount()
  const answers = await Promise.all(Array.from({ length: 4 }, () => account.post(review, { choices, steps })))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  expect(answers.flatMap(({ body }) => body.added)).toHaveLength(2)
  expect(new Set(answers.map(({ body }) => body.review.id)).size).toBe(1)
  expect(titles((await account.get('/api/reminders')).body)).toEqual(['Sand the floor', 'Buy paint'])
})

test('a step that is an alert and done already is not made again', async () => {
  const account = await newAccount()
  const { body } = await account.post(review, { steps: steps.slice(0, 1) })
  await account.patch(`/api/reminders/${body.added[0].id}`, { isDone: true })
  const again = await account.post(review, { steps: steps.slice(0, 1) })
  expect(again.body.added).toEqual([])
})

test('a review of more than three steps, of no decision, or of one that there is not, is refused', async () => {
  const account = await newAccount()
  const many = Array.from({ length: 4 }, (_, at) => ({ title: `${at}`, scheduledFor: '2031-01-06T09:00:00Z' }))
  expect((await account.post(review, { steps: many })).status).toBe(400)
  expect((await account.post(review, { choices: [{ goalId: 'attic', kind: 'burn' }], steps })).status).toBe(400)
  expect((await account.patch(review, { choices: [] })).status).toBe(400)
  expect((await account.get(review)).body).toBeNull()
})

test('a step that is taken out takes its open alert along', async () => {
  const account = await newAccount()
  const { body } = await account.post(review, { choices, steps })
  expect(body.review).toMatchObject({ choices, steps })
  const [sand, paint] = body.added
  await account.patch(`/api/reminders/${sand.id}`, { isDone: true })
  const second = await account.post(review, { steps: [] })
  expect(second.body.review).toMatchObject({ choices, alerts: 0, steps: [] })
  const left = (await account.get('/api/reminders')).body.map(({ id }: { id: string }) => id)
  expect(left).not.toContain(paint.id)
  expect((await account.get(review)).body.steps).toEqual([])
})

test('a step is an alert of its goal, which an alert that stands at that time already is linked with; another’s is no link', async () => {
  const [account, other] = [await newAccount(), await newAccount()]
  const goal = async (of: typeof account) =>
    (await of.post('/api/goals', { title: 'Paint the attic', domain: 'health' })).body.id
  const [goalId, foreign] = [await goal(account), await goal(other)]
  const [sand = { title: '', scheduledFor: '' }, paint = sand] = steps
  await account.post('/api/reminders', paint)
  const { body } = await account.post(review, {
    steps: [
      { ...sand, goalId },
      { ...paint, goalId },
      { ...sand, title: 'Peek', goalId: foreign },
    ],
  })
  expect(body.review.steps.map((one: { goalId: string }) => one.goalId)).toEqual([goalId, goalId, null])
  const reminders: { title: string; goalId: string | null }[] = (await account.get('/api/reminders')).body
  expect(new Map(reminders.map((one) => [one.title, one.goalId]))).toEqual(
    new Map([
      ['Sand the floor', goalId],
      ['Buy paint', goalId],
      ['Peek', null],
    ]),
  )
  expect(reminders).toHaveLength(3)
})

test('a step and a decision that are brought into another account are of the goal as it stands there', async () => {
  const [account, other] = [await newAccount(), await newAccount()]
  const goalId = (await account.post('/api/goals', { title: 'Paint the attic', domain: 'health' })).body.id
  await account.post(review, { choices: [{ goalId, kind: 'keep' }], steps: steps.map((step) => ({ ...step, goalId })) })
  expect((await other.post('/api/import', (await account.get('/api/export/all')).body)).status).toBe(200)
  const [goal] = (await other.get('/api/goals')).body
  expect(goal.id).not.toBe(goalId)
  const { body } = await other.get(review)
  expect(body.steps.map((one: { goalId: string }) => one.goalId)).toEqual([goal.id, goal.id])
  expect(body.choices).toEqual([{ goalId: goal.id, kind: 'keep' }])
})

test('on its first two days a week is set by the review of the week before, for who had goals in that', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T10:00:00Z') })
  try {
    const account = await newAccount({ timeZone: 'UTC' } as never)
    await account.post('/api/goals', { title: 'Learn to row', domain: 'health' })
    const weekOf = async (at: string) => {
      vi.setSystemTime(new Date(at))
      return (await account.patch(review, { choices: [{ goalId: 'row', kind: 'keep' }] })).body.weekStart
    }
    expect(await weekOf('2026-11-30T10:00:00Z')).toBe('2026-11-23')
    const { body: begun } = await account.get(review)
    const { body: ended } = await account.post(review, { steps })
    expect([begun.weekStart, ended.review.weekStart, ended.review.id]).toEqual(['2026-11-23', '2026-11-23', begun.id])
    expect(await weekOf('2026-12-01T23:00:00Z')).toBe('2026-11-23')
    expect(await weekOf('2026-12-02T00:30:00Z')).toBe('2026-11-30')
    // Who comes on a Tuesday has no week to look back on.
    vi.setSystemTime(new Date('2026-12-01T10:00:00Z'))
    const newcomer = await newAccount({ timeZone: 'UTC' } as never)
    await newcomer.post('/api/goals', { title: 'Learn to row', domain: 'health' })
    expect((await newcomer.post(review, { steps })).body.review.weekStart).toBe('2026-11-30')
  } finally {
    vi.useRealTimers()
  }
})
