import { expect, test } from 'vitest'
import type { Goal } from '@/lib/contract/goal'
import type { InsightResponse } from '@/lib/contract/insight-response'
import { type Account, newAccount } from '../support/api-client'

async function newGoal(account: Account): Promise<Goal> {
  return (await account.post('/api/goals', { title: 'Learn to sail', domain: 'personal-growth' })).body
}

test('a response is kept with what it changed, newest first', async () => {
  const account = await newAccount()
  const { id: goalId } = await newGoal(account)
  const first = await account.post('/api/insights/responses', {
    goalId,
    insightType: 'goal_analysis',
    response: ' First ',
  })
  expect(first.status).toBe(201)
  expect(first.body).toMatchObject({ goalId, parsedData: { response: 'First', appliedUpdates: {} } })
  const applied = { progress: 20, title: 'Sail' }
  await account.post('/api/insights/responses', {
    goalId,
    insightType: 'goal_analysis',
    response: 'Second',
    appliedUpdates: applied,
  })
  const list: InsightResponse[] = (await account.get(`/api/insights/responses/${goalId}`)).body
  expect(list.map((item) => item.parsedData)).toEqual([
    { response: 'Second', appliedUpdates: applied },
    { response: 'First', appliedUpdates: {} },
  ])
  // What a response names as applied is a record of the past, not an order.
  expect((await account.get(`/api/goals/${goalId}`)).body).toMatchObject({ progress: 0, title: 'Learn to sail' })
})

test('responding to an insight applies the updates and copies the response into the notes', async () => {
  const account = await newAccount()
  const goal = await newGoal(account)
  const body = {
    goalId: goal.id,
    responseText: 'Passed the theory exam',
    goalUpdates: { title: 'Sail to Elba', progress: 40 },
  }
  const answer = await account.post('/api/insights/goal/response', body)
  expect(answer.status).toBe(201)
  expect(answer.body.goal).toMatchObject({ title: 'Sail to Elba', progress: 40, isCompleted: false })
  expect(answer.body.goal.progressNotes).toMatch(/^\[[^\]]+Z\] Passed the theory exam$/)
  expect(answer.body.response.parsedData).toEqual({
    response: 'Passed the theory exam',
    appliedUpdates: { title: 'Sail to Elba', progress: 40 },
  })
  const [event] = (await account.get(`/api/goals/${goal.id}/history`)).body
  expect(event).toMatchObject({ oldProgress: 0, newProgress: 40, source: 'insight' })
})

test('words of crisis are answered with words of help, which are no part of the response', async () => {
  const account = await newAccount()
  const { id: goalId } = await newGoal(account)
  const words = 'I want to kill myself'
  const applied = await account.post('/api/insights/goal/response', { goalId, responseText: words })
  expect(applied.status).toBe(201)
  expect(applied.body.care).toContain('988')
  expect(applied.body.response).not.toHaveProperty('care')
  const kept = await account.post('/api/insights/responses', { goalId, insightType: 'goal_analysis', response: words })
  expect(kept.body.care).toBe(applied.body.care)
  const { care, careLevel: _, ...response } = kept.body
  expect((await account.get(`/api/insights/responses/${goalId}`)).body).toContainEqual(response)
  const calm = await account.post('/api/insights/goal/response', { goalId, responseText: 'Fair enough' })
  expect(calm.body).not.toHaveProperty('care')
})

test('exactly 100 completes, with the notes as completion notes, else the response', async () => {
  const account = await newAccount()
  const [bare, noted] = [await newGoal(account), await newGoal(account)]
  const finish = (goalId: string) =>
    account.post('/api/insights/goal/response', { goalId, responseText: 'Done', goalUpdates: { progress: 100 } })
  expect((await finish(bare.id)).body.goal).toMatchObject({ isCompleted: true, completionNotes: 'Done' })
  await account.patch(`/api/goals/${noted.id}`, { progressNotes: 'Long road' })
  expect((await finish(noted.id)).body.goal).toMatchObject({ isCompleted: true, completionNotes: 'Long road' })
})

test("another user's goal is not found and an empty response is refused", async () => {
  const [account, other] = await Promise.all([newAccount(), newAccount()])
  const { id: goalId } = await newGoal(account)
  const answers = [
    await other.get(`/api/insights/responses/${goalId}`),
    await other.post('/api/insights/responses', { goalId, insightType: 'goal_analysis', response: 'x' }),
    await other.post('/api/insights/goal/response', { goalId, responseText: 'x' }),
  ]
  expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404])
  const empty = await account.post('/api/insights/goal/response', { goalId, responseText: ' ' })
  expect(empty.body.fields).toHaveProperty('responseText')
  expect((await account.get(`/api/insights/responses/${goalId}`)).body).toEqual([])
})

test('a list names the act that takes an answer back, while the goal is as it left it', async () => {
  const account = await newAccount()
  const { id } = (await account.post('/api/goals', { title: 'Learn to sail', domain: 'personal-growth' })).body
  const acts = async () =>
    (await account.get(`/api/insights/responses/${id}`)).body.map(({ act }: InsightResponse) => act)
  const { act: first } = (await account.patch(`/api/goals/${id}/ai-update`, { response: 'I am 20% there.' })).body
  expect(await acts()).toEqual([first.id])
  const { act: second } = (await account.patch(`/api/goals/${id}/ai-update`, { response: 'It went well today.' })).body
  expect(await acts()).toEqual([second?.id, undefined])
  expect((await account.patch(`/api/goals/${id}`, { description: 'To Elba' })).status).toBe(200)
  expect(await acts()).toEqual([undefined, undefined])
})
