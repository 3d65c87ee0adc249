import 'server-only'
import type { z } from 'zod'
import type { newProposal } from '@/lib/contract/proposal'
import { db } from '@/lib/server/db/client'
import type { UserRow } from '@/lib/server/users/serialize-user'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { type Draft, draftProposal, draftsFrom, proposalData, type SourceText } from './draft-proposal'
import type { ProposalRow } from './serialize-proposal'

/**
 * Stores a proposal of a client's, the palette's or a screen's.
 *
 * @throws AppError `validation_failed` for what is sent and wrong, `not_found` for a row that is not the user's
 */
export async function propose(
  user: UserRow,
  { verb, input, source }: z.output<typeof newProposal>,
): Promise<ProposalRow> {
  const row = await draftProposal(user, verb, input, { kind: source, id: null, quote: '' })
  return db.proposal.create({ data: proposalData(row) })
}

/** Stores what a text gave rise to, and what of it was dropped is gone. */
export async function proposeFrom(user: UserRow, source: SourceText, drafts: readonly Draft[]): Promise<ProposalRow[]> {
  const rows = await draftsFrom(user, source, drafts)
  await storeProposals(db, rows)
  return rows
}

/** Stores drafted proposals, under the coach's message that shows them where there is one. */
export async function storeProposals(
  tx: Prisma.TransactionClient,
  rows: readonly ProposalRow[],
  replyId: string | null = null,
): Promise<void> {
  if (rows.length > 0) await tx.proposal.createMany({ data: rows.map((row) => ({ ...proposalData(row), replyId })) })
}
