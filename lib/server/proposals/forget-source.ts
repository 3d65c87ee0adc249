import 'server-only'
import { readOwn } from '@/lib/server/db/read-own'
import { Prisma } from '@/prisma/generated/sqlite/client'
import type { ProposalRow } from './serialize-proposal'

type Tx = Prisma.TransactionClient

/** Takes the words of an entry or a message that is gone out of the proposals made from it. What was applied stands. */
export async function forgetQuotesOf(tx: Tx, userId: string, sourceId: string): Promise<void> {
  await forgetQuotes(tx, userId, await proposalsOf(tx, userId, sourceId))
}

/** The same for messages that are about to be deleted: one conversation's, or all of the user's. */
export async function forgetMessageQuotes(tx: Tx, userId: string, conversationId: string | undefined): Promise<void> {
  const rows = await tx.proposal.findMany({ where: { userId, sourceKind: 'message' } })
  const messages = await readOwn(
    userId,
    rows.flatMap(({ sourceId }) => sourceId ?? []),
    (where) => tx.chatMessage.findMany({ where, select: { id: true, userId: true, conversationId: true } }),
  )
  const doomed = new Set(
    messages.filter((one) => conversationId === undefined || one.conversationId === conversationId).map(({ id }) => id),
  )
  await forgetQuotes(
    tx,
    userId,
    rows.filter(({ sourceId }) => sourceId !== null && doomed.has(sourceId)),
  )
}

/** Blanks the quotes of proposals, and of the values that they logged; those that still wait for an answer expire. */
async function forgetQuotes(tx: Tx, userId: string, rows: readonly ProposalRow[]): Promise<void> {
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  await tx.proposal.updateMany({ where: { id: { in: ids }, status: 'proposed' }, data: { status: 'expired' } })
  await tx.proposal.updateMany({ where: { id: { in: ids } }, data: { quote: '', ask: Prisma.DbNull } })
  const values = rows.flatMap(({ resultKind, resultId }) => (resultKind === 'value' && resultId ? [resultId] : []))
  for (const value of await readOwn(userId, values, (where) => tx.datapoint.findMany({ where }))) {
    if (value.ref === null) continue
    const ref = { ...(value.ref as Prisma.JsonObject), quote: '' }
    await tx.datapoint.update({ where: { id: value.id }, data: { ref } })
  }
}

/** Expires what was proposed from an entry and not answered: it has been written anew. */
export async function expireProposals(tx: Tx, userId: string, sourceId: string): Promise<void> {
  const ids = (await proposalsOf(tx, userId, sourceId)).map(({ id }) => id)
  await tx.proposal.updateMany({ where: { id: { in: ids }, status: 'proposed' }, data: { status: 'expired' } })
}

async function proposalsOf(tx: Tx, userId: string, sourceId: string): Promise<ProposalRow[]> {
  const rows = await tx.proposal.findMany({ where: { sourceId } })
  return rows.filter((row) => row.userId === userId)
}
