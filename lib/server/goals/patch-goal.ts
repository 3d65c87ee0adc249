import 'server-only'
import type { z } from 'zod'
import type { goalPatch, Milestone } from '@/lib/contract/goal'
import type { Proposal } from '@/lib/contract/proposal'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { getGoal } from './find-goals'
import type { GoalRow } from './serialize-goal'
import { storedMilestones } from './stored-goal'
import { updateGoal } from './update-goal'
import { withAct } from './with-act'

type Patch = z.output<typeof goalPatch>

/**
 * Changes a goal by what a screen sends of it. Where that does nothing but tick milestones, or untick them, it is an act
 * that can be undone.
 *
 * @throws AppError as `updateGoal`
 */
export async function patchGoal(
  user: UserRow,
  id: string,
  patch: Patch,
  ifMatch: string | null,
): Promise<{ goal: GoalRow; act?: Proposal }> {
  const isTick = patch.milestones && Object.values(patch).filter((sent) => sent !== undefined).length === 1
  if (!isTick) return { goal: await updateGoal(user, id, patch, ifMatch) }
  let before: Milestone[] = []
  const run = async () => {
    before = storedMilestones.parse((await getGoal(user, id)).milestones)
    return { goal: await updateGoal(user, id, patch, ifMatch) }
  }
  return withAct(user, id, run, ({ goal }) => {
    const [first, ...others] = changedTicks(before, storedMilestones.parse(goal.milestones))
    if (!first || others.some(({ isCompleted }) => isCompleted !== first.isCompleted)) return null
    const milestoneIds = [first, ...others].map((one) => one.id)
    const input = { goalId: id, milestoneIds, isCompleted: first.isCompleted }
    return { verb: 'milestone.tick', input, source: { kind: 'screen', id: null, quote: '' } }
  })
}

/** The milestones that are ticked or unticked now, where nothing else was done to the list. */
function changedTicks(before: readonly Milestone[], after: readonly Milestone[]): Milestone[] {
  const isSameList =
    before.length === after.length &&
    after.every(({ id, title, targetDate }, at) => {
      const stored = before[at]
      return stored?.id === id && stored.title === title && stored.targetDate === targetDate
    })
  return isSameList ? after.filter(({ isCompleted }, at) => before[at]?.isCompleted !== isCompleted) : []
}
