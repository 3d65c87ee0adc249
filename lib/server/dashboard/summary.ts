import 'server-only'
import type { DashboardSummary } from '@/lib/contract/dashboard'
import type { Domain } from '@/lib/contract/domains'
import { limits } from '@/lib/contract/limits'
import type { Reminder } from '@/lib/contract/reminder'
import { addDays, dateIn, startOfDay } from '@/lib/server/calendar'
import { db } from '@/lib/server/db'
import { storedMilestones } from '@/lib/server/goals/serialize-goal'
import { outlooksOf } from '@/lib/server/insights/insight-goals'
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
    countGoals(user),
    completedWithin(user, day),
    journalStreak(user.id, today),
    remindersWithin(user, day),
  ])
  return {
    today,
    timeZone,
    goals,
    risks,
    ...counts,
    completedToday,
    entryCount: user.entryCount,
    streak,
    latestEntry: latest,
    alerts,
  }
}

async function ongoingGoals(user: UserRow, now: Date): Promise<Pick<DashboardSummary, 'goals' | 'risks'>> {
  const rows = await db.goal.findMany({
    where: { userId: user.id, isCompleted: false },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: {
      id: true,
      title: true,
      domain: true,
      targetDate: true,
      progress: true,
      createdAt: true,
      updatedAt: true,
      milestones: true,
      version: true,
    },
    take: limits.pageSize.default,
  })
  const outlooks = await outlooksOf(user, rows.slice(0, limits.dashboardMissions), now)
  const risks = Object.fromEntries([...outlooks].map(([id, outlook]) => [id, outlook.riskLevel]))
  const goals = rows.map(({ milestones, version: _, ...row }) => ({
    ...row,
    domain: row.domain as Domain,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    nextMilestone: storedMilestones.parse(milestones).find((one) => !one.isCompleted)?.title ?? null,
  }))
  return { goals, risks }
}

async function countGoals(user: UserRow): Promise<{ activeCount: number; totalCount: number }> {
  const groups = await db.goal.groupBy({ by: ['isCompleted'], where: { userId: user.id }, _count: true })
  return {
    activeCount: groups.find((group) => !group.isCompleted)?._count ?? 0,
    totalCount: groups.reduce((sum, group) => sum + group._count, 0),
  }
}

/** Goals completed within the span; one that does not know when it was completed counts by its creation. */
async function completedWithin(user: UserRow, span: Span): Promise<DashboardSummary['completedToday']> {
  const where = {
    userId: user.id,
    isCompleted: true,
    OR: [{ completedAt: span }, { completedAt: null, createdAt: span }],
  }
  const count = await db.goal.count({ where })
  if (count === 0) return { count, latestTitle: null }
  const latest = await db.goal.findFirst({
    where,
    orderBy: { completedAt: { sort: 'desc', nulls: 'last' } },
    select: { title: true },
  })
  return { count, latestTitle: latest?.title ?? null }
}

/** The reminders within the span, soonest first; no more than a page of them. */
async function remindersWithin(user: UserRow, span: Span): Promise<Reminder[]> {
  const rows = await db.reminder.findMany({
    where: { userId: user.id, scheduledFor: span },
    orderBy: [{ scheduledFor: 'asc' }, { id: 'asc' }],
    take: limits.pageSize.default,
  })
  return rows.map(serializeReminder)
}
