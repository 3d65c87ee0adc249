import 'server-only'
import type { Goal } from '@/lib/contract/goal'
import { limits } from '@/lib/contract/limits'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { listGoals } from './find-goals'
import { withoutVersion } from './serialize-goal'

/** Every goal of the user's, newest first: for the screen that filters and counts them. One page for all but a few. */
export async function listAllGoals(user: UserRow): Promise<Goal[]> {
  const goals: Goal[] = []
  let cursor: string | undefined
  do {
    const page = await listGoals(user, { status: 'all', limit: limits.pageSize.max, cursor })
    goals.push(...page.rows.map(withoutVersion))
    cursor = page.next ?? undefined
  } while (cursor)
  return goals
}
