import 'server-only'
import type { z } from 'zod'
import type { Domain } from '@/lib/contract/domains'
import type { goalFilter } from '@/lib/contract/goal'
import { tagKey } from '@/lib/contract/tags'
import { db, isPostgres } from '@/lib/server/db'
import { notFound } from '@/lib/server/errors'
import { allOf, type HotColumns, hotRows, selectList, statementValues } from '@/lib/server/hot-rows'
import { afterCursorSql, type Page, toPage } from '@/lib/server/keyset'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { type GoalRow, type ListedGoal, storedMilestones, withTags } from './serialize-goal'

const order = { column: 'createdAt', direction: 'desc' } as const

const columns = {
  id: 'text',
  title: 'text',
  description: 'text',
  domain: 'text',
  targetDate: 'text?',
  progress: 'number',
  milestones: 'json',
  isCompleted: 'boolean',
  completedAt: 'iso?',
  completionNotes: 'text',
  progressNotes: 'text',
  version: 'number',
  createdAt: 'iso',
  updatedAt: 'iso',
} as const satisfies HotColumns

/** A page of the user's goals, newest first, as the contract shows them: one statement, with each goal's tags in the user's order. */
export async function listGoals(
  user: UserRow,
  { status, domain, tag, limit, cursor }: z.output<typeof goalFilter>,
): Promise<Page<ListedGoal>> {
  const { values, add } = statementValues()
  const conditions = [
    `g."userId" = ${add(user.id)}`,
    status !== 'all' && `g."isCompleted" = ${add(status === 'completed')}`,
    domain !== undefined && `g."domain" = ${add(domain)}`,
    tag !== undefined &&
      `EXISTS (SELECT 1 FROM "GoalTag" t WHERE t."goalId" = g."id" AND t."key" = ${add(tagKey(tag))})`,
    afterCursorSql(order, cursor, 'g', add),
  ]
  const rows = await hotRows(
    { ...columns, tags: 'texts' },
    `SELECT ${selectList(columns, 'g')}, ${labels()} FROM "Goal" g WHERE ${allOf(conditions)}
     ORDER BY g."createdAt" DESC, g."id" DESC LIMIT ${add(limit + 1)}`,
    values,
  )
  const goals = rows.map((row) => ({
    ...row,
    userId: user.id,
    domain: row.domain as Domain,
    milestones: storedMilestones.parse(row.milestones),
  }))
  return toPage(goals, limit, order)
}

function labels(): string {
  const ordered = `t."label" ORDER BY t."position"`
  const gathered = isPostgres() ? `COALESCE(json_agg(${ordered}), '[]')` : `json_group_array(${ordered})`
  return `(SELECT ${gathered} FROM "GoalTag" t WHERE t."goalId" = g."id")`
}

/** @throws AppError `not_found` for a goal that is not there or not the user's */
export async function getGoal(user: UserRow, id: string): Promise<GoalRow> {
  const goal = await db.goal.findFirst({ where: { id, userId: user.id }, include: withTags })
  if (!goal) throw notFound()
  return goal
}
