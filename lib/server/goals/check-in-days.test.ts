import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { db } from '@/lib/server/db/client'
import { checkInDays, checkInsBetween } from './check-in-days'

test('an answer that left a value is a check-in of the day that the value is of, and of each goal alone', async () => {
  const user = await db.user.create({
    data: { email: `${randomUUID()}@example.com`, timeZone: 'Pacific/Kiritimati', selectedDomains: [] },
    omit: { passwordHash: true },
  })
  const goal = (title: string) => db.goal.create({ data: { userId: user.id, title, domain: 'health', milestones: [] } })
  const [runs, talk] = [await goal('Run 100 km'), await goal('Give a talk')]
  // Told on the 21st of their own, of a run three days before.
  const at = new Date('2026-11-20T12:00:00Z')
  const event = { userId: user.id, source: 'coach', oldProgress: 0, newProgress: 5, reasoning: 'x', at }
  await db.progressEvent.createMany({ data: [runs, talk].map(({ id: goalId }) => ({ ...event, goalId })) })
  const value = { userId: user.id, goalId: runs.id, source: 'coach', value: 5, note: 'ran', createdAt: at }
  await db.datapoint.create({ data: { ...value, date: '2026-11-18' } })
  const days = ['2026-11-01', '2026-11-30'] as const
  expect((await checkInsBetween(user, ...days)).sort((one, other) => (one.date < other.date ? -1 : 1))).toEqual([
    { goalId: runs.id, date: '2026-11-18' },
    { goalId: talk.id, date: '2026-11-21' },
  ])
  expect(await checkInDays(user, ...days)).toEqual(['2026-11-18', '2026-11-21'])
})
