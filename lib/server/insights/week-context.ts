import 'server-only'
import { addDays, dateIn, startOfDay } from '@/lib/contract/calendar'
import type { InsightGoal, ReminderRecord, WeekContext } from '@/lib/server/coach/context'
import { coachContext } from '@/lib/server/coaching/coach-context'
import { db } from '@/lib/server/db/client'
import { checkInDays } from '@/lib/server/goals/check-in-days'
import { standingAt } from '@/lib/server/goals/rhythm/standing'
import { listedGoal } from '@/lib/server/goals/serialize-goal'
import { withTags } from '@/lib/server/goals/stored-goal'
import { recentEntries } from '@/lib/server/journal/recent-entries'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { alertsAhead, focusBefore } from './around'
import { insightGoals } from './insight-goals'
import { goalsBefore } from './past-goals'
import { withoutCrisis } from './safe-record'
import { weekStartOf } from './week'

const JOURNAL_DAYS = 28
const MOST_ENTRIES = 150
const GOALS = 40
const MESSAGES = 20
const RECENTLY_DONE_MS = 14 * 86_400_000

/**
 * What the coach may know of the user's current week: bounded by dates and numbers, however old the account. What is
 * explicitly in crisis language is left out.
 */
export async function weekContext(user: UserRow, now: Date): Promise<WeekContext> {
  const weekStart = weekStartOf(user.timeZone, now)
  const newest = { orderBy: [{ createdAt: 'desc' as const }, { id: 'desc' as const }], include: withTags, take: GOALS }
  const recently = { gte: new Date(now.getTime() - RECENTLY_DONE_MS) }
  const [ongoing, done] = await Promise.all([
    db.goal.findMany({ where: { userId: user.id, isCompleted: false, droppedAt: null }, ...newest }),
    db.goal.findMany({ where: { userId: user.id, isCompleted: true, completedAt: recently }, ...newest }),
  ])
  const standing = [...ongoing, ...done].map((row) => listedGoal(standingAt(user, row, now)))
  const goals = await insightGoals(user, standing, now)
  return contextOf(user, weekStart, now, { goals, reminders: await alertsAhead(user, now) })
}

/** As `weekContext`, of a week that is over, as things stood when it ended. */
export async function pastWeekContext(user: UserRow, weekStart: string): Promise<WeekContext> {
  const end = startOfDay(user.timeZone, addDays(weekStart, 7))
  const then = new Date(end.getTime() - 1)
  const standing = { goals: await goalsBefore(user, end), reminders: [] }
  return { ...(await contextOf(user, weekStart, then, standing)), isOver: true }
}

async function contextOf(
  user: UserRow,
  weekStart: string,
  now: Date,
  { goals, reminders }: { goals: InsightGoal[]; reminders: ReminderRecord[] },
): Promise<WeekContext> {
  const within = { gte: startOfDay(user.timeZone, weekStart), lte: now }
  const [journal, messages, alertsDone, focus, checkInDays] = await Promise.all([
    recentEntries(user, JOURNAL_DAYS, now, { most: MOST_ENTRIES, until: addDays(weekStart, 6) }),
    db.chatMessage.findMany({
      where: { userId: user.id, isFromUser: true, createdAt: within },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      select: { id: true, message: true, createdAt: true, conversation: { select: { neverSend: true } } },
      take: MESSAGES,
    }),
    db.reminder.count({ where: { userId: user.id, isDone: true, scheduledFor: within } }),
    focusBefore(user, weekStart),
    checkInDaysOf(user, addDays(weekStart, -7), addDays(weekStart, 6)),
  ])
  const record = {
    goals,
    journal,
    messages: messages.map(({ id, message, createdAt, conversation }) => ({
      id,
      date: dateIn(user.timeZone, createdAt),
      text: message,
      neverSend: conversation.neverSend,
    })),
  }
  const around = { reminders, focusBefore: focus }
  return { ...coachContext(user, now), weekStart, alertsDone, checkInDays, ...around, ...(await withoutCrisis(record)) }
}

/** Those of goals that are never sent alone are not sent either. */
async function checkInDaysOf(user: UserRow, from: string, to: string): Promise<WeekContext['checkInDays']> {
  const [days, sent] = await Promise.all([
    checkInDays(user, from, to),
    checkInDays(user, from, to, { neverSend: false }).then((days) => new Set(days)),
  ])
  return days.map((date) => (sent.has(date) ? { date } : { date, neverSend: true }))
}
