import 'server-only'
import type { Proposal } from '@/lib/contract/proposal'
import { userTransaction } from '@/lib/server/db/user-transaction'
import { isVisit } from '@/lib/server/demo/visit'
import { type GoalAct, recordAct } from '@/lib/server/proposals/record-act'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { snapshotOf } from '@/lib/server/verbs/goal-state'
import { getGoal } from './find-goals'
import type { GoalRow } from './serialize-goal'

type Deed = Pick<GoalAct, 'verb' | 'input' | 'source'>

/**
 * Runs a change of a goal's and keeps what it has done as an act that can be undone, both in one transaction. A change
 * that says nothing of a deed is none to undo, and neither is one that a visit to the demo does not keep.
 *
 * @throws AppError `not_found`
 */
export function withAct<Change extends { goal: GoalRow }>(
  user: UserRow,
  goalId: string,
  run: () => Promise<Change>,
  deedOf: (change: Change) => Deed | null,
): Promise<Change & { act?: Proposal }> {
  return userTransaction(user.id, async (tx) => {
    const before = await snapshotOf(await getGoal(user, goalId))
    const change = await run()
    const deed = isVisit() ? null : deedOf(change)
    if (!deed) return change
    const after = await snapshotOf(change.goal)
    return { ...change, act: await recordAct(tx, user, { ...deed, before, after }) }
  })
}
