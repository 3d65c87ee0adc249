import 'server-only'
import type { z } from 'zod'
import { dateIn } from '@/lib/contract/calendar'
import type { goalPatch } from '@/lib/contract/goal'
import { goalMessages } from '@/lib/contract/messages/goals'
import { serverMessages } from '@/lib/contract/messages/server'
import { isPaused, type Pause } from '@/lib/contract/pause'
import { AppError, invalid } from '@/lib/server/errors'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { Prisma } from '@/prisma/generated/sqlite/client'
import { type GoalRow, serializeGoal } from './serialize-goal'
import { storedPauses } from './stored-goal'

/** The fields of a goal that say whether it is under way. */
type Rest = Pick<Prisma.GoalUncheckedUpdateInput, 'pausedAt' | 'pausedUntil' | 'pauses' | 'droppedAt'>

type RestPatch = Pick<z.output<typeof goalPatch>, 'isPaused' | 'pausedUntil' | 'isDropped'>

/**
 * Whether a goal is paused or dropped after a patch. A pause that ends, by a press, by dropping or by completing, is kept
 * with the days that it took, and so is the time in which a goal that goes on was dropped or completed; completing ends
 * both.
 *
 * @throws AppError `conflict` where what is completed is to be paused or dropped, or what is dropped paused, and
 * `validation_failed` for a pause until a day that has come
 */
export function restAfter(user: UserRow, goal: GoalRow, patch: RestPatch, isCompleted: boolean, now: Date): Rest {
  const pauses = storedPauses.parse(goal.pauses)
  const { pausedAt, pausedUntil } = goal
  const today = dateIn(user.timeZone, now)
  const wantsPause = patch.isPaused ?? (typeof patch.pausedUntil === 'string' || undefined)
  const droppedAt = isCompleted || patch.isDropped === false ? null : (goal.droppedAt ?? (patch.isDropped ? now : null))
  if (isCompleted && (patch.isDropped || wantsPause)) throw refused(goal, serverMessages.completedRests)
  if (droppedAt && wantsPause) throw refused(goal, serverMessages.droppedRests)
  // The end alone of a pause may be moved to a day that has come, and a pause that is over be sent back as it was read.
  const isEndAlone = patch.isPaused === undefined && (isPaused(goal, today) || patch.pausedUntil === pausedUntil)
  if (wantsPause && !isEndAlone) requireToCome('pausedUntil', patch.pausedUntil, today)
  const ended = endedRest(goal, isCompleted, droppedAt)
  const rest = pausedAt ? { from: pausedAt, until: pausedUntil } : ended && { from: ended, until: null }
  const over = rest ? pausesColumn([...pauses, ...restDays(user, rest, today)]) : undefined
  if (wantsPause === false || isCompleted || droppedAt) {
    return { pausedAt: null, pausedUntil: null, pauses: over, droppedAt }
  }
  if (!wantsPause) {
    const until = patch.pausedUntil === undefined || !isPaused(goal, today) ? pausedUntil : patch.pausedUntil
    return { pausedAt, pausedUntil: until, droppedAt, ...(ended && { pauses: over }) }
  }
  if (isPaused(goal, today)) {
    return { pausedAt, pausedUntil: patch.pausedUntil === undefined ? pausedUntil : patch.pausedUntil, droppedAt }
  }
  return { pausedAt: now, pausedUntil: patch.pausedUntil ?? null, pauses: over, droppedAt }
}

/** @throws AppError `validation_failed` for a day on which a pause would be over */
export function requireToCome(field: string, until: string | null | undefined, today: string): void {
  if (typeof until === 'string' && until <= today) throw invalid({ [field]: [goalMessages.field.pauseOver] })
}

/** Past pauses as their column holds them. */
export function pausesColumn(pauses: Pause[]) {
  return pauses.length > 0 ? pauses : Prisma.DbNull
}

/** Since when a goal was completed or dropped that goes on by this patch. */
function endedRest(goal: GoalRow, isCompleted: boolean, droppedAt: Date | null): Date | null {
  if (goal.isCompleted && !isCompleted) return goal.completedAt
  return droppedAt === null ? goal.droppedAt : null
}

/** The days that a rest has taken by today; none where it ends on the day on which it began. */
function restDays(user: UserRow, rest: { from: Date; until: string | null }, today: string): Pause[] {
  const from = dateIn(user.timeZone, rest.from)
  const until = rest.until !== null && rest.until < today ? rest.until : today
  return from < until ? [{ from, until }] : []
}

function refused(goal: GoalRow, why: string): AppError {
  return new AppError('conflict', why, { current: serializeGoal(goal) })
}
