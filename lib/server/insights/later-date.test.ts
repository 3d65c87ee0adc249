import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addDays } from '@/lib/contract/calendar'
import * as course from '@/lib/server/coach/on-track-date'
import { db } from '@/lib/server/db/client'
import { capacityFor } from '@/lib/server/goals/capacity'
import { createGoal } from '@/lib/server/goals/create-goal'
import { newUser } from '@/tests/support/counted-goal'
import { datedCapacity } from './later-date'

const TODAY = '2040-06-01'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T12:00:00Z`) })
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('no later date is offered by which the goal would stand under Behind at once', async () => {
  const user = await newUser()
  const begun = addDays(TODAY, -300)
  const aim = { title: 'Sing', domain: 'personal-growth' } as const
  for (const given of [20, 40, 60, 80, 100]) {
    const { id } = await createGoal(user, { ...aim, targetDate: addDays(begun, given) })
    const [createdAt, completedAt] = [begun, addDays(begun, 2 * given)].map((day) => new Date(`${day}T12:00:00Z`))
    await db.goal.update({ where: { id }, data: { createdAt, completedAt, isCompleted: true, progress: 100 } })
  }
  const { id } = await createGoal(user, { ...aim, targetDate: addDays(TODAY, 10) })
  const asked = { targetDate: addDays(TODAY, 15), goalId: id }
  const capacity = await capacityFor(user, asked)
  expect(capacity?.later).not.toBeNull()
  const stands = vi.spyOn(course, 'courseBy').mockReturnValue('onTrack')
  expect(await datedCapacity(user, asked)).toEqual(capacity)
  stands.mockReturnValue('behind')
  expect(await datedCapacity(user, asked)).toEqual({ ...capacity, later: null })
  expect(stands).toHaveBeenLastCalledWith(expect.objectContaining({ id }), capacity?.later?.date, TODAY, user.timeZone)
  expect(await datedCapacity(user, { targetDate: asked.targetDate })).toMatchObject({ later: expect.anything() })
})
