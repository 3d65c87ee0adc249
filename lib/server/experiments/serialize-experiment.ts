import 'server-only'
import { type Experiment, experiment } from '@/lib/contract/experiment'
import type { Prisma } from '@/prisma/generated/sqlite/client'

export type ExperimentRow = Prisma.ExperimentGetPayload<object>

export const storedDays = experiment.shape.days
const storedVerdict = experiment.shape.verdict

/** The experiment as the contract shows it. */
export function serializeExperiment(row: Omit<ExperimentRow, 'userId' | 'updatedAt'>): Experiment {
  return {
    id: row.id,
    goalId: row.goalId,
    question: row.question,
    action: row.action,
    outcome: row.outcome as Experiment['outcome'],
    seed: row.seed,
    days: storedDays.parse(row.days),
    startsOn: row.startsOn,
    endsOn: row.endsOn,
    status: row.status as Experiment['status'],
    verdict: storedVerdict.parse(row.verdict),
    createdAt: row.createdAt.toISOString(),
  }
}
