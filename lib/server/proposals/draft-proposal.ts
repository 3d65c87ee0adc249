import 'server-only'
import type { Ask } from '@/lib/contract/ask'
import { recordMessages } from '@/lib/contract/messages/record'
import { serverMessages } from '@/lib/contract/messages/server'
import type { Verb } from '@/lib/contract/proposal'
import { AppError, invalid } from '@/lib/server/errors'
import { newId } from '@/lib/server/ids'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { verbTable } from '@/lib/server/verbs/table'
import type { Origin, VerbDefinition } from '@/lib/server/verbs/verb'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { readInput } from './read-input'
import type { ProposalRow } from './serialize-proposal'

/** What somebody would have done, before it is a row. */
export type Draft = { verb: Verb; input: Record<string, unknown>; quote: string; ask?: Omit<Ask, 'responseId'> }

/** The text that drafts were read from: the newest message, or an entry just saved. */
export type SourceText = { kind: 'message' | 'journal'; id: string; text: string }

/**
 * A proposal as a row that is still to be stored.
 *
 * @throws AppError `validation_failed` for an input that the verb refuses, `not_found` for a row that is not the user's
 */
export async function draftProposal(
  user: UserRow,
  verb: Verb,
  sent: Record<string, unknown>,
  origin: Origin,
  ask?: Draft['ask'],
): Promise<ProposalRow> {
  const { input } = readInput(verb, sent)
  const { title, diff } = await (verbTable[verb] as VerbDefinition<Verb>).preview(user, input)
  return {
    ...newProposalRow(user, verb, origin),
    title,
    diff,
    input: input as Prisma.JsonObject,
    ask: ask ? { ...ask, responseId: null } : null,
  }
}

/** An open proposal of which nothing is known yet but where it comes from. */
export function newProposalRow(user: UserRow, verb: Verb, origin: Origin): ProposalRow {
  return {
    id: newId(),
    userId: user.id,
    verb,
    title: '',
    diff: [],
    input: {},
    before: null,
    after: null,
    ask: null,
    status: 'proposed',
    sourceKind: origin.kind,
    sourceId: origin.id,
    quote: origin.quote,
    replyId: null,
    resultKind: null,
    resultId: null,
    createdAt: new Date(),
    appliedAt: null,
  }
}

/**
 * The proposals that a text gave rise to, as rows still to be stored, in the drafts' order. What `draftFrom` refuses is
 * dropped.
 */
export async function draftsFrom(user: UserRow, source: SourceText, drafts: readonly Draft[]): Promise<ProposalRow[]> {
  const rows: ProposalRow[] = []
  for (const draft of drafts) {
    try {
      rows.push(await draftFrom(user, source, draft))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
    }
  }
  return rows
}

/**
 * One proposal that a text gave rise to. Its quote must stand in the text word for word: so nothing that merely lies in
 * the record, or in a model's mind, becomes a proposal.
 *
 * @throws AppError `validation_failed` for a quote that is not there, an input that the record cannot take, or one that
 * would change nothing, `not_found` for a row that is not the user's
 */
export async function draftFrom(
  user: UserRow,
  { kind, id, text }: SourceText,
  { verb, input, quote, ask }: Draft,
): Promise<ProposalRow> {
  if (quote.trim() === '' || !text.includes(quote)) throw invalid({ quote: [recordMessages.field.quoteElsewhere] })
  const row = await draftProposal(user, verb, input, { kind, id, quote }, ask)
  if ((row.diff as unknown[]).length === 0 && !missing(row)) throw invalid({ input: [serverMessages.nothingToChange] })
  return row
}

function missing({ verb, input, ask }: ProposalRow): boolean {
  return ask !== null || readInput(verb as Verb, input as Record<string, unknown>).missing.length > 0
}

/** The rows as Prisma stores them. */
export function proposalData({ diff, input, before, after, ask, ...row }: ProposalRow) {
  return {
    ...row,
    diff: diff as Prisma.InputJsonValue,
    input: input as Prisma.InputJsonValue,
    before: (before ?? undefined) as Prisma.InputJsonValue | undefined,
    after: (after ?? undefined) as Prisma.InputJsonValue | undefined,
    ask: (ask ?? undefined) as Prisma.InputJsonValue | undefined,
  } satisfies Prisma.ProposalUncheckedCreateInput
}
