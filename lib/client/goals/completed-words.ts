import { counted, dayName, dayOf, spanOf, type Today } from '@/lib/client/time/calendar'
import { daysBetween } from '@/lib/contract/calendar'
import type { Goal, ProgressEvent } from '@/lib/contract/goal'
import { targetOf } from '@/lib/contract/measure-reading'
import { amountWords, figureWords } from '@/lib/contract/measure-words'
import { isCheckIn } from './history'

/**
 * What a finished goal was, in a sentence or two: when it began, how long it took, what was counted, how often it was told.
 * One that was closed before its whole says at how much.
 */
export function completedWords(goal: Goal, events: readonly ProgressEvent[], { today, timeZone }: Today): string {
  const begun = dayOf(goal.createdAt, timeZone)
  const done = goal.completedAt ? dayOf(goal.completedAt, timeZone) : today
  const days = daysBetween(begun, done)
  const isWhole = goal.progress >= 100 || goal.measure?.kind === 'rhythm'
  const ended = isWhole ? 'finished' : `completed at ${goal.progress}%`
  const took =
    days < 1
      ? `Started and ${ended} on one day`
      : `Begun on ${dayName(begun, today)}, ${isWhole ? `done in ${spanOf(days)}` : `${ended} after ${spanOf(days)}`}`
  const target = targetOf(goal.measure)
  const way =
    target && goal.reading !== null && goal.reading !== target.start
      ? `from ${figureWords(target, target.start)} to ${amountWords(target, goal.reading)}`
      : null
  const told = events.filter(isCheckIn).length
  const checkIns = told > 1 ? `with ${counted(told, 'check-in')}` : null
  if (way) return `${took}: ${[way, checkIns].filter(Boolean).join(' ')}.`
  return checkIns ? `${took}, ${checkIns}.` : `${took}.`
}
