import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { GoalMeasure } from '@/lib/contract/measure'
import { db, isPostgres } from '@/lib/server/db/client'
import { createGoal } from '@/lib/server/goals/create-goal'
import { ROOT } from '@/scripts/root.mjs'
import { books, newUser, weight } from '../support/counted-goal'

const name = '20261130014500_progress_of_reopened_goals'
const file = path.join(ROOT, 'prisma/migrations', isPostgres() ? 'postgres' : 'sqlite', name, 'migration.sql')

test('a counted goal that stood open at its target is told by its values, and no other is changed', async () => {
  const user = await newUser()
  const often: GoalMeasure = { kind: 'rhythm', unit: 'runs', per: 'week', times: 3 }
  const made = async (measure: GoalMeasure | null, fields: object) => {
    const { id } = await createGoal(user, { title: 'Counted', domain: 'health', ...(measure && { measure }) })
    await db.goal.update({ where: { id }, data: fields })
    return id
  }
  const goals = {
    total: await made(books, { progress: 50, reading: 12 }),
    level: await made(weight, { progress: 70, reading: 83.5 }),
    underWay: await made(books, { progress: 50, reading: 6 }),
    above: await made(weight, { progress: 50, reading: 88 }),
    completed: await made(books, { progress: 40, reading: 12, isCompleted: true }),
    rhythm: await made(often, { progress: 60, reading: 9 }),
    plain: await made(null, { progress: 30 }),
  }
  await db.$executeRawUnsafe(readFileSync(file, 'utf8'))
  const stored = await db.goal.findMany({ where: { userId: user.id }, select: { id: true, progress: true } })
  const progress = new Map(stored.map((goal) => [goal.id, goal.progress]))
  expect(Object.fromEntries(Object.entries(goals).map(([kind, id]) => [kind, progress.get(id)]))).toEqual({
    ...{ total: 100, level: 100, underWay: 50, above: 50, completed: 40, rhythm: 60, plain: 30 },
  })
})
