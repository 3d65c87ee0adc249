import { dayName, dayOf, spanOf, type Today } from '@/lib/client/time/calendar'
import { daysBetween } from '@/lib/contract/calendar'
import type { Goal } from '@/lib/contract/goal'
import { isUntold } from '@/lib/contract/goal-ready'
import { targetOf } from '@/lib/contract/measure-reading'
import { amountWords, figureWords } from '@/lib/contract/measure-words'
import { answersIn } from './notes'

/**
 * What a finished goal was, in a sentence or two: when it began, how long it took, what was counted, how often it was
 * answered for. One that was closed before its whole says at how much. A day is no time to
 * tell of: what was set and done on one, which may have been begun long before, has no time, and may have no words where it is whole.
 */
export function completedWords(goal: Goal, { today, timeZone }: Today): string {
  const begun = dayOf(goal.createdAt, timeZone)
  const done = goal.completedAt ? dayOf(goal.completedAt, timeZone) : today
  const days = daysBetween(begun, done)
  const isWhole = goal.progress >= 100 || goal.measure?.kind === 'rhythm' || isUntold(goal)
  const since = `Begun on ${dayName(begun, today)}`
  const later = isWhole ? `done in ${spanOf(days)}` : `completed at ${goal.progress}% after ${spanOf(days)}`
  const took = days < 1 ? null : `${since}, ${later}`
  const target = targetOf(goal.measure)
  const way =
    target && goal.reading !== null && goal.reading !== target.start
      ? `${took ? 'from' : 'From'} ${figureWords(target, target.start)} to ${amountWords(target, goal.reading)}`
      : null
  const told = answersIn(goal.progressNotes)
  const answers = told > 1 ? `with ${told} answers` : null
  if (way) return `${took ? `${took}: ` : ''}${[way, answers].filter(Boolean).join(' ')}.`
  if (!took) return isWhole ? '' : `Completed at ${goal.progress}%.`
  return answers ? `${took}, ${answers}.` : `${took}.`
}
