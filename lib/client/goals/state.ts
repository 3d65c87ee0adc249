import { dayName, dayOf, relativeDay, type Today } from '@/lib/client/time/calendar'
import { paceAhead } from '@/lib/contract/forecast-pace'
import type { Goal } from '@/lib/contract/goal'
import type { Forecast } from '@/lib/contract/goal-analysis'
import { courseOf, percentPerWeek, roundRate } from './course'
import { lastAnswerAt } from './notes'
import { nextMilestone } from './question'

/**
 * Where a goal stands, as labelled facts: what the coach's question rests on. What it makes is told where its forecast
 * stands beside it, so that the day of that follows from it.
 */
export function stateOf(
  goal: Goal,
  now: Today,
  forecast?: Pick<Forecast, 'expectedDate'>,
): { label: string; value: string }[] {
  const { neededPerWeek } = courseOf(goal, now)
  const ahead = forecast && goal.progress > 0 ? paceAhead(100 - goal.progress, forecast, now.today) : null
  const answered = lastAnswerAt(goal.progressNotes)
  const done = goal.milestones.filter((milestone) => milestone.isCompleted).length
  const facts = [{ label: 'Due', value: dueText(goal, now) ?? 'no date set' }]
  // A counted goal's pace is told in its unit, by its analysis.
  if (neededPerWeek !== null && goal.progress < 100 && !goal.measure) {
    const makes = ahead === null ? '' : `, makes ${roundRate(ahead * 7)}%`
    facts.push({ label: 'Needs', value: `${percentPerWeek(neededPerWeek)}${makes}` })
  }
  if (goal.milestones.length > 0) {
    const next = nextMilestone(goal)
    const value = `${done} of ${goal.milestones.length} done${next ? `, next: ${next}` : ''}`
    facts.push({ label: 'Milestones', value })
  }
  const lastAnswer = answered ? relativeDay(dayOf(answered, now.timeZone), now.today) : 'none yet'
  // One that was taken back is an answer, and no check-in.
  return [...facts, { label: 'Last answer', value: lastAnswer }]
}

/** `14 Mar, in 3 weeks`; null without a date. */
function dueText({ targetDate }: Pick<Goal, 'targetDate'>, { today }: Today): string | null {
  // No line ends within `in 3 weeks`.
  return targetDate && `${dayName(targetDate, today)}, ${relativeDay(targetDate, today).replaceAll(' ', '\u00a0')}`
}
