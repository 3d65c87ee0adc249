import 'server-only'
import type { z } from 'zod'
import type { insightFilter, RiskItem } from '@/lib/contract/goal-analysis'
import { hotPage, type Page } from '@/lib/server/db/keyset'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { outlooksOf } from './insight-goals'

const goals = {
  table: 'Goal',
  columns: { id: 'text', version: 'number', createdAt: 'iso', updatedAt: 'iso' },
  order: { column: 'createdAt', direction: 'desc' },
} as const

/** A page of the risks of the user's ongoing goals, newest goal first. Computed: no model is asked. */
export async function listRisks(
  user: UserRow,
  { limit, cursor }: z.output<typeof insightFilter>,
): Promise<Page<RiskItem>> {
  const page = await hotPage(goals, { limit, cursor }, (add) => [
    `"userId" = ${add(user.id)}`,
    `"isCompleted" = ${add(false)}`,
    '"droppedAt" IS NULL',
  ])
  const outlooks = await outlooksOf(user, page.rows, new Date())
  return {
    next: page.next,
    rows: page.rows.flatMap(({ id }) => {
      const outlook = outlooks.get(id)
      if (!outlook) return []
      const { riskLevel, status, weeks } = outlook
      return [{ goalId: id, riskLevel, status, weeks }]
    }),
  }
}
