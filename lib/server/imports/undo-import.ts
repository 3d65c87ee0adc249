import 'server-only'
import { serverMessages } from '@/lib/contract/messages/server'
import { removeFiles } from '@/lib/server/attachments/entry-photos'
import { forgetAnswers } from '@/lib/server/db/kept-answers'
import { userTransaction } from '@/lib/server/db/user-transaction'
import { AppError, notFound } from '@/lib/server/errors'
import { countedValues } from '@/lib/server/goals/measure/counted-values'
import { forgetEntry } from '@/lib/server/memories/forget-source'
import { forgetQuotesOf } from '@/lib/server/proposals/forget-source'
import { pause } from '@/lib/server/take-turns'
import type { UserRow } from '@/lib/server/users/serialize-user'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { IMPORT_TIMEOUT_MS, statusOf, withoutFile } from './import-row'
import { countAnew } from './import-values'
import { inTurn } from './in-turn'
import { removeBox } from './picture-box'

type Tx = Prisma.TransactionClient

/** As many as a statement may name, and SQLite is done with before anyone notices. */
const GOALS_A_STEP = 25

/**
 * Takes an import out again: every entry that it brought, also such as was changed since, every value, and its goals, but
 * those that the person has gone on with, which stay with what they did there.
 *
 * @throws AppError `not_found`; `conflict` while it is under way
 */
export async function undoImport({ id: userId }: UserRow, id: string): Promise<void> {
  const photos = await inTurn(userId, () =>
    userTransaction(
      userId,
      async (tx) => {
        const row = await tx.fileImport.findFirst({ where: { id, userId }, omit: withoutFile })
        if (!row) throw notFound()
        if (statusOf(row) === 'running') throw new AppError('conflict', serverMessages.importUnderWay)
        const dropped = await takeOutEntries(tx, userId, id)
        await takeOutGoals(tx, userId, id)
        await tx.fileImport.delete({ where: { id } })
        await forgetAnswers(tx, userId, id)
        return dropped
      },
      { timeout: IMPORT_TIMEOUT_MS },
    ),
  )
  await removeFiles(userId, photos)
  await removeBox(id)
}

/** Tells which photos' files are to be removed. */
async function takeOutEntries(tx: Tx, userId: string, importId: string): Promise<string[]> {
  const where = { userId, importId }
  const changed = await tx.journalEntry.findMany({ where: { ...where, version: { gt: 1 } }, select: { id: true } })
  const photos = await tx.attachment.findMany({ where: { userId, entry: { importId } }, select: { id: true } })
  const dropped = photos.map(({ id }) => id)
  await tx.attachment.deleteMany({ where: { userId, entry: { importId } } })
  // Only of an entry that was written in here was anything learned, heard or kept.
  for (const { id } of changed) {
    await forgetEntry(tx, userId, id, { keepTouched: false })
    await forgetQuotesOf(tx, userId, id)
    await forgetAnswers(tx, userId, id)
    await pause()
  }
  const { count } = await tx.journalEntry.deleteMany({ where })
  await tx.user.update({ where: { id: userId }, data: { entryCount: { decrement: count } } })
  return dropped
}

async function takeOutGoals(tx: Tx, userId: string, importId: string): Promise<void> {
  const where = { userId, importId }
  const touched = await tx.datapoint.groupBy({ by: ['goalId'], where })
  const before = new Map<string, Awaited<ReturnType<typeof countedValues>>>()
  for (const { goalId } of touched) before.set(goalId, await countedValues(tx, goalId))
  await tx.datapoint.deleteMany({ where })
  const unused = { responses: { none: {} }, datapoints: { none: {} }, plans: { none: {} }, reminders: { none: {} } }
  const doomed = await tx.goal.findMany({
    where: { ...where, ...unused, experiments: { none: {} } },
    select: { id: true },
  })
  for (let from = 0; from < doomed.length; from += GOALS_A_STEP) {
    const ids = doomed.slice(from, from + GOALS_A_STEP).map(({ id }) => id)
    await tx.goal.deleteMany({ where: { id: { in: ids }, userId } })
    await pause()
  }
  const kept = await tx.idempotencyKey.findMany({
    where: { userId, response: { not: null } },
    select: { response: true },
  })
  const answers = kept.map(({ response }) => response).join('\n')
  for (const { id } of doomed) {
    if (answers.includes(id)) await forgetAnswers(tx, userId, id)
    await pause()
  }
  const gone = new Set(doomed.map(({ id }) => id))
  for (const [goalId, values] of before) {
    if (!gone.has(goalId)) await countAnew(tx, userId, goalId, values)
    await pause()
  }
}
