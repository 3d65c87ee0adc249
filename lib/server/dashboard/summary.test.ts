import { expect, test } from 'vitest'
import { db } from '@/lib/server/db/client'
import { dashboardSummary } from './summary'

// Saturday 21 November, 08:00 in Auckland: still the 20th in UTC.
const now = new Date('2026-11-20T19:00:00.000Z')

function createUser(email: string, timeZone = 'Pacific/Auckland') {
  return db.user.create({
    data: { email, timeZone, selectedDomains: [], entryCount: 9 },
    omit: { passwordHash: true },
  })
}

test('an account with nothing in it', async () => {
  expect(await dashboardSummary(await createUser('new@example.com'), now)).toEqual({
    today: '2026-11-21',
    timeZone: 'Pacific/Auckland',
    goals: [],
    activeCount: 0,
    totalCount: 0,
    completedToday: 0,
    entryCount: 9,
    streak: 0,
    latestEntry: null,
    moodToday: null,
    alerts: [],
    upcoming: [],
    questions: [],
    checklist: [],
  })
})

test('goals are counted, and the ongoing ones come newest first with their next milestone', async () => {
  const user = await createUser('goals@example.com')
  const other = await createUser('other@example.com')
  const goal = (title: string, hour: number, fields: object = {}) =>
    db.goal.create({
      data: {
        userId: user.id,
        title,
        domain: 'health',
        milestones: [],
        createdAt: new Date(Date.UTC(2026, 10, 1, hour)),
        ...fields,
      },
    })
  const milestone = (title: string, isCompleted: boolean) => ({
    id: title,
    title,
    isCompleted,
    completedAt: null,
    targetDate: null,
  })
  await goal('older', 1)
  await goal('newer', 2, { milestones: [milestone('Five km', true), milestone('Ten km', false)] })
  await goal('done long ago', 3, { isCompleted: true, completedAt: new Date('2026-11-01T00:00:00Z') })
  await goal('not mine', 4, { userId: other.id })

  const summary = await dashboardSummary(user, now)
  expect(summary.goals.map((one) => [one.title, one.nextMilestone])).toEqual([
    ['newer', 'Ten km'],
    ['older', null],
  ])
  expect(summary).toMatchObject({ activeCount: 2, totalCount: 3, completedToday: 0 })
})

test('completed today is the user’s today, by completion or, where that is unknown, by creation', async () => {
  const user = await createUser('done@example.com')
  const complete = (title: string, completedAt: string | null, createdAt = '2026-01-01T00:00:00Z') =>
    db.goal.create({
      data: {
        userId: user.id,
        title,
        domain: 'career',
        milestones: [],
        isCompleted: true,
        completedAt: completedAt && new Date(completedAt),
        createdAt: new Date(createdAt),
      },
    })
  await complete('first minute', '2026-11-20T11:00:00.000Z')
  await complete('last minute', '2026-11-21T10:59:59.999Z')
  await complete('the day before', '2026-11-20T10:59:59.999Z')
  await complete('the day after', '2026-11-21T11:00:00.000Z')
  await complete('undated, created today', null, '2026-11-20T12:00:00.000Z')
  await complete('undated, created before', null)
  const { completedToday } = await dashboardSummary(user, now)
  expect(completedToday).toBe(3)
})

test('alerts are those of the user’s own day and what was left open before it, soonest first', async () => {
  const user = await createUser('alerts@example.com')
  const remind = (title: string, scheduledFor: string, isDone = false) =>
    db.reminder.create({ data: { userId: user.id, title, scheduledFor: new Date(scheduledFor), isDone } })
  await remind('evening', '2026-11-21T05:00:00.000Z')
  await remind('done', '2026-11-20T19:30:00.000Z', true)
  await remind('morning', '2026-11-20T20:30:00.000Z')
  await remind('left open', '2026-11-20T10:00:00.000Z')
  await remind('done yesterday', '2026-11-20T09:00:00.000Z', true)
  await remind('tomorrow', '2026-11-21T11:00:00.000Z')
  await remind('done ahead', '2026-11-22T11:00:00.000Z', true)
  await remind('in eight days', '2026-11-28T12:00:00.000Z')
  await remind('noon', '2026-11-20T23:00:00.000Z')
  const { alerts, upcoming } = await dashboardSummary(user, now)
  expect(alerts.map(({ title }) => title)).toEqual(['left open', 'done', 'morning', 'noon', 'evening'])
  expect(upcoming.map(({ title }) => title)).toEqual(['tomorrow'])
})

test('a silent goal is asked for a smaller step on one day, and again only after it was changed and fell silent', async () => {
  const user = await createUser('silent@example.com')
  const day = (days: number) => new Date(now.getTime() + days * 86_400_000)
  const goal = { userId: user.id, title: 'Sing', domain: 'health', milestones: [], createdAt: day(-60) }
  const { id } = await db.goal.create({ data: { ...goal, updatedAt: day(-20) } })
  const asked = async (days: number) => (await dashboardSummary(user, day(days))).questions[0]
  expect(await asked(0)).toMatchObject({ kind: 'silent', words: expect.stringContaining('a smaller step') })
  expect(await asked(0)).toMatchObject({ words: expect.stringContaining('a smaller step') })
  expect(await asked(1)).toMatchObject({ kind: 'due', words: expect.not.stringContaining('smaller') })
  await db.goal.update({ where: { id }, data: { updatedAt: day(2) } })
  expect(await asked(5)).toMatchObject({ kind: 'due' })
  expect(await asked(20)).toMatchObject({ kind: 'silent', words: expect.stringContaining('a smaller step') })
})
