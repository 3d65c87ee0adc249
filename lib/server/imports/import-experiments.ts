import 'server-only'
import type { AccountDocument } from '@/lib/contract/account-document'
import { Prisma } from '@/prisma/generated/sqlite/client'
import { insertRows } from './insert-rows'
import { type Places, placeIds } from './place-ids'
import { type ImportContext, placed } from './tally'

/** Brings in the experiments with their days. One whose goal is not in the document stands by itself. */
export async function importExperiments(
  { tx, userId, tally }: ImportContext,
  sent: AccountDocument['experiments'],
  goals: Places,
): Promise<Places> {
  const experiments = sent.map((one) => ({
    ...one,
    goalId: one.goalId === null ? null : (goals.get(one.goalId)?.id ?? null),
    verdict: one.verdict ?? Prisma.DbNull,
    createdAt: new Date(one.createdAt),
    updatedAt: new Date(),
  }))
  const places = await placeIds(userId, experiments, (ids) =>
    tx.experiment.findMany({ where: { id: { in: ids } }, select: { id: true, userId: true } }),
  )
  const rows = tally.take(experiments, places).map((row) => ({ ...row, id: placed(places, row.id), userId }))
  await insertRows(tx, 'Experiment', rows)
  return places
}
