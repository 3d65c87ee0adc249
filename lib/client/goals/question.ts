import { dayOf, type Today } from '@/lib/client/time/calendar'
import { daysBetween } from '@/lib/contract/calendar'
import type { Goal } from '@/lib/contract/goal'
import type { GoalCourse } from '@/lib/contract/goal-analysis'
import { questionAbout } from '@/lib/contract/goal-question'

/** What stands in the field of a check-in. */
export const answerHint = 'Numbers help: “8\u00a0km”, “3 of 5 chapters”.'

export function nextMilestone(goal: Pick<Goal, 'milestones'>): string | null {
  return goal.milestones.find((milestone) => !milestone.isCompleted)?.title ?? null
}

type AskedGoal = Pick<Goal, 'progress' | 'targetDate' | 'updatedAt' | 'milestones' | 'measure' | 'reading' | 'rhythm'>

/** What the coach asks about a goal, by where it stands against its date. */
export function questionOf(goal: AskedGoal, status: GoalCourse | null, { today, timeZone }: Today): string {
  const quietDays = Math.max(0, daysBetween(dayOf(goal.updatedAt, timeZone), today))
  return questionAbout({ ...goal, today, status, quietDays, nextMilestone: nextMilestone(goal) })
}
