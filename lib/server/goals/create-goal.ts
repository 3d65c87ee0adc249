import 'server-only'
import type { z } from 'zod'
import type { newGoal } from '@/lib/contract/goal'
import { tagKey } from '@/lib/contract/tags'
import { db } from '@/lib/server/db'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { mergeMilestones } from './milestones'
import { type GoalRow, withTags } from './serialize-goal'

/** Creates a goal of the user's: ongoing, at 0, and where it is counted, at its start. */
export function createGoal(user: UserRow, input: z.output<typeof newGoal>): Promise<GoalRow> {
  const { title, domain, description = '', targetDate = null, tags = [], milestones = [], measure } = input
  return db.goal.create({
    data: {
      userId: user.id,
      title,
      domain,
      description,
      targetDate,
      milestones: mergeMilestones([], milestones, new Date()),
      measure: measure ?? undefined,
      reading: measure?.start,
      tags: { create: tagRows(user.id, tags) },
    },
    include: withTags,
  })
}

/** The tag rows of a goal, in the user's order. */
export function tagRows(userId: string, tags: readonly string[]) {
  return tags.map((label, position) => ({ userId, label, key: tagKey(label), position }))
}
