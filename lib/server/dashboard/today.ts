import 'server-only'
import { type GoalCourse, goalCourses } from '@/lib/contract/goal-analysis'
import { limits } from '@/lib/contract/limits'
import type { ChecklistRow, TodayAnswer } from '@/lib/contract/today'
import { db } from '@/lib/server/db/client'
import { serializeEntry } from '@/lib/server/journal/serialize-entry'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { dashboardSummary } from './summary'

/** What the user's day holds at `now`: the questions, one checklist, what comes in seven days, what was written. */
export async function todayOf(user: UserRow, now: Date): Promise<TodayAnswer> {
  const { today, goals, questions, checklist, alerts, upcoming } = await dashboardSummary(user, now)
  const entries = await db.journalEntry.findMany({
    where: { userId: user.id, date: today },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limits.pageSize.default,
  })
  const counts = Object.fromEntries(
    goalCourses.map((course) => [course, goals.filter(({ status }) => status === course).length]),
  ) as Record<GoalCourse, number>
  const alertRows: ChecklistRow[] = alerts.map(({ id, goalId, title, scheduledFor, isDone }) => ({
    kind: 'alert',
    id,
    goalId,
    title,
    at: scheduledFor,
    isDone,
  }))
  return {
    date: today,
    counts,
    questions,
    checklist: [...alertRows, ...checklist],
    upcoming,
    entries: entries.map(serializeEntry),
  }
}
