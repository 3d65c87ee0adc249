import 'server-only'
import { readingWords } from '@/lib/contract/measure-words'
import type { Proposal, Verb } from '@/lib/contract/proposal'
import type { GoalRow } from '@/lib/server/goals/serialize-goal'
import { storedMeasure, storedMilestones } from '@/lib/server/goals/stored-goal'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { type GoalSnapshot, goalAct } from '@/lib/server/verbs/goal-state'
import { goalStatus } from '@/lib/server/verbs/goal-status'
import type { Origin } from '@/lib/server/verbs/verb'
import { change, changes } from '@/lib/server/verbs/words'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { newProposalRow, proposalData } from './draft-proposal'
import { serializeProposal } from './serialize-proposal'

/** What a check-in, a value or a tick has done to a goal, with how the goal stood before and after it. */
export type GoalAct = {
  verb: Extract<Verb, 'progress.log' | 'value.log' | 'milestone.tick' | 'goal.complete' | 'goal.reopen'>
  input: Prisma.InputJsonObject
  before: GoalSnapshot
  after: GoalSnapshot
  source: Origin
}

/**
 * Keeps a change of a goal's that has been made already, in the transaction that made it, as an applied proposal: what
 * its undo takes back is progress, ticks, values and completion, by one ledger entry. Words that were changed along with
 * it stay changed.
 */
export async function recordAct(
  tx: Prisma.TransactionClient,
  user: UserRow,
  { verb, input, before, after, source }: GoalAct,
): Promise<Proposal> {
  const { title, description, domain, targetDate, tags } = after.goal
  const kept = { ...before.goal, title, description, domain, targetDate, tags }
  const act = goalAct({ ...before, goal: kept }, after)
  const diff = diffOf(user, before.goal, after.goal)
  const words = diff.map(({ label, to }) => `${label.toLowerCase()} ${to}`).join(', ')
  const row = {
    ...newProposalRow(user, verb, source),
    title: words ? `${title}: ${words}` : title,
    diff,
    input: input as Prisma.JsonObject,
    before: act.before as Prisma.JsonObject,
    after: act.after as Prisma.JsonObject,
    status: 'applied',
    appliedAt: new Date(),
    resultKind: act.result.kind,
    resultId: act.result.id,
  }
  return serializeProposal(await tx.proposal.create({ data: proposalData(row) }))
}

function diffOf(user: UserRow, before: GoalRow, after: GoalRow): Proposal['diff'] {
  const reading = ({ measure, reading }: GoalRow) => {
    const counted = storedMeasure.parse(measure)
    return (
      counted && (counted.kind === 'rhythm' ? String(reading ?? 0) : readingWords(counted, reading ?? counted.start))
    )
  }
  const done = new Map(storedMilestones.parse(before.milestones).map(({ id, isCompleted }) => [id, isCompleted]))
  const word = (isCompleted: boolean | undefined) => (isCompleted ? 'done' : 'open')
  return changes(
    change('reading', 'Counted', reading(before), reading(after)),
    change('progress', 'Progress', `${before.progress}%`, `${after.progress}%`),
    ...storedMilestones
      .parse(after.milestones)
      .map(({ id, title, isCompleted }) => change(`milestone ${id}`, title, word(done.get(id)), word(isCompleted))),
    change('isCompleted', 'Status', goalStatus(user, before), goalStatus(user, after)),
  )
}
