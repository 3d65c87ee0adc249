import 'server-only'
import type { z } from 'zod'
import type { goalFilter } from '@/lib/contract/goal'
import { tagKey } from '@/lib/contract/tags'
import { db } from '@/lib/server/db'
import { notFound } from '@/lib/server/errors'
import { afterCursor, orderBy, type Page, toPage } from '@/lib/server/keyset'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { type GoalRow, withTags } from './serialize-goal'

const order = { column: 'createdAt', direction: 'desc' } as const

/** A page of the user's goals, newest first. */
export async function listGoals(user: UserRow, filter: z.output<typeof goalFilter>): Promise<Page<GoalRow>> {
  const { status, domain, tag, limit, cursor } = filter
  const rows = await db.goal.findMany({
    where: {
      userId: user.id,
      domain,
      isCompleted: status === 'all' ? undefined : status === 'completed',
      tags: tag === undefined ? undefined : { some: { key: tagKey(tag) } },
      ...afterCursor(order, cursor),
    },
    include: withTags,
    orderBy: orderBy(order),
    take: limit + 1,
  })
  return toPage(rows, limit, order)
}

/** @throws AppError `not_found` for a goal that is not there or not the user's */
export async function getGoal(user: UserRow, id: string): Promise<GoalRow> {
  const goal = await db.goal.findFirst({ where: { id, userId: user.id }, include: withTags })
  if (!goal) throw notFound()
  return goal
}
