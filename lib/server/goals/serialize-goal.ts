import 'server-only'
import type { Domain } from '@/lib/contract/domains'
import type { Goal, ProgressEvent } from '@/lib/contract/goal'
import type { RhythmStanding } from '@/lib/contract/measure'
import type { HotColumns } from '@/lib/server/db/hot-rows'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { datesBeforeOf } from './dates-before'
import { type StoredGoal, storedMeasure, storedMilestones, storedPauses } from './stored-goal'

/** A goal as it stands by now: `standingAt` makes it of a row. */
export type GoalRow = StoredGoal & { rhythm: RhythmStanding | null }

/** What a list reads of a goal, without its user, who is known. */
export const goalColumns = {
  id: 'text',
  title: 'text',
  description: 'text',
  domain: 'text',
  targetDate: 'text?',
  datesBefore: 'json?',
  progress: 'number',
  milestones: 'json',
  measure: 'json?',
  reading: 'number?',
  tally: 'json?',
  isCompleted: 'boolean',
  completedAt: 'iso?',
  completionNotes: 'text',
  pausedAt: 'iso?',
  pausedUntil: 'text?',
  pauses: 'json?',
  droppedAt: 'iso?',
  closingNote: 'text',
  progressNotes: 'text',
  neverSend: 'boolean',
  version: 'number',
  createdAt: 'iso',
  updatedAt: 'iso',
  tags: 'texts',
} as const satisfies HotColumns

/** The goal as the contract shows it. */
export function serializeGoal(row: GoalRow): Goal {
  return {
    id: row.id,
    userId: row.userId,
    title: row.title,
    description: row.description,
    domain: row.domain as Domain,
    targetDate: row.targetDate,
    ...shownDates(row),
    progress: row.progress,
    tags: row.tags.map((tag) => tag.label),
    milestones: storedMilestones.parse(row.milestones),
    measure: storedMeasure.parse(row.measure),
    reading: row.reading,
    rhythm: row.rhythm,
    isCompleted: row.isCompleted,
    completedAt: row.completedAt?.toISOString() ?? null,
    completionNotes: row.completionNotes,
    pausedAt: row.pausedAt?.toISOString() ?? null,
    pausedUntil: row.pausedUntil,
    pauses: storedPauses.parse(row.pauses),
    droppedAt: row.droppedAt?.toISOString() ?? null,
    closingNote: row.closingNote,
    progressNotes: row.progressNotes,
    neverSend: row.neverSend,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** The dates that a goal had before, of one that had any. */
export function shownDates(row: Pick<StoredGoal, 'datesBefore'>): Pick<Goal, 'datesBefore'> {
  const dates = datesBeforeOf(row)
  return dates.length > 0 ? { datesBefore: [...dates] } : {}
}

/** A goal as lists carry it: as the contract shows it, with the version that tells its states apart. */
export type ListedGoal = Goal & { version: number }

export function listedGoal(row: GoalRow): ListedGoal {
  return { ...serializeGoal(row), version: row.version }
}

/** A listed goal as the contract shows it. */
export function withoutVersion({ version: _, ...shown }: ListedGoal): Goal {
  return shown
}

type ProgressEventRow = Omit<Prisma.ProgressEventGetPayload<object>, 'userId'>

/** A ledger entry as the contract shows it. */
export function serializeProgressEvent(row: ProgressEventRow): ProgressEvent {
  return {
    id: row.id,
    goalId: row.goalId,
    at: row.at.toISOString(),
    oldProgress: row.oldProgress,
    newProgress: row.newProgress,
    reasoning: row.reasoning,
    source: row.source as ProgressEvent['source'],
    ...(row.takenBackAt && { takenBackAt: row.takenBackAt.toISOString() }),
  }
}
