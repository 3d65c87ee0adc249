import 'server-only'
import { z } from 'zod'
import { milestone } from '@/lib/contract/goal'
import { goalMeasure } from '@/lib/contract/measure'
import { pause } from '@/lib/contract/pause-schema'
import type { Prisma } from '@/prisma/generated/sqlite/client'

/** What every read of a goal takes along: its tags, in the user's order. */
export const withTags = { tags: { select: { label: true }, orderBy: { position: 'asc' } } } satisfies Prisma.GoalInclude

/** A goal as its row has it. What is shown of a rhythm is reckoned from it (`standingAt`). */
export type StoredGoal = Prisma.GoalGetPayload<{ include: typeof withTags }>

/** How milestones stand in their column. */
export const storedMilestones = z.array(milestone)

/** How a measure stands in its column. */
export const storedMeasure = goalMeasure.nullable()

/** How past pauses stand in their column. */
export const storedPauses = z
  .array(pause)
  .nullable()
  .transform((pauses) => pauses ?? [])
