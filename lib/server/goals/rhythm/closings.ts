import 'server-only'
import { dateIn, startOfDay } from '@/lib/contract/calendar'
import type { ProgressEvent } from '@/lib/contract/goal'
import { figureWords } from '@/lib/contract/measure-words'
import { type Per, periodAfter, periodStart } from '@/lib/contract/periods'
import { closedScoreOf, isPausedIn, shareOfPeriod } from '@/lib/contract/rhythm'
import { rhythmMeasureOf } from '@/lib/server/goals/measure/counted-values'
import { derivedId } from '@/lib/server/ids'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { courseOf, type StoredRhythm } from './standing'
import { storedTally } from './tally'

/** After so many without a value a score is 0 whatever was before. */
const MOST = 60

type Closing = Prisma.ProgressEventGetPayload<object>

/**
 * The ledger entries of a rhythm's periods that are over and not written yet, oldest first, one a period, at its end. One
 * has the same id whenever it is told. Periods of a pause have none, nor those in which a score of 0 stays 0.
 */
export function unwrittenClosings(
  user: { id: string; timeZone: string },
  goal: StoredRhythm & { id: string },
  now: Date,
): Closing[] {
  const rhythm = rhythmMeasureOf(goal)
  const tally = storedTally.parse(goal.tally ?? null)
  if (!rhythm || !tally || goal.isCompleted || goal.droppedAt !== null) return []
  const { per } = rhythm
  const course = courseOf(user, goal, rhythm, tally)
  const running = periodStart(dateIn(user.timeZone, now), per)
  const closings: Closing[] = []
  let oldProgress = goal.progress
  for (const start of periodsBetween(tally.closed, running, per).slice(-MOST)) {
    if (isPausedIn(course, start)) continue
    const next = periodAfter(start, per)
    const newProgress = closedScoreOf(course, next)
    const share = shareOfPeriod(course, start)
    if (oldProgress === 0 && newProgress === 0 && share === 0) continue
    const at = startOfDay(user.timeZone, next)
    const done = figureWords({ format: 'number' }, course.counts.sums[start] ?? 0)
    const event: Omit<ProgressEvent, 'at' | 'takenBackAt'> = {
      id: derivedId(at, `${goal.id} ${start}`),
      goalId: goal.id,
      oldProgress,
      newProgress,
      reasoning: `${done} of ${rhythm.times} in the ${per} ${per === 'day' ? 'of' : 'from'} ${start}: ${newProgress}%.`,
      source: 'value',
    }
    closings.push({ ...event, userId: user.id, at, takenBackAt: null })
    oldProgress = newProgress
  }
  return closings
}

/** The periods after one and before another, oldest first. */
function periodsBetween(closed: string, running: string, per: Per): string[] {
  const starts: string[] = []
  for (let start = periodAfter(closed, per); start < running; start = periodAfter(start, per)) starts.push(start)
  return starts
}
