import 'server-only'
import { type Plan, plan } from '@/lib/contract/plan'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { checkPlan } from './check-plan'

export type PlanRow = Prisma.PlanGetPayload<object>

export const storedPlanDays = plan.shape.outcomes

/** The plan as the contract shows it. */
export function serializePlan(row: Omit<PlanRow, 'userId' | 'updatedAt'>): Plan {
  return {
    id: row.id,
    goalId: row.goalId,
    cue: row.cue,
    action: row.action,
    obstacle: row.obstacle,
    ifObstacle: row.ifObstacle,
    startsOn: row.startsOn,
    reviewOn: row.reviewOn,
    status: row.status as Plan['status'],
    outcomes: storedPlanDays.parse(row.outcomes),
    checks: checkPlan(row),
    createdAt: row.createdAt.toISOString(),
  }
}
