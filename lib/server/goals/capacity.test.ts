import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addDays } from '@/lib/contract/calendar'
import { db } from '@/lib/server/db/client'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { newUser } from '@/tests/support/counted-goal'
import { capacityFor } from './capacity'
import { createGoal } from './create-goal'

const TODAY = '2040-06-01'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T12:00:00Z`) })
})

afterEach(() => {
  vi.useRealTimers()
})

type Past = { given: number; took: number; rhythm?: boolean }

/** A goal that was begun 300 days ago, was to take so many days, and took others. */
async function done(user: UserRow, { given, took, rhythm = false }: Past): Promise<string> {
  const begun = addDays(TODAY, -300)
  const { id } = await createGoal(user, {
    title: 'Sing',
    domain: 'personal-growth',
    targetDate: addDays(begun, given),
    measure: rhythm ? { kind: 'rhythm', unit: '', per: 'week', times: 3 } : null,
  })
  const completedAt = new Date(`${addDays(begun, took)}T12:00:00Z`)
  const createdAt = new Date(`${begun}T12:00:00Z`)
  await db.goal.update({ where: { id }, data: { createdAt, completedAt, isCompleted: true, progress: 100 } })
  return id
}

const inSixtyDays = { targetDate: addDays(TODAY, 60) }

test('five dated goals that took twice as long speak; four do not', async () => {
  const user = await newUser()
  for (const given of [20, 40, 60, 80]) await done(user, { given, took: 2 * given })
  await done(user, { given: 50, took: 50, rhythm: true })
  expect(await capacityFor(user, inSixtyDays)).toBeNull()
  await done(user, { given: 100, took: 200 })
  const told = await capacityFor(user, inSixtyDays)
  expect(told).toMatchObject({ goals: 5, times: 2 })
  expect(told?.chance).toBeLessThan(0.2)
  expect(told?.later?.date).toSatisfy((date: string) => date > addDays(TODAY, 110) && date < addDays(TODAY, 200))
  expect(told?.later?.chance).toBeGreaterThanOrEqual(0.7)
})

test('days on which a goal was paused are none that it took', async () => {
  const user = await newUser()
  const begun = addDays(TODAY, -300)
  for (const given of [20, 40, 60, 80, 100]) {
    const id = await done(user, { given, took: 2 * given })
    const pauses = [{ from: addDays(begun, 1), until: addDays(begun, 1 + given) }]
    await db.goal.update({ where: { id }, data: { pauses } })
  }
  expect(await capacityFor(user, inSixtyDays)).toMatchObject({ times: 1 })
})

test('the later day, measured by the date first meant, has the chance that was told of it', async () => {
  const user = await newUser()
  for (const given of [20, 40, 60, 80, 100]) await done(user, { given, took: 2 * given })
  const later = (await capacityFor(user, inSixtyDays))?.later
  expect(later).not.toBeNull()
  const taken = await capacityFor(user, { targetDate: later?.date ?? '', given: inSixtyDays.targetDate })
  expect(taken).toMatchObject({ chance: later?.chance, later: null })
})

test('a date that was moved is counted from where it stood first', async () => {
  const user = await newUser()
  const ids: string[] = []
  for (const given of [40, 40, 40, 40, 40]) ids.push(await done(user, { given: 2 * given, took: 2 * given }))
  expect(await capacityFor(user, inSixtyDays)).toMatchObject({ times: 1 })
  const begun = addDays(TODAY, -300)
  for (const [goalId, first] of ids.flatMap((id) => [[id, 40] as const, [id, 80] as const])) {
    const day = addDays(begun, first)
    await db.forecastSnapshot.create({
      data: { userId: user.id, goalId, day, progress: 10, targetDate: addDays(begun, first) },
    })
  }
  expect(await capacityFor(user, inSixtyDays)).toMatchObject({ times: 2 })
})

test('a goal that is moved is measured from its beginning, by its first date; others cannot ask about it', async () => {
  const user = await newUser()
  for (const given of [20, 40, 60, 80, 100]) await done(user, { given, took: 2 * given })
  const { id } = await createGoal(user, { title: 'Draw', domain: 'personal-growth', targetDate: addDays(TODAY, 10) })
  await db.goal.update({ where: { id }, data: { createdAt: new Date(`${addDays(TODAY, -90)}T12:00:00Z`) } })
  const [soon, far] = [30, 200].map((days) => capacityFor(user, { targetDate: addDays(TODAY, days), goalId: id }))
  expect((await soon)?.chance).toBeLessThan(0.3)
  expect((await far)?.chance).toBeGreaterThan(0.7)
  await expect(capacityFor(await newUser(), { ...inSixtyDays, goalId: id })).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('a date that is over is told nothing of', async () => {
  const user = await newUser()
  for (const given of [20, 40, 60, 80, 100]) await done(user, { given, took: given })
  expect(await capacityFor(user, { targetDate: TODAY })).toBeNull()
})
