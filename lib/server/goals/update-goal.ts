import 'server-only'
import type { z } from 'zod'
import type { goalPatch } from '@/lib/contract/goal'
import { limits } from '@/lib/contract/limits'
import { messages } from '@/lib/contract/messages'
import { characterCount } from '@/lib/contract/text'
import { invalid } from '@/lib/server/errors'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { changeGoal } from './change-goal'
import { mergeMilestones } from './milestones'
import { applyCompletion } from './progress-change'
import { type GoalRow, storedMilestones } from './serialize-goal'

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
      requireShortNotes('progressNotes', rest.progressNotes, goal.progressNotes)
      requireShortNotes('completionNotes', rest.completionNotes, goal.completionNotes)
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

/** Notes that have grown past the limit response by response may be sent back as they are, but not written anew. */
function requireShortNotes(field: string, sent: string | undefined, stored: string): void {
  if (sent === undefined || sent === stored || characterCount(sent) <= limits.progressNotes) return
  throw invalid({ [field]: [messages.field.tooLong(limits.progressNotes)] })
}
