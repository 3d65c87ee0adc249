import { afterEach, expect, test, vi } from 'vitest'
import { goalFilter, goalPatch } from '@/lib/contract/goal'
import { dashboardSummary } from '@/lib/server/dashboard/summary'
import { db } from '@/lib/server/db/client'
import { listAnalyses } from '@/lib/server/insights/goal-analyses'
import { listRisks } from '@/lib/server/insights/risks'
import { propose } from '@/lib/server/proposals/propose'
import { newUser } from '@/tests/support/counted-goal'
import { createGoal } from './create-goal'
import { listGoals } from './find-goals'
import { updateGoal } from './update-goal'

afterEach(() => {
  vi.useRealTimers()
})

async function someGoal() {
  const user = await newUser()
  const { id } = await createGoal(user, { title: 'Sing', domain: 'personal-growth', targetDate: '2040-05-01' })
  const patch = (sent: object) => updateGoal(user, id, goalPatch.parse(sent), null)
  const titles = async (status: string) =>
    (await listGoals(user, goalFilter.parse({ status }))).rows.map((goal) => goal.title)
  const risk = async () => (await listRisks(user, { limit: 10 })).rows[0]
  const analyses = async () => (await listAnalyses(user, { limit: 10 }, AbortSignal.timeout(9_000))).rows
  return { user, id, patch, titles, risk, analyses }
}

test('a pause until a day that has come is refused', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2040-01-08T12:00:00Z') })
  const { user, id, patch } = await someGoal()
  for (const day of ['2039-12-31', '2040-01-08']) {
    const refusal = { code: 'validation_failed', fields: { pausedUntil: [expect.any(String)] } }
    await expect(patch({ isPaused: true, pausedUntil: day })).rejects.toMatchObject(refusal)
    await expect(patch({ pausedUntil: day })).rejects.toMatchObject(refusal)
    const proposal = { verb: 'goal.pause', input: { goalId: id, until: day }, source: 'client' } as const
    await expect(propose(user, proposal)).rejects.toMatchObject({ fields: { until: [expect.any(String)] } })
  }
  await patch({ isPaused: true, pausedUntil: '2040-01-19' })
  expect(await patch({ pausedUntil: '2040-01-08' })).toMatchObject({ pausedUntil: '2040-01-08' })
  await patch({ isPaused: true, pausedUntil: '2040-01-09' })
  vi.setSystemTime(new Date('2040-01-10T12:00:00Z'))
  expect(await patch({ title: 'Sing more', pausedUntil: '2040-01-09' })).toMatchObject({ title: 'Sing more' })
})

test('a pause takes a goal out of forecasts and analyses and leaves it ongoing, until its day comes', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2040-01-01T12:00:00Z') })
  const { user, id, patch, titles, risk, analyses } = await someGoal()
  const alert = { userId: user.id, goalId: id, title: 'Sing', scheduledFor: new Date('2040-01-01T18:00:00Z') }
  await db.reminder.create({ data: alert })
  const alerts = async () => (await dashboardSummary(user, new Date())).alerts.length
  expect(await alerts()).toBe(1)
  expect(await analyses()).toHaveLength(1)

  expect(await patch({ isPaused: true, pausedUntil: '2040-01-08' })).toMatchObject({ pausedUntil: '2040-01-08' })
  expect(await titles('ongoing')).toEqual(['Sing'])
  expect(await risk()).toMatchObject({ status: 'paused', riskLevel: 'low' })
  expect(await analyses()).toEqual([])
  expect(await alerts()).toBe(0)
  expect(await dashboardSummary(user, new Date())).toMatchObject({ activeCount: 1, goals: [{ title: 'Sing' }] })

  vi.setSystemTime(new Date('2040-01-08T00:00:00Z'))
  expect((await risk())?.status).toBe('tooEarly')
  expect(await analyses()).toHaveLength(1)
  vi.setSystemTime(new Date('2040-01-10T12:00:00Z'))
  expect(await patch({ isPaused: true })).toMatchObject({
    pausedUntil: null,
    pauses: [{ from: '2040-01-01', until: '2040-01-08' }],
  })
  vi.setSystemTime(new Date('2040-01-12T12:00:00Z'))
  expect(await patch({ isPaused: false })).toMatchObject({
    pausedAt: null,
    pauses: [
      { from: '2040-01-01', until: '2040-01-08' },
      { from: '2040-01-10', until: '2040-01-12' },
    ],
  })
})

test('a dropped goal is in All alone, and comes back', async () => {
  const { user, patch, titles, risk, analyses } = await someGoal()
  await patch({ isPaused: true })
  expect(await patch({ isDropped: true, closingNote: 'I like listening more' })).toMatchObject({
    droppedAt: expect.any(Date),
    pausedAt: null,
    closingNote: 'I like listening more',
  })
  expect(await titles('ongoing')).toEqual([])
  expect(await titles('completed')).toEqual([])
  expect(await titles('dropped')).toEqual(['Sing'])
  expect(await titles('all')).toEqual(['Sing'])
  expect(await risk()).toBeUndefined()
  expect(await analyses()).toEqual([])
  expect(await dashboardSummary(user, new Date())).toMatchObject({ activeCount: 0, totalCount: 1, goals: [] })
  await expect(patch({ isPaused: true })).rejects.toMatchObject({ code: 'conflict' })
  expect(await patch({ isDropped: false })).toMatchObject({ droppedAt: null })
  expect(await titles('ongoing')).toEqual(['Sing'])
})

test('completing ends a pause, and what is completed is neither paused nor dropped', async () => {
  const { patch } = await someGoal()
  await patch({ isPaused: true })
  expect(await patch({ progress: 100 })).toMatchObject({ isCompleted: true, pausedAt: null })
  await expect(patch({ isPaused: true })).rejects.toMatchObject({ code: 'conflict' })
  await expect(patch({ isDropped: true })).rejects.toMatchObject({ code: 'conflict' })
})
