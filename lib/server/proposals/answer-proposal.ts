import 'server-only'
import { serverMessages } from '@/lib/contract/messages/server'
import { type Proposal, proposal, type Verb } from '@/lib/contract/proposal'
import type { VerbInput } from '@/lib/contract/verb-inputs'
import { userTransaction } from '@/lib/server/db/user-transaction'
import { AppError } from '@/lib/server/errors'
import { takeBackResponse } from '@/lib/server/goals/take-back'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { verbTable } from '@/lib/server/verbs/table'
import type { Preview, VerbDefinition } from '@/lib/server/verbs/verb'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { getProposal } from './find-proposals'
import { readWholeInput } from './read-input'
import { type ProposalRow, resultOf, serializeProposal, statusOf } from './serialize-proposal'

type Input = Record<string, unknown>

/**
 * Does what is proposed, once: a second time answers what the first one did. An input that is sent replaces the proposed
 * one whole, and remakes what is shown.
 *
 * @throws AppError `not_found`; `validation_failed` for an input that is wrong or lacks something; `conflict` where the
 * proposal was dismissed, taken back or has expired, or where the record is no longer as its `from`s say
 */
export function applyProposal(user: UserRow, id: string, sent: Input | undefined): Promise<ProposalRow> {
  return userTransaction(user.id, async (tx) => {
    const row = await getProposal(user, id)
    const status = statusOf(row)
    if (status === 'applied') return row
    const verb = verbOf(row)
    const current = () => verb.current(user, row.input as Input)
    if (status !== 'proposed') throw refused(row, serverMessages.proposalClosed, await current())
    const input = readWholeInput(row.verb as Verb, sent ?? (row.input as Input)) as VerbInput<Verb>
    const { title, diff } = await previewNow(user, row, input)
    if (isSameTarget(row.input as Input, input) && hasMoved(storedDiff.parse(row.diff), diff, sent !== undefined)) {
      throw refused(row, serverMessages.recordMoved, await current())
    }
    const act = await withProposal(row, verb.apply(user, input, serializeProposal(row).source))
    return tx.proposal.update({
      where: { id, userId: user.id },
      data: {
        title,
        diff,
        input: input as Prisma.InputJsonObject,
        status: 'applied',
        appliedAt: new Date(),
        before: act.before ?? undefined,
        after: act.after,
        resultKind: act.result.kind,
        resultId: act.result.id,
      },
    })
  })
}

/**
 * Says no to a proposal.
 *
 * @throws AppError `not_found`, or `conflict` where it is no longer open
 */
export function dismissProposal(user: UserRow, id: string): Promise<ProposalRow> {
  return userTransaction(user.id, async (tx) => {
    const row = await getProposal(user, id)
    const status = statusOf(row)
    if (status === 'dismissed') return row
    if (status !== 'proposed') {
      throw refused(row, serverMessages.proposalClosed, await verbOf(row).current(user, row.input as Input))
    }
    return tx.proposal.update({ where: { id, userId: user.id }, data: { status: 'dismissed' } })
  })
}

/**
 * Takes back what a proposal did, while the row is still as it left it.
 *
 * @throws AppError `not_found`, or `conflict` where it was never applied or the row has changed since
 */
export function undoProposal(user: UserRow, id: string): Promise<ProposalRow> {
  return userTransaction(user.id, async (tx) => {
    const row = await getProposal(user, id)
    if (row.status === 'undone') return row
    const result = resultOf(row)
    const verb = verbOf(row)
    if (row.status !== 'applied' || !result) {
      throw refused(row, serverMessages.neverApplied, await verb.current(user, row.input as Input))
    }
    await withProposal(row, verb.undo(user, { result, before: row.before, after: row.after }))
    if (row.sourceKind === 'response' && row.sourceId) await takeBackResponse(tx, user, row.sourceId)
    return tx.proposal.update({ where: { id, userId: user.id }, data: { status: 'undone' } })
  })
}

const storedDiff = proposal.shape.diff

function verbOf({ verb }: ProposalRow): VerbDefinition<Verb> {
  return verbTable[verb as Verb] as VerbDefinition<Verb>
}

/** How the input reads by now. What it names was there when it was proposed: where it is not any more, that is a conflict. */
async function previewNow(user: UserRow, row: ProposalRow, input: VerbInput<Verb>): Promise<Preview> {
  try {
    return await withProposal(row, verbOf(row).preview(user, input))
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not_found' || !isSameTarget(row.input as Input, input))
      throw error
    throw refused(row, serverMessages.recordMoved, await verbOf(row).current(user, input))
  }
}

/** Whether an input is still about the row that was proposed; a new one is anyone's to choose. */
function isSameTarget(stored: Input, sent: Input): boolean {
  return ['goalId', 'reminderId', 'planId', 'experimentId', 'memoryId'].every((field) => stored[field] === sent[field])
}

/**
 * Whether a line starts from something else by now, is there no more since the record already is as it says, or would be
 * done though it was not shown; with an input of the person's own, which may leave lines out or add some, only the former.
 */
function hasMoved(shown: Proposal['diff'], now: Proposal['diff'], isOwn: boolean): boolean {
  if (!isOwn && now.some(({ field }) => !shown.some((one) => one.field === field))) return true
  return shown.some(({ field, from }) => {
    const line = now.find((one) => one.field === field)
    return line ? line.from !== from : from !== null && !isOwn
  })
}

function refused(row: ProposalRow, message: string, current: unknown): AppError {
  return new AppError('conflict', message, { current, proposal: serializeProposal(row) })
}

/** Adds the proposal to a conflict that the verb found. */
async function withProposal<T>(row: ProposalRow, done: Promise<T>): Promise<T> {
  try {
    return await done
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict') throw refused(row, error.message, error.current)
    throw error
  }
}
