import { expect, test } from 'vitest'
import { addDays, dateIn } from '@/lib/contract/calendar'
import { dashboardSummary } from '@/lib/server/dashboard/summary'
import { db } from '@/lib/server/db/client'
import { createGoal } from '@/lib/server/goals/create-goal'
import { openReminders } from '@/lib/server/reminders/open-reminders'
import { newUser } from '@/tests/support/counted-goal'
import { createReminder, listReminders } from './reminders'

const DAY = 86_400_000

test('alerts of a goal that is paused or dropped are told nowhere, and come back with it', async () => {
  const user = await newUser()
  const { id: goalId } = await createGoal(user, { title: 'Run 10k', domain: 'health' })
  const scheduledFor = new Date(Date.now() + DAY).toISOString()
  await createReminder(user, { title: 'Run', scheduledFor, goalId })
  await createReminder(user, { title: 'Call Bob', scheduledFor })
  const told = async () => {
    const pages = [await listReminders(user, { limit: 10 }), await listReminders(user, { limit: 10, open: 'true' })]
    const inChat = await openReminders(user, new Date())
    const lists = [...pages.map(({ rows }) => rows), inChat].map((rows) => rows.map(({ title }) => title).sort())
    expect(lists[1]).toEqual(lists[0])
    expect(lists[2]).toEqual(lists[0])
    return lists[0]
  }
  const goes = { pausedAt: null, pausedUntil: null, droppedAt: null }
  const set = (data: object) => db.goal.update({ where: { id: goalId }, data: { ...goes, ...data } })
  const day = (away: number) => new Date(Date.now() + away * DAY).toISOString().slice(0, 10)
  expect(await told()).toEqual(['Call Bob', 'Run'])
  for (const rest of [
    { pausedAt: new Date() },
    { pausedAt: new Date(), pausedUntil: day(2) },
    { droppedAt: new Date() },
  ]) {
    await set(rest)
    expect(await told()).toEqual(['Call Bob'])
  }
  await set({ pausedAt: new Date(Date.now() - 3 * DAY), pausedUntil: day(0) })
  expect(await told()).toEqual(['Call Bob', 'Run'])
})

test('Today tells the alerts of a goal again from the day on which its pause ends', async () => {
  const user = await newUser()
  const { id: goalId } = await createGoal(user, { title: 'Run 10k', domain: 'health' })
  await createReminder(user, { title: 'Run', scheduledFor: new Date().toISOString(), goalId })
  const told = async (pausedUntil: string) => {
    await db.goal.update({ where: { id: goalId }, data: { pausedAt: new Date(Date.now() - 3 * DAY), pausedUntil } })
    return (await dashboardSummary(user, new Date())).alerts.map(({ title }) => title)
  }
  const today = dateIn(user.timeZone, new Date())
  expect(await told(addDays(today, 1))).toEqual([])
  expect(await told(today)).toEqual(['Run'])
})

test('a page goes on where the last one ended, with a goal that rests between', async () => {
  const user = await newUser()
  const { id: goalId } = await createGoal(user, { title: 'Run 10k', domain: 'health' })
  await db.goal.update({ where: { id: goalId }, data: { pausedAt: new Date() } })
  for (const [at, of] of [undefined, goalId, undefined, goalId, undefined].entries())
    await createReminder(user, {
      title: `${at}`,
      scheduledFor: new Date(Date.now() + at * DAY + DAY).toISOString(),
      goalId: of,
    })
  const first = await listReminders(user, { limit: 2 })
  const rest = await listReminders(user, { limit: 2, cursor: first.next ?? '' })
  expect([...first.rows, ...rest.rows].map(({ title }) => title)).toEqual(['0', '2', '4'])
})
