import { z } from 'zod'
import { ask } from './ask'
import { careLevel } from './care'
import { goal, goalPatch } from './goal'
import { limits } from './limits'
import { insightMessages } from './messages/insights'
import { paging } from './paging'
import { reference, requiredText } from './text'

export const insightTypes = ['goal_analysis'] as const

/** The goal fields that a response may change, and did. */
export const appliedUpdates = goalPatch
  .pick({
    title: true,
    description: true,
    progress: true,
    progressNotes: true,
    isCompleted: true,
    completionNotes: true,
  })
  .extend({ completedAt: z.iso.datetime().nullish() })

export const insightResponse = z.object({
  id: z.string(),
  goalId: z.string(),
  insightType: z.enum(insightTypes),
  createdAt: z.iso.datetime(),
  parsedData: z.object({ response: z.string(), appliedUpdates: z.record(z.string(), z.unknown()) }),
  /** What the coach asked back, while it is open. */
  ask: ask.optional(),
  /** When what it did was taken back: it counts as no check-in. */
  takenBackAt: z.iso.datetime().optional(),
  /** In a list: the proposal whose undo takes back what it did, while the goal is still as it left it. */
  act: z.string().optional(),
})
export type InsightResponse = z.infer<typeof insightResponse>

/** What keeping a response answers. `care`, only where it is in crisis language: words of help to show with it. */
export const keptResponse = insightResponse.extend({ care: z.string().optional(), careLevel })
export type KeptResponse = z.infer<typeof keptResponse>

/** POST /api/insights/responses: keeps a response; what it names as applied is recorded, not applied. */
export const newInsightResponse = z.object({
  goalId: reference,
  insightType: z.enum(insightTypes),
  response: requiredText(limits.response, insightMessages.insightResponseRequired.description),
  appliedUpdates: appliedUpdates.optional(),
})
export type NewInsightResponse = z.input<typeof newInsightResponse>

/** POST /api/insights/goal/response: applies the updates and keeps the response. */
export const goalResponse = z.object({
  goalId: reference,
  responseText: requiredText(limits.response, insightMessages.insightResponseRequired.description),
  goalUpdates: goalPatch.pick({ title: true, description: true, progress: true }).optional(),
})
export type GoalResponse = z.input<typeof goalResponse>

/** `care`, only where the response is in crisis language: words of help to show with it. */
export const goalResponseAnswer = z.object({
  goal,
  response: insightResponse,
  care: z.string().optional(),
  careLevel,
})
export type GoalResponseAnswer = z.infer<typeof goalResponseAnswer>

/** The query of GET /api/insights/responses/{goalId}. */
export const responseFilter = z.object(paging())
