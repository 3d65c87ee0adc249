import 'server-only'
import { addDays, dateIn, startOfDay } from '@/lib/contract/calendar'
import type { DashboardGoal, DashboardSummary } from '@/lib/contract/dashboard'
import { isWholeRhythm } from '@/lib/contract/goal-ready'
import { limits } from '@/lib/contract/limits'
import type { Reminder } from '@/lib/contract/reminder'
import {
  type AddValue,
  type HotColumns,
  hotRows,
  selectList,
  statementValues,
  storedInstant,
} from '@/lib/server/db/hot-rows'
import { rollOver } from '@/lib/server/reminders/roll-over'
import { serializeReminder } from '@/lib/server/reminders/serialize-reminder'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { activePlans } from './active-plans'
import { checklistOf } from './checklist'
import { dayQuestions } from './day-questions'
import { type DayGoal, ongoingGoals } from './ongoing-goals'
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
  const [dayStart, tomorrow, end] = [0, 1, 1 + limits.upcomingDays].map((after) =>
    startOfDay(timeZone, addDays(today, after)),
  ) as [Date, Date, Date]
  const [{ goals, questions, checklist }, counts, completedToday, { streak, latest }, reminders] = await Promise.all([
    workOf(user, now, today),
    countsOf(user, today),
    completedWithin(user, { gte: dayStart, lt: tomorrow }),
    journalStreak(user.id, today),
    remindersAround(user, today, { gte: dayStart, lt: end }, now),
  ])
  const isLater = ({ scheduledFor }: Reminder) => Date.parse(scheduledFor) >= tomorrow.getTime()
  return {
    today,
    timeZone,
    goals,
    ...counts,
    completedToday,
    streak,
    latestEntry: latest,
    alerts: reminders.filter((one) => !isLater(one)),
    upcoming: reminders.filter((one) => isLater(one) && !one.isDone),
    questions,
    checklist,
  }
}

/** The goals under way, what is asked about them and what there is to do for them. */
async function workOf(
  user: UserRow,
  now: Date,
  today: string,
): Promise<Pick<DashboardSummary, 'goals' | 'questions' | 'checklist'>> {
  const [goals, plans] = await Promise.all([ongoingGoals(user, now), activePlans(user, today)])
  const questions = await dayQuestions(user, today, goals, plans)
  const checklist = checklistOf(goals, plans, questions, { today, timeZone: user.timeZone })
  return { goals: goals.map(forDashboard), questions, checklist }
}

function forDashboard({ milestones: _, measure, reading: __, rhythm, ...goal }: DayGoal): DashboardGoal {
  const { progress } = goal
  const isWhole = isWholeRhythm({ progress, measure, rhythm, isCompleted: false })
  return { ...goal, isCounted: measure !== null, isWhole }
}

/** Of the user's own row too, and not as the session remembers it: an entry that was just written counts. */
async function countsOf(
  user: UserRow,
  today: string,
): Promise<Pick<DashboardSummary, 'activeCount' | 'totalCount' | 'entryCount' | 'moodToday'>> {
  const goals = 'SELECT COUNT(*) FROM "Goal" g WHERE g."userId" = u."id"'
  const [counts] = await hotRows(
    { entryCount: 'number', totalCount: 'number', activeCount: 'number', moodToday: 'number?' },
    `SELECT u."entryCount", (${goals}), (${goals} AND g."isCompleted" = $1 AND g."droppedAt" IS NULL),
       (SELECT e."mood" FROM "JournalEntry" e WHERE e."userId" = u."id" AND e."date" = $2
        ORDER BY e."createdAt" DESC, e."id" DESC LIMIT 1)
     FROM "User" u WHERE u."id" = $3`,
    [false, today, user.id],
  )
  return counts ?? { entryCount: 0, totalCount: 0, activeCount: 0, moodToday: null }
}

/** Goals completed within the span; one that does not know when it was completed counts by its creation. */
async function completedWithin(user: UserRow, span: Span): Promise<number> {
  const { values, add } = statementValues()
  const [completed] = await hotRows(
    { count: 'number' },
    `SELECT COUNT(*) FROM "Goal"
     WHERE "userId" = ${add(user.id)} AND "isCompleted" = ${add(true)}
       AND (${inSpan('"completedAt"', span, add)} OR ("completedAt" IS NULL AND ${inSpan('"createdAt"', span, add)}))`,
    values,
  )
  return completed?.count ?? 0
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

/**
 * The reminders within the span and those left open from before it, soonest first; no more than a page of either. Those
 * of a goal that rests are silent.
 */
async function remindersAround(user: UserRow, today: string, span: Span, now: Date): Promise<Reminder[]> {
  await rollOver(user, now)
  const [open, within] = await Promise.all([
    remindersWhere(
      user,
      today,
      (add) => `"scheduledFor" < ${add(storedInstant(span.gte))} AND "isDone" = ${add(false)}`,
    ),
    remindersWhere(user, today, (add) => inSpan('"scheduledFor"', span, add)),
  ])
  return [...open, ...within].map(serializeReminder)
}

function remindersWhere(user: UserRow, today: string, condition: (add: AddValue) => string) {
  const { values, add } = statementValues()
  return hotRows(
    reminderColumns,
    `SELECT ${selectList(reminderColumns)} FROM "Reminder"
     WHERE "userId" = ${add(user.id)} AND ${condition(add)}
       AND NOT EXISTS (SELECT 1 FROM "Goal" g WHERE g."userId" = "Reminder"."userId" AND g."id" = "Reminder"."goalId"
         AND (g."droppedAt" IS NOT NULL OR (g."pausedAt" IS NOT NULL AND (g."pausedUntil" IS NULL OR g."pausedUntil" > ${add(today)}))))
     ORDER BY "scheduledFor", "id" LIMIT ${add(limits.pageSize.default)}`,
    values,
  )
}

function inSpan(column: string, { gte, lt }: Span, add: AddValue): string {
  return `(${column} >= ${add(storedInstant(gte))} AND ${column} < ${add(storedInstant(lt))})`
}
