import { expect, test } from 'vitest'
import { db } from '@/lib/server/db/client'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { createReminder, listReminders, updateReminder } from './reminders'

const DAY = 86_400_000
let people = 0

async function newUser(): Promise<UserRow> {
  return db.user.create({
    data: { email: `repeats-${people++}@example.com`, selectedDomains: [] },
    omit: { passwordHash: true },
  })
}

async function all(user: UserRow, open?: 'true') {
  return (await listReminders(user, { limit: 100, open })).rows
}

test('ticked off, it comes again once; open again, the next one is gone', async () => {
  const user = await newUser()
  const scheduledFor = '2030-01-07T08:00:00.000Z'
  const first = await createReminder(user, { title: 'Weigh in', scheduledFor, repeat: 'FREQ=DAILY' })
  const [done, again] = await Promise.all([
    updateReminder(user, first.id, { isDone: true }),
    updateReminder(user, first.id, { isDone: true }),
  ])
  const next = done.next ?? again.next
  expect([done.next, again.next]).toContain(null)
  expect(next?.scheduledFor.getTime()).toBe(Date.parse(scheduledFor) + DAY)
  expect(await all(user, 'true')).toMatchObject([{ id: next?.id }])
  await updateReminder(user, first.id, { isDone: false })
  expect(await all(user)).toMatchObject([{ id: first.id, isDone: false }])
})

test('another of the same name at a later hour stays when the first is open again', async () => {
  const user = await newUser()
  const pills = (hour: string) => ({
    title: 'Pills',
    scheduledFor: `2030-01-07T${hour}:00:00.000Z`,
    repeat: 'FREQ=DAILY',
  })
  const morning = await createReminder(user, pills('08'))
  const evening = await createReminder(user, pills('20'))
  await updateReminder(user, morning.id, { isDone: true })
  await updateReminder(user, morning.id, { isDone: false })
  expect((await all(user, 'true')).map(({ id }) => id).sort()).toEqual([morning.id, evening.id].sort())
})

test('left open, it moves on to the last time that came and counts those missed', async () => {
  const user = await newUser()
  const scheduledFor = new Date(Date.now() - 3 * DAY - 60_000)
  const first = await createReminder(user, {
    title: 'Weigh in',
    scheduledFor: scheduledFor.toISOString(),
    repeat: 'FREQ=DAILY',
  })
  const expected = [{ id: first.id, missed: 3, scheduledFor: expect.any(Date) }]
  expect(await all(user, 'true')).toMatchObject(expected)
  const [moved] = await all(user)
  expect(moved).toMatchObject(expected[0] ?? {})
  expect(Date.now() - (moved?.scheduledFor.getTime() ?? 0)).toBeLessThan(DAY)
})

test('once is once, and a repeat can be taken away', async () => {
  const user = await newUser()
  const scheduledFor = new Date(Date.now() + DAY).toISOString()
  const once = await createReminder(user, { title: 'Dentist', scheduledFor })
  expect((await updateReminder(user, once.id, { isDone: true })).next).toBeNull()
  const series = await createReminder(user, { title: 'Weigh in', scheduledFor, repeat: 'FREQ=WEEKLY' })
  await updateReminder(user, series.id, { repeat: null })
  expect((await updateReminder(user, series.id, { isDone: true })).next).toBeNull()
})
