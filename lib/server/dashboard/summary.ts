import 'server-only'
import type { DashboardSummary } from '@/lib/contract/dashboard'
import type { Domain } from '@/lib/contract/domains'
import { limits } from '@/lib/contract/limits'
import type { Reminder } from '@/lib/contract/reminder'
import { addDays, dateIn, startOfDay } from '@/lib/server/calendar'
import { storedMilestones } from '@/lib/server/goals/serialize-goal'
import {
  type AddValue,
  type HotColumns,
  hotRows,
  selectList,
  statementValues,
  storedInstant,
} from '@/lib/server/hot-rows'
import { outlooksOf } from '@/lib/server/insights/insight-goals'
import { hotPage } from '@/lib/server/keyset'
import { rollOver } from '@/lib/server/reminders/roll-over'
import { serializeReminder } from '@/lib/server/reminders/serialize-reminder'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { journalStreak } from './streak'

/** A span of instants, its end left out. */
type Span = { gte: Date; lt: Date }

/**
 * Everything the dashboard shows, at `now` in the user's zone. Each question is one bounded query: goals are counted by
 * the database, entries by the number kept on the user's row, and only the streak's own days are read of the journal.
 */
export async function dashboardSummary(user: UserRow, now: Date): Promise<DashboardSummary> {
  const { timeZone } = user
  const today = dateIn(timeZone, now)
  const day: Span = { gte: startOfDay(timeZone, today), lt: startOfDay(timeZone, addDays(today, 1)) }
  const [{ goals, risks }, counts, completedToday, { streak, latest }, alerts] = await Promise.all([
    ongoingGoals(user, now),
    countsOf(user),
    completedWithin(user, day),
    journalStreak(user.id, today),
    remindersWithin(user, day, now),
  ])
  return {
    today,
    timeZone,
    goals,
    risks,
    ...counts,
    completedToday,
    streak,
    latestEntry: latest,
    alerts,
  }
}

const ongoing = {
  table: 'Goal',
  columns: {
    id: 'text',
    title: 'text',
    domain: 'text',
    targetDate: 'text?',
    progress: 'number',
    createdAt: 'iso',
    updatedAt: 'iso',
    milestones: 'json',
    version: 'number',
  },
  order: { column: 'createdAt', direction: 'desc' },
} as const

async function ongoingGoals(user: UserRow, now: Date): Promise<Pick<DashboardSummary, 'goals' | 'risks'>> {
  const { rows } = await hotPage(ongoing, { limit: limits.pageSize.default }, (add) => [
    `"userId" = ${add(user.id)}`,
    `"isCompleted" = ${add(false)}`,
  ])
  const outlooks = await outlooksOf(user, rows.slice(0, limits.dashboardMissions), now)
  const risks = Object.fromEntries([...outlooks].map(([id, outlook]) => [id, outlook.riskLevel]))
  const goals = rows.map(({ milestones, version: _, ...row }) => ({
    ...row,
    domain: row.domain as Domain,
    nextMilestone: storedMilestones.parse(milestones).find((one) => !one.isCompleted)?.title ?? null,
  }))
  return { goals, risks }
}

/** Of the user's own row too, and not as the session remembers it: an entry that was just written counts. */
async function countsOf(user: UserRow): Promise<Pick<DashboardSummary, 'activeCount' | 'totalCount' | 'entryCount'>> {
  const goals = 'SELECT COUNT(*) FROM "Goal" g WHERE g."userId" = u."id"'
  const [counts] = await hotRows(
    { entryCount: 'number', totalCount: 'number', activeCount: 'number' },
    `SELECT u."entryCount", (${goals}), (${goals} AND g."isCompleted" = $1) FROM "User" u WHERE u."id" = $2`,
    [false, user.id],
  )
  return counts ?? { entryCount: 0, totalCount: 0, activeCount: 0 }
}

/** Goals completed within the span; one that does not know when it was completed counts by its creation. */
async function completedWithin(user: UserRow, span: Span): Promise<DashboardSummary['completedToday']> {
  const { values, add } = statementValues()
  const [latest] = await hotRows(
    { title: 'text', count: 'number' },
    `SELECT "title", COUNT(*) OVER () FROM "Goal"
     WHERE "userId" = ${add(user.id)} AND "isCompleted" = ${add(true)}
       AND (${within('"completedAt"', span, add)} OR ("completedAt" IS NULL AND ${within('"createdAt"', span, add)}))
     ORDER BY "completedAt" DESC NULLS LAST LIMIT 1`,
    values,
  )
  return { count: latest?.count ?? 0, latestTitle: latest?.title ?? null }
}

const reminderColumns = {
  id: 'text',
  title: 'text',
  scheduledFor: 'instant',
  goalId: 'text?',
  isDone: 'boolean',
  repeat: 'text?',
  repeatFrom: 'text?',
  missed: 'number',
  createdAt: 'instant',
} as const satisfies HotColumns

/** The reminders within the span, soonest first; no more than a page of them. */
async function remindersWithin(user: UserRow, span: Span, now: Date): Promise<Reminder[]> {
  await rollOver(user, now)
  const { values, add } = statementValues()
  const rows = await hotRows(
    reminderColumns,
    `SELECT ${selectList(reminderColumns)} FROM "Reminder"
     WHERE "userId" = ${add(user.id)} AND ${within('"scheduledFor"', span, add)}
     ORDER BY "scheduledFor", "id" LIMIT ${add(limits.pageSize.default)}`,
    values,
  )
  return rows.map(serializeReminder)
}

function within(column: string, { gte, lt }: Span, add: AddValue): string {
  return `(${column} >= ${add(storedInstant(gte))} AND ${column} < ${add(storedInstant(lt))})`
}
