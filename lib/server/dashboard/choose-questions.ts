import 'server-only'
import { dateIn, daysBetween } from '@/lib/contract/calendar'
import { QUIET_DAYS } from '@/lib/contract/goal-question'
import { rhythmOf } from '@/lib/contract/measure-reading'
import { isDayOf } from '@/lib/contract/rhythm'
import type { QuestionKind } from '@/lib/contract/today'
import type { DayPlan } from './active-plans'
import type { DayGoal } from './ongoing-goals'

/** How many goals are asked about on one day. */
export const MOST_A_DAY = 3

export type Choice = { goalId: string; kind: QuestionKind }

type Day = {
  today: string
  timeZone: string
  areas?: readonly string[]
  /** The goals that were asked about a smaller step since they were last changed. */
  asked?: ReadonlySet<string>
}

/** Less than any reason to ask: among goals that press alike, those of the user's areas come first. */
const OWN_AREA = 0.6

/** Which of the goals to ask about, the most pressing first. A paused one is never asked about. Pure. */
export function chooseQuestions(
  goals: readonly DayGoal[],
  plans: readonly DayPlan[],
  day: Day,
  count: number,
): Choice[] {
  return goals
    .filter(({ status }) => status !== 'paused')
    .map((goal) => ({ goal, ...pressing(goal, plans, day) }))
    .map(({ rank, ...one }) => ({ ...one, rank: rank + (day.areas?.includes(one.goal.domain) ? OWN_AREA : 0) }))
    .sort((a, b) => b.rank - a.rank)
    .slice(0, Math.max(0, count))
    .map(({ goal, kind }) => ({ goalId: goal.id, kind }))
}

/** Days since anything of a goal was changed. */
export function quietDaysOf({ updatedAt }: Pick<DayGoal, 'updatedAt'>, { today, timeZone }: Day): number {
  return Math.max(0, daysBetween(dateIn(timeZone, new Date(updatedAt)), today))
}

/** Past its date first, then behind, then a plan to try, then long untouched, then a rhythm's day, then due soonest. */
function pressing(goal: DayGoal, plans: readonly DayPlan[], day: Day): { kind: QuestionKind; rank: number } {
  const daysLeft = goal.targetDate === null ? null : daysBetween(day.today, goal.targetDate)
  // What is done but for one press comes first: it is soon answered.
  if (goal.status === 'ready') return { kind: 'due', rank: 9_000 }
  if (goal.status === 'overdue') return { kind: 'overdue', rank: 5_000 - (daysLeft ?? 0) }
  const soon = daysLeft === null ? 0 : 1 / (Math.max(0, daysLeft) + 2)
  const rhythm = rhythmOf(goal.measure)
  const quiet = quietDaysOf(goal, day)
  const isAsked = day.asked?.has(goal.id) ?? false
  if (goal.isMissed && !isAsked) return { kind: 'silent', rank: 4_000 + soon }
  if (goal.status === 'behind') return { kind: rhythm ? 'rhythm' : 'due', rank: 4_000 + soon }
  if (plans.some(({ goalId, isTold }) => goalId === goal.id && !isTold)) return { kind: 'plan', rank: 3_000 + soon }
  if (!rhythm && quiet >= QUIET_DAYS && !isAsked) return { kind: 'silent', rank: 2_000 + quiet / 1_000 }
  if (rhythm && isDayOf(rhythm, day.today) && !goal.rhythm?.today) return { kind: 'rhythm', rank: 1_000 }
  return { kind: 'due', rank: soon }
}
