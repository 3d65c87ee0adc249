import 'server-only'
import type { z } from 'zod'
import { dateIn } from '@/lib/contract/calendar'
import type { newGoal } from '@/lib/contract/goal'
import { OPENING, rhythmOf, targetOf, valueTo } from '@/lib/contract/measure-reading'
import { db } from '@/lib/server/db/client'
import { userTransaction } from '@/lib/server/db/user-transaction'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { createValue } from './measure/values'
import { mergeMilestones } from './milestones'
import { requireToCome } from './rest'
import { standingAt } from './rhythm/standing'
import { tallyOf } from './rhythm/tally'
import type { GoalRow } from './serialize-goal'
import { withTags } from './stored-goal'
import { tagRows } from './tag-rows'

/**
 * Creates a goal of the user's: ongoing, at 0, and where it is counted, at its start, or at the `reading` that is sent,
 * by one value. It is paused until its first day, where one is sent.
 *
 * @throws AppError `validation_failed` for a first day that has come
 */
export async function createGoal(user: UserRow, input: z.output<typeof newGoal>): Promise<GoalRow> {
  const measure = targetOf(input.measure ?? null)
  const { reading } = input
  if (!measure || reading === undefined || reading === measure.start) return atStart(user, input)
  return userTransaction(user.id, async () => {
    const { id } = await atStart(user, input)
    const opening = { value: valueTo(measure, measure.start, reading), note: OPENING }
    return (await createValue(user, id, opening, { source: 'coach' })).goal
  })
}

async function atStart(user: UserRow, input: z.output<typeof newGoal>): Promise<GoalRow> {
  const { title, domain, description = '', targetDate = null, tags = [], milestones = [], measure, neverSend } = input
  const rhythm = rhythmOf(measure ?? null)
  const { pausedUntil } = input
  const now = new Date()
  requireToCome('pausedUntil', pausedUntil, dateIn(user.timeZone, now))
  const goal = await db.goal.create({
    data: {
      userId: user.id,
      title,
      domain,
      description,
      targetDate,
      milestones: mergeMilestones([], milestones, now),
      measure: measure ?? undefined,
      reading: targetOf(measure ?? null)?.start,
      tally: rhythm ? tallyOf(rhythm, [], dateIn(user.timeZone, now)) : undefined,
      createdAt: now,
      ...(pausedUntil && { pausedAt: now, pausedUntil }),
      neverSend,
      tags: { create: tagRows(user.id, tags) },
    },
    include: withTags,
  })
  return standingAt(user, goal, now)
}
