import 'server-only'
import { z } from 'zod'
import { type goalPatch, milestone } from '@/lib/contract/goal'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { changeGoal } from './change-goal'
import { mergeMilestones } from './milestones'
import { applyCompletion } from './progress-change'
import type { GoalRow } from './serialize-goal'

const storedMilestones = z.array(milestone)

/**
 * Changes what is sent of a goal; progressNotes replaces the text. A changed progress is written to the ledger.
 *
 * @throws AppError `not_found` or `precondition_failed`
 */
export async function updateGoal(
  user: UserRow,
  id: string,
  patch: z.output<typeof goalPatch>,
  ifMatch: string | null,
): Promise<GoalRow> {
  const { title, description, domain, targetDate, tags, milestones, completedAt, ...rest } = patch
  const changed = await changeGoal(
    user,
    id,
    (goal) => {
      const now = new Date()
      const completion = applyCompletion(
        goal,
        { ...rest, completedAt: completedAt ? new Date(completedAt) : null },
        now,
      )
      const moved = completion.progress !== goal.progress
      return {
        data: {
          title,
          description,
          domain,
          targetDate,
          milestones: milestones && mergeMilestones(storedMilestones.parse(goal.milestones), milestones, now),
          ...completion,
        },
        tags,
        event: moved
          ? { newProgress: completion.progress, reasoning: 'You set it yourself.', source: 'user' }
          : undefined,
      }
    },
    ifMatch,
  )
  return changed.goal
}
