import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import type { Rhythm, RhythmStanding } from '@/lib/contract/measure'
import { type RhythmCourse, scoreOf, standingOf } from '@/lib/contract/rhythm'
import { rhythmMeasureOf } from '@/lib/server/goals/measure/counted-values'
import { storedPauses } from '@/lib/server/goals/stored-goal'
import { storedTally, type Tally } from './tally'

type Zoned = { timeZone: string }

/** What a rhythm is reckoned from, of a goal as it is stored. */
export type StoredRhythm = {
  measure: unknown
  tally: unknown
  progress: number
  reading: number | null
  isCompleted: boolean
  createdAt: Date | string
  pausedAt: Date | string | null
  pausedUntil: string | null
  pauses: unknown
  droppedAt: Date | string | null
}

/** A rhythm with its counts and pauses, by the user's days. */
export function courseOf({ timeZone }: Zoned, goal: StoredRhythm, rhythm: Rhythm, tally: Tally | null): RhythmCourse {
  const { pausedAt, pausedUntil, createdAt } = goal
  const open = pausedAt === null ? [] : [{ from: dateIn(timeZone, new Date(pausedAt)), until: pausedUntil }]
  return {
    rhythm,
    createdOn: dateIn(timeZone, new Date(createdAt)),
    counts: tally ?? { sums: {}, first: null },
    pauses: [...storedPauses.parse(goal.pauses), ...open],
  }
}

/**
 * A stored goal as it stands at a time: a rhythm's score and what was done in its period change with the user's day,
 * without a write. Of a dropped one they stay as on the day it was dropped; any other goal is as it is stored.
 */
export function standingAt<Goal extends StoredRhythm>(
  user: Zoned,
  goal: Goal,
  now = new Date(),
): Goal & { rhythm: RhythmStanding | null } {
  const rhythm = rhythmMeasureOf(goal)
  if (!rhythm) return { ...goal, rhythm: null }
  const today = dateIn(user.timeZone, goal.droppedAt === null ? now : new Date(goal.droppedAt))
  const tally = storedTally.parse(goal.tally ?? null)
  const course = courseOf(user, goal, rhythm, tally)
  const standing = { ...standingOf(course, today), today: tally?.last?.date === today ? tally.last.sum : null }
  const progress = goal.isCompleted ? goal.progress : scoreOf(course, today)
  return { ...goal, progress, reading: standing.now, rhythm: standing }
}
