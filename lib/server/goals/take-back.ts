import 'server-only'
import { z } from 'zod'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { Prisma } from '@/prisma/generated/sqlite/client'
import { dropNote } from './progress-change'

/** What still counts of ledgers and responses: the words of what was taken back stay, and it is no check-in. */
export const standing = { takenBackAt: null } as const

const storedUpdates = z.record(z.string(), z.unknown())

/** Marks a response as taken back: what it moved is no more, and what the coach asked back with it is closed. */
export async function takeBackResponse(tx: Prisma.TransactionClient, user: UserRow, id: string): Promise<void> {
  const row = await tx.insightResponse.findFirst({ where: { id, userId: user.id } })
  if (!row) return
  const { progress: _, ...kept } = storedUpdates.parse(row.appliedUpdates)
  await tx.insightResponse.update({
    where: { id },
    // The index of the record looks at a response anew when its updates are written.
    data: { takenBackAt: new Date(), ask: Prisma.DbNull, appliedUpdates: kept as Prisma.InputJsonObject },
  })
  if (!row.goalId) return
  // Whatever tells of the goal's last answer, and how many it had, reads its notes.
  const { progressNotes } = await tx.goal.findUniqueOrThrow({ where: { id: row.goalId } })
  await tx.goal.update({ where: { id: row.goalId }, data: { progressNotes: dropNote(progressNotes, row.response) } })
}

/**
 * Marks an entry of a goal's ledger as taken back. Where it took one back itself, that one counts again: both were marked
 * at the same moment.
 */
export async function takeBackEntry(
  tx: Prisma.TransactionClient,
  goalId: string,
  id: string,
  now: Date,
): Promise<void> {
  const entry = await tx.progressEvent.findFirst({ where: { id, goalId } })
  if (!entry) return
  if (entry.takenBackAt) {
    const where = { goalId, takenBackAt: entry.takenBackAt, id: { not: id } }
    await tx.progressEvent.updateMany({ where, data: standing })
  } else await tx.progressEvent.update({ where: { id }, data: { takenBackAt: now } })
}
