import 'server-only'
import { z } from 'zod'
import type { Domain } from '@/lib/contract/domains'
import { type Goal, milestone, type ProgressEvent } from '@/lib/contract/goal'
import { measure } from '@/lib/contract/measure'
import type { Prisma } from '@/prisma/generated/sqlite/client'

/** What every read of a goal takes along: its tags, in the user's order. */
export const withTags = { tags: { select: { label: true }, orderBy: { position: 'asc' } } } satisfies Prisma.GoalInclude

export type GoalRow = Prisma.GoalGetPayload<{ include: typeof withTags }>

/** How milestones stand in their column. */
export const storedMilestones = z.array(milestone)

/** How a measure stands in its column. */
export const storedMeasure = measure.nullable()

/** The goal as the contract shows it. */
export function serializeGoal(row: GoalRow): Goal {
  return {
    id: row.id,
    userId: row.userId,
    title: row.title,
    description: row.description,
    domain: row.domain as Domain,
    targetDate: row.targetDate,
    progress: row.progress,
    tags: row.tags.map((tag) => tag.label),
    milestones: storedMilestones.parse(row.milestones),
    measure: storedMeasure.parse(row.measure),
    reading: row.reading,
    isCompleted: row.isCompleted,
    completedAt: row.completedAt?.toISOString() ?? null,
    completionNotes: row.completionNotes,
    progressNotes: row.progressNotes,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
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
  }
}
