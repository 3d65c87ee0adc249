import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { db } from '@/lib/server/db/client'
import { usageOfMonth } from './month-usage'

const spent = { feature: 'reply', model: 'some-model', inputTokens: 100, outputTokens: 20, cacheReadTokens: 1_000 }

// 1 December on Kiritimati begins on 30 November at 10:00 UTC.
const now = new Date('2026-12-01T00:00:00Z')

async function userIn(timeZone: string, email: string, at: string[]) {
  const user = await db.user.create({ data: { email: `${randomUUID()}-${email}`, timeZone, selectedDomains: [] } })
  await db.tokenUsage.createMany({ data: at.map((instant) => ({ ...spent, userId: user.id, at: new Date(instant) })) })
  return user
}

test('the month is the user’s own, cached tokens were sent too, and no one else’s count', async () => {
  const at = ['2026-11-30T09:59:59.999Z', '2026-11-30T10:00:00.000Z', '2026-12-01T00:00:00.000Z']
  const user = await userIn('Pacific/Kiritimati', 'here@example.com', at)
  await userIn('UTC', 'other@example.com', at)
  // Today's are counted by UTC's day.
  const today = { budget: null, used: 1_120 }
  const december = { month: '2026-12', calls: 2, inputTokens: 2_200, outputTokens: 40, today, spent: null }
  expect(await usageOfMonth(user, now)).toEqual(december)
})

test('a month without a call has cost nothing', async () => {
  const user = await userIn('UTC', 'quiet@example.com', ['2026-11-30T23:59:59.999Z'])
  const nothing = { calls: 0, inputTokens: 0, outputTokens: 0, today: { budget: null, used: 0 }, spent: null }
  expect(await usageOfMonth(user, now)).toEqual({ month: '2026-12', ...nothing })
})
