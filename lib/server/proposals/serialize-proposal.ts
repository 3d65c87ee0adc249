import 'server-only'
import { type AppliedProposal, type Proposal, proposal, type Verb } from '@/lib/contract/proposal'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { missingFields } from './read-input'

export type ProposalRow = Prisma.ProposalGetPayload<object>

/** How long a proposal waits for an answer. */
export const WAITS_MS = 7 * 86_400_000

const storedDiff = proposal.shape.diff
const storedInput = proposal.shape.input
const storedAsk = proposal.shape.ask

/** What became of a proposal: one that was not answered in its time has expired. */
export function statusOf({ status, createdAt }: Pick<ProposalRow, 'status' | 'createdAt'>): Proposal['status'] {
  const isOver = status === 'proposed' && createdAt.getTime() <= Date.now() - WAITS_MS
  return isOver ? 'expired' : (status as Proposal['status'])
}

/** The proposal as the contract shows it. */
export function serializeProposal(row: Omit<ProposalRow, 'userId' | 'before' | 'after' | 'replyId'>): Proposal {
  const verb = row.verb as Verb
  const status = statusOf(row)
  const input = storedInput.parse(row.input)
  const missing = status === 'proposed' ? missingFields(verb, input) : []
  const ask = row.ask === null ? undefined : storedAsk.parse(row.ask)
  return {
    id: row.id,
    verb,
    title: row.title,
    diff: storedDiff.parse(row.diff),
    input,
    status,
    source: { kind: row.sourceKind as Proposal['source']['kind'], id: row.sourceId, quote: row.quote },
    result: resultOf(row),
    ...(missing.length > 0 && { missing }),
    ...(ask && status === 'proposed' && { ask }),
    createdAt: row.createdAt.toISOString(),
    appliedAt: row.appliedAt?.toISOString() ?? null,
  }
}

/** The answer of whoever decides on it. */
export function serializeAnswered(row: ProposalRow): AppliedProposal {
  return { proposal: serializeProposal(row), result: resultOf(row) }
}

/** The row that applying it made or changed. */
export function resultOf({ resultKind, resultId }: Pick<ProposalRow, 'resultKind' | 'resultId'>): Proposal['result'] {
  return resultKind && resultId ? { kind: resultKind as NonNullable<Proposal['result']>['kind'], id: resultId } : null
}
