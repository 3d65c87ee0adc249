import { nextMilestone } from '@/lib/client/goals/question'
import { dayName, type Today } from '@/lib/client/time/calendar'
import { addDays } from '@/lib/contract/calendar'
import type { Goal } from '@/lib/contract/goal'
import { isPaused } from '@/lib/contract/pause'
import type { WeeklyInsight } from '@/lib/contract/weekly-insight'
import type { WeekToSet } from './week-to-set'

/** As many as can be the matter of one week. */
const MOST = 3

/** The goals that a week to come is about: those that are due in it, then those that the coach has put first. */
export function goalsOfNextWeek(
  goals: readonly Goal[],
  { evidence }: Pick<WeeklyInsight, 'evidence'>,
  { today }: Pick<Today, 'today'>,
  { monday }: Pick<WeekToSet, 'monday'>,
): Goal[] {
  const first = evidence.flatMap(({ field, refs }) => (field === 'nextWeekFocus' ? refs.map(({ id }) => id) : []))
  const open = goals.filter((goal) => !goal.isCompleted && goal.droppedAt === null && !isPaused(goal, today))
  const due = open.filter(({ targetDate: day }) => day !== null && day >= monday && day < addDays(monday, 7))
  return [...new Set([...due, ...open.filter(({ id }) => first.includes(id))])].slice(0, MOST)
}

/** What comes next in a goal, and when it is due: "Next: Sand the floor · due 4 Dec". */
export function nextWeekWords(goal: Goal, { today }: Today): string {
  const next = nextMilestone(goal)
  const day = goal.targetDate
  const due = day && `${day < today ? 'overdue since' : 'due'} ${dayName(day, today)}`
  const parts = [next && `Next: ${next}`, due].filter(Boolean)
  return parts.join(' · ') || `${goal.progress}%`
}
