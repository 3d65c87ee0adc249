import 'server-only'
import type { PlanRecord } from '@/lib/server/coach/context'
import { db } from '@/lib/server/db/client'
import { storedPlanDays } from '@/lib/server/plans/serialize-plan'
import type { UserRow } from '@/lib/server/users/serialize-user'

const MOST = 20

/** The user's plans that are being tried, newest first, each with its last day. */
export async function openPlans(user: UserRow): Promise<PlanRecord[]> {
  const rows = await db.plan.findMany({
    where: { userId: user.id, status: 'active', goal: { isCompleted: false, droppedAt: null } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    include: { goal: { select: { title: true, neverSend: true } } },
    take: MOST,
  })
  return rows.map(({ id, goalId, goal, cue, action, obstacle, ifObstacle, startsOn, reviewOn, outcomes }) => {
    const parts = { cue, action, obstacle, ifObstacle, startsOn, reviewOn }
    const last = storedPlanDays.parse(outcomes).at(-1) ?? null
    return { id, goalId, goalTitle: goal.title, ...parts, last, neverSend: goal.neverSend }
  })
}
