import 'server-only'
import type { AccountDocument } from '@/lib/contract/account-document'
import { dateIn } from '@/lib/contract/calendar'
import type { RefKind } from '@/lib/contract/record-ref'
import { countedValues, measureOf, rhythmMeasureOf } from '@/lib/server/goals/measure/counted-values'
import { recount } from '@/lib/server/goals/measure/recount'
import { storedTally, tallyOf } from '@/lib/server/goals/rhythm/tally'
import { Prisma } from '@/prisma/generated/sqlite/client'
import { requireBegun } from './begun-days'
import { insertRows } from './insert-rows'
import { type Places, placeIds, reissueId } from './place-ids'
import { type ImportContext, placed } from './tally'

type ImportedGoal = AccountDocument['goals'][number]
type Sources = Partial<Record<RefKind, Places>>

/**
 * Brings in the values of goals; what they were heard in is found under its new id. A goal that was there before is
 * counted anew where it got values.
 *
 * @throws AppError `validation_failed` for a value of a day that has not begun anywhere
 */
export async function importValues(
  { tx, userId, tally }: ImportContext,
  goals: readonly ImportedGoal[],
  goalPlaces: Places,
  sources: Sources,
): Promise<void> {
  const values = goals.flatMap((goal) =>
    goal.values.map(({ ref, ...value }) => ({
      ...value,
      goalId: placed(goalPlaces, goal.id),
      ref: ref ? { ...ref, id: sources[ref.kind]?.get(ref.id)?.id ?? ref.id } : Prisma.DbNull,
      createdAt: new Date(value.createdAt),
    })),
  )
  requireBegun(
    'goals',
    values.map(({ date }) => date),
  )
  const places = await placeIds(userId, values, (ids) =>
    tx.datapoint.findMany({ where: { id: { in: ids } }, select: { id: true, userId: true } }),
  )
  const rows = tally.take(values, places).map((value) => ({ ...value, id: placed(places, value.id), userId }))
  const known = new Set([...goalPlaces.values()].filter(({ isNew }) => !isNew).map(({ id }) => id))
  const grown = new Set(rows.map(({ goalId }) => goalId).filter((id) => known.has(id)))
  const before = new Map<string, Awaited<ReturnType<typeof countedValues>>>()
  for (const id of grown) before.set(id, await countedValues(tx, id))
  await insertRows(tx, 'Datapoint', rows)
  for (const [id, values] of before) await countAnew(tx, userId, id, values)
}

/** Counts a goal anew that got values, or lost some, with the ledger entry where its progress moves. */
export async function countAnew(
  tx: Prisma.TransactionClient,
  userId: string,
  goalId: string,
  before: Awaited<ReturnType<typeof countedValues>>,
): Promise<void> {
  const goal = await tx.goal.findUniqueOrThrow({ where: { id: goalId, userId } })
  const now = new Date()
  const rhythm = rhythmMeasureOf(goal)
  if (rhythm) {
    const { timeZone } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { timeZone: true } })
    const { closed } = storedTally.parse(goal.tally) ?? {}
    const tally = tallyOf(rhythm, await countedValues(tx, goalId), dateIn(timeZone, now))
    // Its score follows when it is read; what its periods come to is written with its next change.
    await tx.goal.update({
      where: { id: goalId },
      data: { tally: { ...tally, closed: closed ?? tally.closed }, version: { increment: 1 } },
    })
    return
  }
  const measure = measureOf(goal)
  if (!measure) return
  const { data, event } = recount(goal, measure, before, await countedValues(tx, goalId), now)
  await tx.goal.update({ where: { id: goalId }, data: { ...data, version: { increment: 1 } } })
  if (!event) return
  const { newProgress, reasoning } = event
  const id = reissueId(userId, `${goalId} values ${now.toISOString()}`, now)
  const entry = { id, userId, goalId, at: now, oldProgress: goal.progress, newProgress, reasoning, source: 'import' }
  await tx.progressEvent.create({ data: entry })
}
