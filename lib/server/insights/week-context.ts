import 'server-only'
import { dateIn, startOfDay } from '@/lib/server/calendar'
import type { WeekContext } from '@/lib/server/coach/context'
import { coachContext } from '@/lib/server/coaching/coach-context'
import { db } from '@/lib/server/db'
import { listedGoal, withTags } from '@/lib/server/goals/serialize-goal'
import { recentEntries } from '@/lib/server/journal/recent-entries'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { insightGoals } from './insight-goals'
import { withoutCrisis } from './safe-record'
import { weekStartOf } from './week'

const JOURNAL_DAYS = 28
const MOST_ENTRIES = 150
const GOALS = 40
const MESSAGES = 20
const RECENTLY_DONE_MS = 14 * 86_400_000

/**
 * What the coach may know of the user's week: bounded by dates and numbers, however old the account. What is
 * explicitly in crisis language is left out.
 */
export async function weekContext(user: UserRow, now: Date): Promise<WeekContext> {
  const weekStart = weekStartOf(user.timeZone, now)
  const newest = { orderBy: [{ createdAt: 'desc' as const }, { id: 'desc' as const }], include: withTags, take: GOALS }
  const recently = { gte: new Date(now.getTime() - RECENTLY_DONE_MS) }
  const monday = startOfDay(user.timeZone, weekStart)
  const [ongoing, done, journal, messages, alertsDone] = await Promise.all([
    db.goal.findMany({ where: { userId: user.id, isCompleted: false }, ...newest }),
    db.goal.findMany({ where: { userId: user.id, isCompleted: true, completedAt: recently }, ...newest }),
    recentEntries(user, JOURNAL_DAYS, now, MOST_ENTRIES),
    db.chatMessage.findMany({
      where: { userId: user.id, isFromUser: true, createdAt: { gte: monday } },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      select: { id: true, message: true, createdAt: true },
      take: MESSAGES,
    }),
    db.reminder.count({ where: { userId: user.id, isDone: true, scheduledFor: { gte: monday, lte: now } } }),
  ])
  const record = {
    goals: await insightGoals(user, [...ongoing, ...done].map(listedGoal), now),
    journal,
    messages: messages.map(({ id, message, createdAt }) => ({
      id,
      date: dateIn(user.timeZone, createdAt),
      text: message,
    })),
  }
  return { ...coachContext(user, now), weekStart, alertsDone, ...(await withoutCrisis(record)) }
}
