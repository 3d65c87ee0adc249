import 'server-only'
import { withheldIfExplicit } from '@/lib/server/coach/care-levels'
import { db } from '@/lib/server/db/client'
import { notFound } from '@/lib/server/errors'
import type { UserRow } from '@/lib/server/users/serialize-user'
import type { Viewer } from './side'

/**
 * The goal that is asked for. For a model one that is never sent, or whose title is a cry, is not there.
 *
 * @throws AppError `not_found` for a goal of somebody else too
 */
export async function shownGoal(user: UserRow, id: string, viewer: Viewer) {
  const goal = await db.goal.findFirst({ where: { id, userId: user.id } })
  if (!goal) throw notFound()
  if (viewer === 'model' && (goal.neverSend || !withheldIfExplicit(goal.title))) throw notFound()
  return goal
}
