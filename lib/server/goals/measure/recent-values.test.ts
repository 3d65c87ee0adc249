import { expect, test, vi } from 'vitest'
import { addDays, dateIn } from '@/lib/contract/calendar'
import { goalFacts } from '@/lib/server/coach/facts'
import { weeksOf } from '@/lib/server/coach/goal-course'
import { db } from '@/lib/server/db/client'
import { lookBackOn } from '@/lib/server/insights/look-back'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { books, newUser, weight } from '@/tests/support/counted-goal'
import { createGoal } from '../create-goal'
import { goalRecord } from '../goal-record'
import { standingAt } from '../rhythm/standing'
import { withTags } from '../stored-goal'
import { recentValues } from './recent-values'

const today = dateIn('UTC', new Date())

/** A goal with a value every so many hours, back from today. */
async function counted(user: UserRow, measure: typeof books, values: { value: number; daysAgo: number }[]) {
  const goal = await createGoal(user, { title: 'Counted', domain: 'health', measure })
  await db.datapoint.createMany({
    data: values.map(({ value, daysAgo }, at) => ({
      id: `${goal.id}-${String(at).padStart(4, '0')}`,
      userId: user.id,
      goalId: goal.id,
      date: addDays(today, -daysAgo),
      value,
      source: 'typed',
      createdAt: new Date(Date.now() - 86_400_000 + at),
    })),
  })
  const reading =
    measure.kind === 'level' ? (values.at(-1)?.value ?? 0) : values.reduce((sum, { value }) => sum + value, 0)
  const row = await db.goal.update({ where: { id: goal.id }, data: { reading }, include: withTags })
  return standingAt(user, row)
}

test('of many values those of the last eight weeks are all at hand, so that a week begins where it did', async () => {
  const user = await newUser()
  // Ninety-one readings at 90 eight weeks ago, then four a day, half a kilo less by today.
  const before = Array.from({ length: 91 }, () => ({ value: 90, daysAgo: 60 }))
  const since = Array.from({ length: 120 }, (_, at) => ({ value: 86, daysAgo: 29 - Math.floor(at / 4) }))
  const goal = await counted(user, weight, [...before, ...since])
  const values = (await recentValues([goal])).get(goal.id) ?? []
  expect(values).toHaveLength(211)
  const record = await goalRecord(goal)
  expect(weeksOf(record, today, 'UTC')[0]).toBe(25)
})

test('a level of which only the newest are at hand stood at the oldest of them before, never at its start', async () => {
  const user = await newUser()
  const many = Array.from({ length: 450 }, () => ({ value: 86, daysAgo: 3 }))
  const record = await goalRecord(await counted(user, weight, many))
  expect(record.values).toHaveLength(400)
  expect(goalFacts({ ...record, progress: 75 }, new Date(), 'UTC').gainLately).toBe(0)
})

test('a look back asks once for the values of all goals', async () => {
  const user = await newUser()
  await counted(user, books, [{ value: 2, daysAgo: 1 }])
  const asked = vi.spyOn(db.datapoint, 'findMany')
  const countOf = async () => {
    asked.mockClear()
    const { goals } = await lookBackOn(user, addDays(today, -7), today)
    return [goals.map(({ from, to }) => [from, to]), asked.mock.calls.length] as const
  }
  const [moves, queries] = await countOf()
  expect(moves).toEqual([[0, 17]])
  await counted(user, books, [
    { value: 6, daysAgo: 20 },
    { value: 3, daysAgo: 2 },
  ])
  expect(await countOf()).toEqual([
    [
      [50, 75],
      [0, 17],
    ],
    queries,
  ])
  asked.mockRestore()
})
