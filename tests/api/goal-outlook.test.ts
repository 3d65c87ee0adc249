import { expect, test } from 'vitest'
import { newAccount } from '../support/api-client'

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('where a goal is heading is told without its analysis, with the chance by a day that may become its date', async () => {
  const [account, other] = [await newAccount(), await newAccount()]
  const goal = { title: 'Read 12 books', domain: 'career', targetDate: day(60) }
  const { id } = (await account.post('/api/goals', goal)).body
  const outlook = (by?: string) => account.get(`/api/insights/goals/${id}/outlook${by ? `?by=${by}` : ''}`)
  // Nothing has moved: there is nothing to tell a chance from.
  expect((await outlook(day(30))).body.by).toEqual({ date: day(30), chance: null })
  await account.patch(`/api/goals/${id}`, { progress: 40 })
  // As of a goal that is as old as a forecast takes.
  const document = (await account.get('/api/export/all')).body
  document.goals[0].createdAt = `${day(-60)}T09:00:00.000Z`
  for (const event of document.goals[0].history) event.at = `${day(-20)}T09:00:00.000Z`
  expect((await account.delete(`/api/goals/${id}`)).status).toBe(204)
  expect((await account.post('/api/import', document)).status).toBe(200)

  const { body } = await outlook()
  const { body: analysis } = await account.get(`/api/insights/goals/${id}`)
  const { forecast, buffer, newDate } = analysis
  expect(body).toEqual({ forecast, buffer, newDate, by: null })
  const [soon, late] = [(await outlook(day(20))).body.by, (await outlook(day(200))).body.by]
  expect(late.chance).toBeGreaterThan(soon.chance)
  expect((await outlook(day(-1))).body.by.chance).toBeNull()
  expect((await outlook('soon')).status).toBe(400)
  expect((await other.get(`/api/insights/goals/${id}/outlook`)).status).toBe(404)
})
