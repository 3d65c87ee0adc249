import 'server-only'
import type { z } from 'zod'
import type { insightFilter, RiskItem } from '@/lib/contract/goal-analysis'
import { allOf, type HotColumns, hotRows, selectList, statementValues } from '@/lib/server/hot-rows'
import { afterCursorSql, type Page, toPage } from '@/lib/server/keyset'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { outlooksOf } from './insight-goals'

const newestFirst = { column: 'createdAt', direction: 'desc' } as const

const columns = {
  id: 'text',
  version: 'number',
  createdAt: 'iso',
  updatedAt: 'iso',
} as const satisfies HotColumns

/** A page of the risks of the user's ongoing goals, newest goal first. Computed: no model is asked. */
export async function listRisks(
  user: UserRow,
  { limit, cursor }: z.output<typeof insightFilter>,
): Promise<Page<RiskItem>> {
  const { values, add } = statementValues()
  const conditions = [
    `g."userId" = ${add(user.id)}`,
    `g."isCompleted" = ${add(false)}`,
    afterCursorSql(newestFirst, cursor, 'g', add),
  ]
  const rows = await hotRows(
    columns,
    `SELECT ${selectList(columns, 'g')} FROM "Goal" g WHERE ${allOf(conditions)}
     ORDER BY g."createdAt" DESC, g."id" DESC LIMIT ${add(limit + 1)}`,
    values,
  )
  const page = toPage(rows, limit, newestFirst)
  const outlooks = await outlooksOf(user, page.rows, new Date())
  return {
    next: page.next,
    rows: page.rows.map(({ id }) => ({ goalId: id, riskLevel: outlooks.get(id)?.riskLevel ?? 'low' })),
  }
}
