import 'server-only'
import { addDays, dateIn, startOfDay } from '@/lib/contract/calendar'
import { isPaused } from '@/lib/contract/pause'
import { isDayOf } from '@/lib/contract/rhythm'
import { withoutExplicit } from '@/lib/server/coach/care-levels'
import { db } from '@/lib/server/db/client'
import { rhythmMeasureOf } from '@/lib/server/goals/measure/counted-values'
import { storedMilestones } from '@/lib/server/goals/stored-goal'
import { timesAfter } from '@/lib/server/reminders/occurrences'
import type { UserRow } from '@/lib/server/users/serialize-user'
import type { CalendarEvent } from './icalendar'

/** What repeats is written out so far: its hour on the user's clock is another in UTC once the clocks change. */
const DAYS_AHEAD = 60
const DAYS_BACK = 30
const MOST = 500

/**
 * The dates of the user's: alerts, the days by which missions and milestones are due, the days of rhythms, and plans. A
 * calendar is somebody else's program: nothing that is never sent is in it, and no explicit cry. Paused and dropped
 * missions are quiet.
 */
export async function feedEvents(user: UserRow, now: Date): Promise<CalendarEvent[]> {
  const today = dateIn(user.timeZone, now)
  const [alerts, goals] = await Promise.all([openAlerts(user, today), ongoingGoals(user)])
  const active = goals.filter((goal) => !isPaused(goal, today))
  const resting = new Set(goals.filter((goal) => isPaused(goal, today)).map(({ id }) => id))
  const events = [
    ...alerts
      .filter(({ goalId }) => goalId === null || !resting.has(goalId))
      .flatMap((alert) => alertEvents(user, alert)),
    ...active.flatMap((goal) => [...dueEvents(goal), ...rhythmEvents(goal, today), ...planEvents(goal)]),
  ]
  return withoutExplicit(events, ({ title, notes }) => `${title}\n${notes}`)
}

function openAlerts({ id: userId, timeZone }: UserRow, today: string) {
  const from = startOfDay(timeZone, addDays(today, -DAYS_BACK))
  return db.reminder.findMany({
    where: {
      userId,
      isDone: false,
      scheduledFor: { gte: from },
      OR: [{ goalId: null }, { goal: { neverSend: false, droppedAt: null } }],
    },
    orderBy: [{ scheduledFor: 'asc' }, { id: 'asc' }],
    take: MOST,
  })
}

function ongoingGoals({ id: userId }: UserRow) {
  return db.goal.findMany({
    where: { userId, isCompleted: false, droppedAt: null, neverSend: false },
    include: { plans: { where: { status: 'active' } } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MOST,
  })
}

type AlertRow = Awaited<ReturnType<typeof openAlerts>>[number]
type GoalRow = Awaited<ReturnType<typeof ongoingGoals>>[number]

function alertEvents({ timeZone }: UserRow, alert: AlertRow): CalendarEvent[] {
  const { id, title, updatedAt: stamp, scheduledFor } = alert
  const last = new Date(scheduledFor.getTime() + DAYS_AHEAD * 86_400_000)
  const events = [{ uid: id, title, notes: '', stamp, at: scheduledFor }]
  for (const at of timesAfter(alert, timeZone)) {
    if (at > last || events.length > DAYS_AHEAD) break
    events.push({ uid: `${id}-${at.toISOString().slice(0, 10)}`, title, notes: '', stamp, at })
  }
  return events
}

function dueEvents({ id, title, targetDate, milestones, updatedAt: stamp }: GoalRow): CalendarEvent[] {
  const due =
    targetDate === null ? [] : [{ uid: `${id}-due`, title: `Due: ${title}`, notes: '', stamp, at: targetDate }]
  const steps = storedMilestones.parse(milestones).flatMap((step) => {
    if (step.isCompleted || step.targetDate === null) return []
    return { uid: `${id}-${step.id}`, title: `Due: ${step.title}`, notes: title, stamp, at: step.targetDate }
  })
  return [...due, ...steps]
}

/** Only of a rhythm with weekdays is it known on which days it is done. */
function rhythmEvents(goal: GoalRow, today: string): CalendarEvent[] {
  const rhythm = rhythmMeasureOf(goal)
  if (!rhythm?.weekdays) return []
  const { id, title, updatedAt: stamp } = goal
  const days = Array.from({ length: DAYS_AHEAD }, (_, ahead) => addDays(today, ahead))
  return days
    .filter((day) => isDayOf(rhythm, day))
    .map((day) => ({ uid: `${id}-${day}`, title, notes: '', stamp, at: day }))
}

function planEvents({ title, plans }: GoalRow): CalendarEvent[] {
  return plans.flatMap(({ id, cue, action, startsOn, reviewOn, updatedAt: stamp }) => {
    const words = `${cue}: ${action}`
    return [
      { uid: `${id}-start`, title: words, notes: title, stamp, at: startsOn },
      { uid: `${id}-review`, title: `Did it hold? ${words}`, notes: title, stamp, at: reviewOn },
    ]
  })
}
