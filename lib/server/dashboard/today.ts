import 'server-only'
import { type GoalCourse, goalCourses } from '@/lib/contract/goal-analysis'
import { limits } from '@/lib/contract/limits'
import type { Reminder } from '@/lib/contract/reminder'
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
  return {
    date: today,
    counts,
    questions,
    checklist: listOf(alerts, checklist),
    upcoming,
    entries: entries.map(serializeEntry),
  }
}

/** The checklist of the user's day at `now` alone: the coach tells the day by what Today lists. */
export async function todaysList(user: UserRow, now: Date): Promise<ChecklistRow[]> {
  const { alerts, checklist } = await dashboardSummary(user, now)
  return listOf(alerts, checklist)
}

/** Alerts first, those left open from before too, then what the goals ask for. */
function listOf(alerts: readonly Reminder[], checklist: readonly ChecklistRow[]): ChecklistRow[] {
  const rows = alerts.map(({ id, goalId, title, scheduledFor, isDone }) => {
    return { kind: 'alert' as const, id, goalId, title, at: scheduledFor, isDone }
  })
  return [...rows, ...checklist]
}
