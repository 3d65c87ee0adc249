import { expect, test } from 'vitest'
import type { JournalDay } from '@/lib/contract/journal-day'
import { call, newAccount } from '../support/api-client'

const DAY_MS = 86_400_000
const day = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10)

test('a day tells what happened beside its entries, the days beside it and the same day before', async () => {
  expect((await call('GET', '/api/journal/day')).status).toBe(401)
  const [account, other] = [await newAccount({ timeZone: 'UTC' }), await newAccount({ timeZone: 'UTC' })]
  const { id } = (
    await account.post('/api/goals', {
      title: 'Row 500 km',
      domain: 'health',
      measure: { kind: 'total', unit: 'km', start: 0, target: 500 },
      milestones: [{ title: 'Find a boat' }],
    })
  ).body
  const year = new Date(Date.now())
  year.setUTCFullYear(year.getUTCFullYear() - 1)
  const written = { mood: 4, notes: 'Rain' }
  for (const date of [day(9), day(2)]) await account.post('/api/journal', { ...written, date })
  await account.post('/api/journal', { mood: 3, notes: 'A year before', date: year.toISOString().slice(0, 10) })
  await account.post(`/api/goals/${id}/values`, { value: 50, date: day(5) })
  const of = async (date: string, who = account): Promise<JournalDay> =>
    (await who.get(`/api/journal/day?date=${date}`)).body
  expect(await of(day(5))).toMatchObject({
    ...{ date: day(5), before: day(9), after: day(2), milestones: [] },
    goals: [{ goalId: id, title: 'Row 500 km', from: 0, to: 10, said: [] }],
  })
  expect(await of(day(9))).toMatchObject({ after: day(5), goals: [] })
  // Today is reached also where it holds nothing yet.
  expect(await of(day(2))).toMatchObject({ before: day(5), after: day(0) })
  await account.patch(`/api/goals/${id}/ai-update`, { response: 'Rowed another 10 km today' })
  const { milestones } = (await account.get(`/api/goals/${id}`)).body
  await account.patch(`/api/goals/${id}`, { milestones: [{ ...milestones[0], isCompleted: true }] })
  const today = (await account.get('/api/journal/day')).body
  expect(today).toMatchObject({
    ...{ date: day(0), before: day(2), after: null },
    goals: [{ goalId: id, from: 10, to: 12, said: ['Rowed another 10 km today'] }],
    milestones: [{ goalId: id, title: 'Find a boat' }],
    earlier: [{ notes: 'A year before' }],
  })
  expect(await of(day(5), other)).toMatchObject({ before: null, after: day(0), goals: [], milestones: [], earlier: [] })
  expect((await account.get('/api/journal/day?date=2026-13-01')).status).toBe(400)
})
