import 'server-only'
import { db } from '@/lib/server/db/client'
import { getPlan, updatePlan } from '@/lib/server/plans/plans'
import { serializePlan } from '@/lib/server/plans/serialize-plan'
import { planAct, unchangedPlan } from './plan-state'
import type { VerbDefinition } from './verb'
import { change, changes } from './words'

export const planClose: VerbDefinition<'plan.close'> = {
  async preview(user, { planId, status }) {
    const plan = planId === undefined ? null : await getPlan(user, planId)
    const what = plan ? `${plan.cue}, ${plan.action}` : 'one of yours'
    return {
      title: `${status === 'held' ? 'Plan holds' : 'Close plan'}: ${what}`,
      diff: changes(change('status', 'Status', plan?.status ?? null, status ?? null)),
    }
  },

  async apply(user, { planId, status }) {
    const was = await getPlan(user, planId)
    return planAct(was, await updatePlan(user, planId, { status }))
  },

  async undo(user, act) {
    const { row, before } = await unchangedPlan(user, act)
    await updatePlan(user, row.id, { status: before?.status ?? 'active' })
  },

  async current(user, { planId }) {
    const row = planId === undefined ? null : await db.plan.findFirst({ where: { id: planId, userId: user.id } })
    return row && serializePlan(row)
  },
}
