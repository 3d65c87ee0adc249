import 'server-only'
import { addDays, dateIn } from '@/lib/contract/calendar'
import { isOpening, newestOf, progressOf, sumOf, valueTo } from '@/lib/contract/measure-reading'
import { closedScoreOf, countsOf } from '@/lib/contract/rhythm'
import { type GoalRecord, VALUES_PER_GOAL } from './context'

/**
 * The progress that a goal had before a day of the user's: by the days of its values where it is counted, whenever they
 * were written down or put right, else by its ledger. What stood before it was counted is the ledger's to tell.
 */
export function progressBeforeOf(goal: GoalRecord, timeZone: string): (day: string) => number {
  const dayOf = (at: string) => dateIn(timeZone, new Date(at))
  const moves = goal.history.map(({ at, oldProgress, newProgress }) => ({ day: dayOf(at), oldProgress, newProgress }))
  const byLedger = (day: string) =>
    moves.findLast((move) => move.day < day)?.newProgress ?? moves[0]?.oldProgress ?? goal.progress
  const counted = goal.isCompleted ? null : byValues(goal, timeZone)
  if (!counted) return byLedger
  const opening = goal.values.find(isOpening)
  return (day) => (opening && day <= opening.date ? byLedger(day) : counted(day))
}

/** The progress just before a day that a goal's values give; null where they do not tell: none, or too many to be all. */
function byValues(goal: GoalRecord, timeZone: string): ((day: string) => number) | null {
  const { measure, rhythm, values } = goal
  if (values.length === 0) return null
  if (rhythm) {
    if (values.length >= VALUES_PER_GOAL) return null
    const dayOf = (at: string) => dateIn(timeZone, new Date(at))
    const open = goal.pausedAt === null ? [] : [{ from: dayOf(goal.pausedAt), until: goal.pausedUntil }]
    const counts = countsOf(rhythm.measure, values)
    const course = {
      rhythm: rhythm.measure,
      createdOn: dayOf(goal.createdAt),
      counts,
      pauses: [...goal.pauses, ...open],
    }
    return (day) => closedScoreOf(course, day)
  }
  const readingBefore = readingsOf(goal)
  return measure && readingBefore && ((day) => progressOf(measure, readingBefore(day)))
}

/** What was read of a counted goal before a day of its values and after it; null where that is not known. */
export function readingsAround(goal: GoalRecord, day: string): { from: number; to: number } | null {
  const readingBefore = goal.values.some(isOpening) ? null : readingsOf(goal)
  return readingBefore && { from: readingBefore(day), to: readingBefore(addDays(day, 1)) }
}

function readingsOf({ measure, reading, values }: GoalRecord): ((day: string) => number) | null {
  if (!measure || reading === null) return null
  if (measure.kind === 'total')
    return (day) => valueTo(measure, sumOf(values.filter(({ date }) => date >= day).map(({ value }) => value)), reading)
  // Before the oldest that is at hand of many it stood where that one does, as far as is known.
  const first = values.length >= VALUES_PER_GOAL ? values[0]?.value : undefined
  const levelBefore = (day: string) => newestOf(values.filter(({ date }) => date < day))?.value
  return (day) => levelBefore(day) ?? first ?? measure.start
}
