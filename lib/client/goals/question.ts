import { dayOf, type Today } from '@/lib/client/time/calendar'
import { daysBetween } from '@/lib/contract/calendar'
import type { Goal } from '@/lib/contract/goal'
import type { GoalCourse } from '@/lib/contract/goal-analysis'
import { MILESTONE_QUESTION, questionAbout, READY_QUESTION } from '@/lib/contract/goal-question'
import { isReady } from '@/lib/contract/goal-ready'

/** What stands in the field of a check-in where figures help. */
const NUMBERS = 'Numbers help: “8\u00a0km”, “3 of 5 chapters”.'
/** … where the goal counts none, and half of it is further than it is … */
const SHARE = 'What did you do? “Half of it” or “60%” moves it.'
const HALF = 50
/** … and where a milestone is asked about, whose share is not the goal's. */
const STEP = 'What did you do for it? Say so once it is done.'

export function nextMilestone(goal: Pick<Goal, 'milestones'>): string | null {
  return goal.milestones.find((milestone) => !milestone.isCompleted)?.title ?? null
}

type AskedGoal = Pick<Goal, 'progress' | 'targetDate' | 'updatedAt' | 'milestones' | 'measure' | 'reading' | 'rhythm'>

/** What the coach asks about a goal, by where it stands against its date. */
export function questionOf(goal: AskedGoal, status: GoalCourse | null, { today, timeZone }: Today): string {
  const quietDays = Math.max(0, daysBetween(dayOf(goal.updatedAt, timeZone), today))
  const standing = isReady(goal) ? 'ready' : status
  return questionAbout({ ...goal, today, status: standing, quietDays, nextMilestone: nextMilestone(goal) })
}

type HintedGoal = { isCounted: boolean; progress: number }

/** What stands in the field of a question: an answer of the kind that it asks for, and that its goal can take. */
export function answerHint(words: string, { isCounted, progress }: HintedGoal): string {
  if (words.endsWith(READY_QUESTION)) return 'If not: what is left?'
  if (words.includes('smaller step')) return 'For example: “ten minutes on Saturday”.'
  if (words.includes('change this week')) return 'For example: “two evenings instead of one”.'
  if (isCounted) return NUMBERS
  if (words.endsWith(MILESTONE_QUESTION)) return STEP
  return progress < HALF ? SHARE : 'What did you do?'
}
