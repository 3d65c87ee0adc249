import 'server-only'
import type { z } from 'zod'
import type { proposalFilter } from '@/lib/contract/proposal'
import { db } from '@/lib/server/db/client'
import { afterCursor, orderBy, type Page, toPage } from '@/lib/server/db/keyset'
import { notFound } from '@/lib/server/errors'
import type { GoalRow } from '@/lib/server/goals/serialize-goal'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { canUndoGoalChange } from '@/lib/server/verbs/goal-state'
import { type ProposalRow, resultOf, WAITS_MS } from './serialize-proposal'

const newestFirst = { column: 'createdAt', direction: 'desc' } as const

/** A page of the user's proposals of one status, newest first. */
export async function listProposals(
  user: UserRow,
  { status, limit, cursor }: z.output<typeof proposalFilter>,
): Promise<Page<ProposalRow>> {
  const over = new Date(Date.now() - WAITS_MS)
  const rows = await db.proposal.findMany({
    where: {
      userId: user.id,
      AND: [
        status === 'proposed' ? { status, createdAt: { gt: over } } : {},
        status === 'expired' ? { OR: [{ status }, { status: 'proposed', createdAt: { lte: over } }] } : { status },
        afterCursor(newestFirst, cursor),
      ],
    },
    orderBy: orderBy(newestFirst),
    take: limit + 1,
  })
  return toPage(rows, limit, newestFirst)
}

/** The last act of a response on a goal, where it can still be undone. */
export async function lastAct(user: UserRow, goal: GoalRow): Promise<{ id: string; sourceId: string | null } | null> {
  const row = await db.proposal.findFirst({
    where: { userId: user.id, status: 'applied', sourceKind: 'response', resultId: goal.id },
    orderBy: { createdAt: 'desc' },
  })
  const result = row && resultOf(row)
  if (!row || !result) return null
  const { before, after } = row
  return (await canUndoGoalChange(goal, { result, before, after })) ? row : null
}

/** @throws AppError `not_found` */
export async function getProposal(user: UserRow, id: string): Promise<ProposalRow> {
  const row = await db.proposal.findFirst({ where: { id, userId: user.id } })
  if (!row) throw notFound()
  return row
}
