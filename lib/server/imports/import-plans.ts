import 'server-only'
import type { AccountDocument } from '@/lib/contract/account-document'
import { requireBegun } from './begun-days'
import { insertRows } from './insert-rows'
import { type Places, placeIds } from './place-ids'
import { type ImportContext, placed } from './tally'

/**
 * Brings in the plans of goals with what became of them.
 *
 * @throws AppError `validation_failed` for an outcome of a day that has not begun anywhere
 */
export async function importPlans(
  { tx, userId, tally }: ImportContext,
  goals: AccountDocument['goals'],
  goalPlaces: Places,
): Promise<void> {
  const plans = goals.flatMap((goal) =>
    goal.plans.map((plan) => ({
      ...plan,
      goalId: placed(goalPlaces, goal.id),
      outcomes: plan.outcomes.toSorted((one, other) => (one.date < other.date ? -1 : 1)),
      createdAt: new Date(plan.createdAt),
      updatedAt: new Date(),
    })),
  )
  requireBegun(
    'goals',
    plans.flatMap(({ outcomes }) => outcomes.map(({ date }) => date)),
  )
  const places = await placeIds(userId, plans, (ids) =>
    tx.plan.findMany({ where: { id: { in: ids } }, select: { id: true, userId: true } }),
  )
  const rows = tally.take(plans, places).map((plan) => ({ ...plan, id: placed(places, plan.id), userId }))
  await insertRows(tx, 'Plan', rows)
}
