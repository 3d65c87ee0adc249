import { expect, test } from 'vitest'
import { db } from '@/lib/server/db/client'
import { trackRecord } from './track-record'

const now = new Date('2026-11-21T12:00:00Z')

function createUser(email: string, timeZone = 'UTC') {
  return db.user.create({ data: { email, timeZone, selectedDomains: [] }, omit: { passwordHash: true } })
}

type Snapshot = { day: string; targetDate: string | null; probabilityOnTime: number | null; progress?: number }

async function createGoal(userId: string, completedAt: string | null, snapshots: readonly Snapshot[]): Promise<void> {
  const done = completedAt === null ? {} : { isCompleted: true, completedAt: new Date(completedAt) }
  const goal = await db.goal.create({ data: { userId, title: 'x', domain: 'career', milestones: [], ...done } })
  await db.forecastSnapshot.createMany({
    data: snapshots.map((one) => ({ userId, goalId: goal.id, progress: 40, ...one })),
  })
}

const forecast = (day: string, targetDate: string | null, probabilityOnTime: number | null): Snapshot => ({
  ...{ day, targetDate, probabilityOnTime },
})

test('a forecast is right when the goal was done by the date it was made for', async () => {
  const [user, other] = [await createUser('a@example.com'), await createUser('b@example.com')]
  const given = [forecast('2026-10-01', '2026-11-10', 0.6), forecast('2026-10-02', '2026-11-10', 0.8)]
  await createGoal(user.id, '2026-11-10T23:00:00Z', given)
  await createGoal(user.id, '2026-11-11T00:00:00Z', given)
  await createGoal(user.id, null, given)
  await createGoal(other.id, '2026-11-01T00:00:00Z', given)
  const record = await trackRecord(user, now)
  // Brier: ((0.16 + 0.04) + 2 · (0.36 + 0.64)) / 2 / 3
  expect(record).toMatchObject({ goals: 3, forecasts: 6, brier: 0.3667, baseRate: 0.3333, baseRateBrier: 0.2222 })
  expect(record.bins).toEqual([
    { from: 0.6, to: 0.8, goals: 3, forecasts: 3, given: 0.6, made: 0.3333 },
    { from: 0.8, to: 1, goals: 3, forecasts: 3, given: 0.8, made: 0.3333 },
  ])
})

test('what is open, unsaid, known beforehand or long ago is not scored', async () => {
  const user = await createUser('open@example.com')
  await createGoal(user.id, null, [
    forecast('2026-11-01', '2026-11-21', 0.5),
    forecast('2026-11-02', '2027-01-01', 0.5),
    forecast('2026-11-03', null, 0.5),
    forecast('2026-11-04', '2026-11-20', null),
    forecast('2026-11-05', '2026-11-04', 0),
    { ...forecast('2026-11-06', '2026-11-20', 1), progress: 100 },
    forecast('2024-11-20', '2024-12-01', 0.5),
  ])
  expect((await trackRecord(user, now)).forecasts).toBe(0)
  // Today's date is open until the day is over.
  expect((await trackRecord(user, new Date('2026-11-22T00:00:00Z'))).forecasts).toBe(1)
})

test('a date that was moved does not save the forecast for the earlier one', async () => {
  const user = await createUser('moved@example.com')
  await createGoal(user.id, '2026-11-15T09:00:00Z', [
    forecast('2026-10-01', '2026-11-01', 0.9),
    forecast('2026-11-02', '2026-12-01', 0.9),
  ])
  expect(await trackRecord(user, now)).toMatchObject({ goals: 1, forecasts: 2, baseRate: 0.5, brier: 0.41 })
})

test.each([
  // Half past ten in the evening of the 10th in London is the 11th at UTC+14 and the 10th at UTC−12.
  ['Pacific/Kiritimati', 0],
  ['Etc/GMT+12', 1],
])('the day of completion is that of %s', async (timeZone, baseRate) => {
  const user = await createUser(`${timeZone}@example.com`, timeZone)
  await createGoal(user.id, '2026-11-10T22:30:00Z', [forecast('2026-10-01', '2026-11-10', 0.5)])
  expect(await trackRecord(user, now)).toMatchObject({ goals: 1, baseRate })
})

test('a goal completed nobody knows when is left out', async () => {
  const user = await createUser('unknown@example.com')
  await createGoal(user.id, null, [forecast('2026-10-01', '2026-11-10', 0.5)])
  await db.goal.updateMany({ where: { userId: user.id }, data: { isCompleted: true } })
  expect((await trackRecord(user, now)).goals).toBe(0)
})
