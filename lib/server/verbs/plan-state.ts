import 'server-only'
import { z } from 'zod'
import { plan } from '@/lib/contract/plan'
import { db } from '@/lib/server/db/client'
import { type PlanRow, serializePlan } from '@/lib/server/plans/serialize-plan'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { moved } from './moved'
import type { Act, StoredAct } from './verb'

const before = plan.pick({ status: true }).nullable()
const after = z.object({ updatedAt: z.string() })

/** What a change of a plan did. */
export function planAct(was: PlanRow | null, is: PlanRow): Act {
  return {
    result: { kind: 'plan', id: is.id },
    before: was && { status: was.status },
    after: { updatedAt: is.updatedAt.toISOString() },
  }
}

/**
 * The plan that an act left, and how it was before.
 *
 * @throws AppError `conflict` where it was changed since, or is gone
 */
export async function unchangedPlan(user: UserRow, act: StoredAct) {
  const row = await db.plan.findFirst({ where: { id: act.result.id, userId: user.id } })
  if (row?.updatedAt.toISOString() !== after.parse(act.after).updatedAt) throw moved(row && serializePlan(row))
  return { row, before: before.parse(act.before) }
}
