import 'server-only'
import type { z } from 'zod'
import type { Domain } from '@/lib/contract/domains'
import type { goalFilter } from '@/lib/contract/goal'
import { tagKey } from '@/lib/contract/tags'
import { db, isPostgres } from '@/lib/server/db/client'
import { hotPage, type Page } from '@/lib/server/db/keyset'
import { notFound } from '@/lib/server/errors'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { standingAt } from './rhythm/standing'
import { type GoalRow, goalColumns, type ListedGoal, shownDates } from './serialize-goal'
import { storedMeasure, storedMilestones, storedPauses, withTags } from './stored-goal'

const order = { column: 'createdAt', direction: 'desc' } as const

/** A page of the user's goals as the contract shows them, newest first, each with its tags in the user's order. */
export async function listGoals(
  user: UserRow,
  { status, domain, tag, limit, cursor }: z.output<typeof goalFilter>,
): Promise<Page<ListedGoal>> {
  const list = { table: 'Goal', columns: goalColumns, expressions: { tags: tagLabels() }, order }
  const page = await hotPage(list, { limit, cursor }, (add) => [
    `"userId" = ${add(user.id)}`,
    (status === 'ongoing' || status === 'completed') && `"isCompleted" = ${add(status === 'completed')}`,
    status === 'ongoing' && '"droppedAt" IS NULL',
    status === 'dropped' && '"droppedAt" IS NOT NULL',
    domain !== undefined && `"domain" = ${add(domain)}`,
    tag !== undefined &&
      `EXISTS (SELECT 1 FROM "GoalTag" t WHERE t."goalId" = "Goal"."id" AND t."key" = ${add(tagKey(tag))})`,
  ])
  const now = new Date()
  const rows = page.rows.map((stored) => {
    const { tally: _, datesBefore, ...row } = standingAt(user, stored, now)
    return {
      ...row,
      ...shownDates({ datesBefore }),
      userId: user.id,
      domain: row.domain as Domain,
      milestones: storedMilestones.parse(row.milestones),
      measure: storedMeasure.parse(row.measure),
      pauses: storedPauses.parse(row.pauses),
    }
  })
  return { ...page, rows }
}

/** A goal's tags in their order, as a column of a list. */
export function tagLabels(): string {
  const ordered = `t."label" ORDER BY t."position"`
  const gathered = isPostgres() ? `COALESCE(json_agg(${ordered}), '[]')` : `json_group_array(${ordered})`
  return `(SELECT ${gathered} FROM "GoalTag" t WHERE t."goalId" = "Goal"."id")`
}

/** @throws AppError `not_found` for a goal that is not there or not the user's */
export async function getGoal(user: UserRow, id: string): Promise<GoalRow> {
  const goal = await db.goal.findFirst({ where: { id, userId: user.id }, include: withTags })
  if (!goal) throw notFound()
  return standingAt(user, goal)
}
