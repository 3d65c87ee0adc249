import { beforeEach, expect, it, vi } from 'vitest'
import { db } from '@/lib/server/db/client'
import { budgetState, holdCall, settleCall } from './token-budget'

// Settings are read once, at their first use.
vi.hoisted(() => {
  const budgets = { AI_DAILY_TOKEN_BUDGET: '30000', AI_MONTHLY_TOKEN_BUDGET: '50000' }
  Object.assign(process.env, { RATE_LIMIT: 'off', ...budgets })
})

let count = 0
const person = () =>
  db.user.create({ data: { email: `budget-${count++}@example.com`, selectedDomains: [] }, select: { id: true } })

const usage = (outputTokens: number) => ({
  feature: 'reply' as const,
  model: 'some-model',
  inputTokens: 0,
  outputTokens,
  cacheReadTokens: 0,
  cacheCreationTokens: 0,
})

beforeEach(async () => {
  await db.coachCall.deleteMany()
  await db.monthTokens.deleteMany()
})

it('of ten that come at once, as many are held as fit the day', async () => {
  const { id } = await person()
  const held = await Promise.all(Array.from({ length: 10 }, () => holdCall(id, 12_000, 60_000)))
  expect(held.filter((one) => 'id' in one)).toHaveLength(2)
  expect(held.filter((one) => 'spent' in one && one.spent === 'day')).toHaveLength(8)
  expect((await budgetState(id, new Date())).spent).toBe('day')
})

it('of ten users at once, as many are held as fit the month', async () => {
  const people = await Promise.all(Array.from({ length: 10 }, person))
  const held = await Promise.all(people.map(({ id }) => holdCall(id, 12_000, 60_000)))
  expect(held.filter((one) => 'id' in one)).toHaveLength(4)
  expect(held.filter((one) => 'spent' in one && one.spent === 'month')).toHaveLength(6)
})

it('what a call did not cost is given back, what it did is not', async () => {
  const { id } = await person()
  for (let round = 0; round < 3; round++) {
    const held = await holdCall(id, 12_000, 60_000)
    expect(held).toHaveProperty('id')
    if ('id' in held) await settleCall(id, held, [usage(2_000), usage(4_000)])
  }
  expect(await budgetState(id, new Date())).toEqual({ spent: null, usedToday: 18_000 })
  const held = await holdCall(id, 12_000, 60_000)
  if ('id' in held) await settleCall(id, held, [usage(1_000)])
  expect(await budgetState(id, new Date())).toEqual({ spent: 'day', usedToday: 19_000 })
  expect(await holdCall(id, 12_000, 60_000)).toEqual({ spent: 'day' })
})

it('what is read from a model’s cache and written into it counts as well', async () => {
  const { id } = await person()
  const held = await holdCall(id, 12_000, 60_000)
  const cached = { ...usage(1_000), inputTokens: 100, cacheReadTokens: 20, cacheCreationTokens: 3 }
  if ('id' in held) await settleCall(id, held, [cached])
  expect((await budgetState(id, new Date())).usedToday).toBe(1_123)
  expect(await db.monthTokens.findMany()).toMatchObject([{ tokens: 1_123n }])
})

it('a call whose server died counts until its time is over', async () => {
  const { id } = await person()
  await holdCall(id, 25_000, 60_000)
  expect(await holdCall(id, 12_000, 60_000)).toEqual({ spent: 'day' })
  await db.coachCall.updateMany({ where: { userId: id }, data: { expiresAt: new Date(Date.now() - 1) } })
  expect(await holdCall(id, 12_000, 60_000)).toHaveProperty('id')
})

it('an account that goes takes its rows along and leaves the month’s sum', async () => {
  const { id } = await person()
  const held = await holdCall(id, 12_000, 60_000)
  await db.user.delete({ where: { id } })
  if ('id' in held) await settleCall(id, held, [usage(45_000)])
  expect(await db.coachCall.count({ where: { userId: id } })).toBe(0)
  expect(await db.tokenUsage.count({ where: { userId: id } })).toBe(0)
  expect(await holdCall((await person()).id, 12_000, 60_000)).toEqual({ spent: 'month' })
})
