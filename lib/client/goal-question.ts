import type { Goal } from '@/lib/contract/goal'
import { readingWords } from '@/lib/contract/measure-words'
import { dayName, dayOf, daysBetween, spanOf, type Today } from './calendar'
import { courseOf, percentPerWeek, roundRate } from './goal-course'

/** What a question about a goal is made from. */
export type QuestionGoal = Pick<Goal, 'progress' | 'targetDate' | 'createdAt' | 'updatedAt'> & {
  /** Title of the first milestone that is not done. */
  nextMilestone: string | null
} & Partial<Pick<Goal, 'measure' | 'reading'>>

export function nextMilestone(goal: Pick<Goal, 'milestones'>): string | null {
  return goal.milestones.find((milestone) => !milestone.isCompleted)?.title ?? null
}

const QUIET_DAYS = 14

/** Days since anything of the goal was changed: an answer, a tick, an edit. */
function quietDays(goal: Pick<Goal, 'updatedAt'>, { today, timeZone }: Today): number {
  return Math.max(0, daysBetween(dayOf(goal.updatedAt, timeZone), today))
}

/** Whether a goal has been left alone for long enough to ask about it. */
export function isQuiet(goal: Pick<Goal, 'updatedAt'>, now: Today): boolean {
  return quietDays(goal, now) >= QUIET_DAYS
}

/** What the coach asks about a goal: the most telling of its facts, then one question. The goal itself is "it". */
export function questionAbout(goal: QuestionGoal, now: Today): string {
  const { verdict, neededPerWeek, gainedPerWeek } = courseOf(goal, now)
  const due = goal.targetDate && dayName(goal.targetDate, now.today)
  if (verdict === 'overdue') {
    return `It was due on ${due} and stands at ${goal.progress}%. What is left, and on which day will you finish it?`
  }
  if (goal.progress === 100) return 'It stands at 100% and is still open. What is left to do before you call it done?'
  if (verdict === 'slipping' && goal.measure) {
    const stands = readingWords(goal.measure, goal.reading ?? goal.measure.start)
    return `It stands at ${stands} and is due on ${due}. What can you change this week?`
  }
  if (verdict === 'slipping' && neededPerWeek !== null && gainedPerWeek !== null) {
    return `To be done by ${due} it needs ${percentPerWeek(neededPerWeek)}; so far it gains ${roundRate(gainedPerWeek)}%. What can you change this week?`
  }
  if (isQuiet(goal, now)) {
    return `Nothing has been recorded on it for ${spanOf(quietDays(goal, now))}. What has happened since?`
  }
  if (goal.nextMilestone) return `The next milestone is “${goal.nextMilestone}”. How far have you got with it?`
  if (goal.progress === 0) return 'What have you done for it so far, and what is the first part you can finish?'
  if (goal.progress >= 80) return `It stands at ${goal.progress}%. What exactly is left to do?`
  return `It stands at ${goal.progress}%. What have you done since you last reported?`
}
