import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { db } from '@/lib/server/db/client'
import { energyYear } from './energy'

function createUser(email: string, timeZone = 'UTC') {
  return db.user.create({
    data: { email: `${randomUUID()}-${email}`, timeZone, selectedDomains: [] },
    omit: { passwordHash: true },
  })
}

function log(userId: string, entries: readonly [date: string, mood: number][]) {
  return db.journalEntry.createMany({
    data: entries.map(([date, mood]) => ({ userId, date, mood, notes: 'x', attachments: [] })),
  })
}

test('nothing logged: the span alone', async () => {
  const user = await createUser('empty@example.com')
  // A Saturday: its week began on Monday the 16th, and 52 weeks before that one on 17 November 2025.
  expect(await energyYear(user, new Date('2026-11-21T12:00:00Z'))).toEqual({
    from: '2025-11-17',
    to: '2026-11-21',
    days: [],
    checkIns: [],
  })
})

test('a day is the mean of its entries, oldest day first; nothing before the span, after today or of others', async () => {
  const [user, other] = [await createUser('a@example.com'), await createUser('b@example.com')]
  await log(user.id, [
    ['2025-11-16', 1],
    ['2025-11-17', 5],
    ['2026-11-21', 2],
    ['2026-11-21', 3],
    ['2026-11-21', 3],
    ['2026-11-22', 1],
  ])
  await log(other.id, [['2026-11-21', 5]])
  const { days } = await energyYear(user, new Date('2026-11-21T12:00:00Z'))
  expect(days).toEqual([
    { date: '2025-11-17', mean: 5, entries: 1 },
    { date: '2026-11-21', mean: 2.67, entries: 3 },
  ])
})

test.each([
  // The same instant: Sunday evening in London is Monday at UTC+14 and Sunday morning at UTC−12.
  ['Pacific/Kiritimati', '2025-11-24', '2026-11-23'],
  ['Etc/GMT+12', '2025-11-17', '2026-11-22'],
])('in %s it ends on the day that it is there', async (timeZone, from, to) => {
  const user = await createUser(`${timeZone}@example.com`, timeZone)
  await log(user.id, [['2026-11-23', 4]])
  const year = await energyYear(user, new Date('2026-11-22T20:00:00Z'))
  expect([year.from, year.to]).toEqual([from, to])
  expect(year.days).toHaveLength(to === '2026-11-23' ? 1 : 0)
})

test('a leap day is a day', async () => {
  const user = await createUser('leap@example.com')
  await log(user.id, [
    ['2028-02-28', 2],
    ['2028-02-29', 3],
    ['2028-03-01', 4],
  ])
  expect(await energyYear(user, new Date('2028-02-29T23:59:59Z'))).toEqual({
    from: '2027-03-01',
    checkIns: [],
    to: '2028-02-29',
    days: [
      { date: '2028-02-28', mean: 2, entries: 1 },
      { date: '2028-02-29', mean: 3, entries: 1 },
    ],
  })
  expect((await energyYear(user, new Date('2029-02-28T12:00:00Z'))).days).toEqual([
    { date: '2028-02-28', mean: 2, entries: 1 },
    { date: '2028-02-29', mean: 3, entries: 1 },
    { date: '2028-03-01', mean: 4, entries: 1 },
  ])
})

test('days with a check-in are told once each, in the user’s zone, and only of the last quarter', async () => {
  const user = await createUser('told@example.com', 'Pacific/Kiritimati')
  const goal = await db.goal.create({ data: { userId: user.id, title: 'Run', domain: 'health', milestones: [] } })
  const at = ['2026-11-20T11:00:00Z', '2026-11-20T12:00:00Z', '2026-11-18T08:00:00Z', '2026-08-01T08:00:00Z']
  const move = { userId: user.id, goalId: goal.id, oldProgress: 0, newProgress: 0, reasoning: 'ran', source: 'coach' }
  await db.progressEvent.createMany({ data: at.map((moment) => ({ ...move, at: moment })) })
  const now = new Date('2026-11-21T12:00:00Z')
  expect((await energyYear(user, now)).checkIns).toEqual(['2026-11-18', '2026-11-21'])
  // An earlier day ends a year and a quarter of its own; one to come is today.
  expect(await energyYear(user, now, '2026-08-02')).toMatchObject({ to: '2026-08-02', checkIns: ['2026-08-01'] })
  expect((await energyYear(user, now, '2027-01-01')).to).toBe('2026-11-22')
})
