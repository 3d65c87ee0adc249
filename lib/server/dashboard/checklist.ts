import 'server-only'
import { addDays, dateIn } from '@/lib/contract/calendar'
import { QUIET_DAYS } from '@/lib/contract/goal-question'
import { rhythmOf } from '@/lib/contract/measure-reading'
import { isDayOf } from '@/lib/contract/rhythm'
import type { ChecklistRow, DayQuestion } from '@/lib/contract/today'
import type { DayPlan } from './active-plans'
import { quietDaysOf } from './choose-questions'
import type { DayGoal } from './ongoing-goals'

/** A step that is due later than that is none of today's. */
const NEAR_DAYS = 7
/** Behind every day. */
const LATER = '9999-12-31'
/** A list of all that is silent would be one that nobody works through. */
const MOST_SILENT = 3

type Day = { today: string; timeZone: string }

/**
 * What there is to do on the user's day beside the alerts: rhythms whose day it is, plans being tried, the next milestone
 * of each goal with a date, unless its own is more than a week away, the soonest first, and goals long untouched that no
 * question is about. What was done today stays, ticked. Pure.
 */
export function checklistOf(
  goals: readonly DayGoal[],
  plans: readonly DayPlan[],
  questions: readonly DayQuestion[],
  day: Day,
): ChecklistRow[] {
  const awake = goals.filter(({ status }) => status !== 'paused')
  const isTold = (goal: DayGoal) =>
    questions.some(({ goalId }) => goalId === goal.id) || plans.some(({ goalId }) => goalId === goal.id)
  const steps = new Map(awake.map((goal) => [goal, milestoneRow(goal, day)]))
  const silent = awake
    .filter((goal) => rhythmOf(goal.measure) === null && steps.get(goal)?.length === 0 && !isTold(goal))
    .filter((goal) => quietDaysOf(goal, day) >= QUIET_DAYS)
  return [
    ...awake.flatMap((goal) => rhythmRow(goal, day)),
    ...plans.flatMap((plan) => planRow(plan, awake)),
    ...awake.toSorted((a, b) => dayOf(a).localeCompare(dayOf(b))).flatMap((goal) => steps.get(goal) ?? []),
    ...silent.slice(0, MOST_SILENT).map((goal) => ({
      ...row('silent', goal.id, goal.id, goal.title, false),
      quietDays: quietDaysOf(goal, day),
    })),
  ]
}

function row(kind: ChecklistRow['kind'], id: string, goalId: string, title: string, isDone: boolean): ChecklistRow {
  return { kind, id, goalId, title, at: null, isDone }
}

function rhythmRow({ id, title, measure, rhythm: standing }: DayGoal, { today }: Day): ChecklistRow[] {
  const rhythm = rhythmOf(measure)
  if (!rhythm || !standing) return []
  const done = standing.today ?? 0
  const isSeveral = rhythm.per === 'day' && rhythm.times > 1
  const isDone = done >= (isSeveral ? rhythm.times : 1)
  const isMet = rhythm.per !== 'day' && standing.now >= rhythm.times
  if (!isDone && (!isDayOf(rhythm, today) || isMet)) return []
  return [{ ...row('rhythm', id, id, title, isDone), ...(isSeveral && { count: `${done} of ${rhythm.times} today` }) }]
}

function planRow(plan: DayPlan, goals: readonly DayGoal[]): ChecklistRow[] {
  const { id, goalId, cue, action, isDone, isTold, review } = plan
  // That a plan did not hold today was said: nothing is left to tick, and to say only whether it serves.
  if ((isTold && !isDone && review === null) || !goals.some((goal) => goal.id === goalId)) return []
  return [{ ...row('plan', id, goalId, `${cue}: ${action}`, isDone), ...(review !== null && { review }) }]
}

/** The day by which the next step of a goal is wanted. */
function dayOf({ milestones, targetDate }: DayGoal): string {
  return milestones.find(({ isCompleted }) => !isCompleted)?.targetDate ?? targetDate ?? LATER
}

function milestoneRow({ id, milestones, targetDate }: DayGoal, { today, timeZone }: Day): ChecklistRow[] {
  const open = milestones.find(({ isCompleted }) => !isCompleted)
  const due = open?.targetDate ?? targetDate
  const isNear = due !== null && due <= addDays(today, NEAR_DAYS)
  // A step with a day of its own waits for it; another is the next one of its goal, where that has a date.
  const next = isNear || (open && !open.targetDate && targetDate !== null) ? open : undefined
  const done = milestones.filter(
    ({ isCompleted, completedAt }) => isCompleted && completedAt && dateIn(timeZone, new Date(completedAt)) === today,
  )
  return [...done, ...(next && done.length === 0 ? [next] : [])].map((one) => ({
    ...row('milestone', one.id, id, one.title, one.isCompleted),
    // Until its goal is due, too, a step without a day of its own is due on none.
    ...(!one.isCompleted && isNear && (one.targetDate || due <= today) && { due }),
  }))
}
