import 'server-only'
import type { z } from 'zod'
import type { insightFilter, RiskItem } from '@/lib/contract/goal-analysis'
import { db } from '@/lib/server/db'
import { afterCursor, orderBy, type Page, toPage } from '@/lib/server/keyset'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { outlooksOf } from './insight-goals'

const newestFirst = { column: 'createdAt', direction: 'desc' } as const

/** A page of the risks of the user's ongoing goals, newest goal first. Computed: no model is asked. */
export async function listRisks(
  user: UserRow,
  { limit, cursor }: z.output<typeof insightFilter>,
): Promise<Page<RiskItem>> {
  const rows = await db.goal.findMany({
    where: { userId: user.id, isCompleted: false, ...afterCursor(newestFirst, cursor) },
    select: { id: true, version: true, createdAt: true, updatedAt: true },
    orderBy: orderBy(newestFirst),
    take: limit + 1,
  })
  const page = toPage(rows, limit, newestFirst)
  const outlooks = await outlooksOf(user, page.rows, new Date())
  return {
    next: page.next,
    rows: page.rows.map(({ id }) => ({ goalId: id, riskLevel: outlooks.get(id)?.riskLevel ?? 'low' })),
  }
}
