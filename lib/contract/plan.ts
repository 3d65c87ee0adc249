import { z } from 'zod'
import { limits } from './limits'
import { planMessages } from './messages/plans'
import { paging } from './paging'
import { calendarDate, optionalText, reference, requiredText } from './text'

export const planStatuses = ['active', 'held', 'closed'] as const
export const planOutcomes = ['held', 'noCue', 'notDone'] as const
export type PlanOutcome = (typeof planOutcomes)[number]
export const planParts = ['cue', 'action', 'obstacle'] as const

/** What the code makes of one part of a plan. It advises, and refuses nothing. */
export const planCheck = z.object({ part: z.enum(planParts), ok: z.boolean(), words: z.string() })
export type PlanCheck = z.infer<typeof planCheck>

/** How a plan went on one of the user's days. */
export const planDay = z.object({ date: z.string(), outcome: z.enum(planOutcomes) })

/** "If `cue`, then `action`; if `obstacle`, then `ifObstacle`", with what became of it day by day, oldest first. */
export const plan = z.object({
  id: z.string(),
  goalId: z.string(),
  cue: z.string(),
  action: z.string(),
  obstacle: z.string(),
  ifObstacle: z.string(),
  startsOn: z.string(),
  /** When it is time to ask whether the plan serves. */
  reviewOn: z.string(),
  status: z.enum(planStatuses),
  outcomes: z.array(planDay),
  checks: z.array(planCheck),
  createdAt: z.iso.datetime(),
})
export type Plan = z.infer<typeof plan>

const fields = {
  cue: requiredText(limits.planPart, planMessages.field.planCueRequired),
  action: requiredText(limits.planPart, planMessages.field.planActionRequired),
  obstacle: z.string().trim().pipe(optionalText(limits.planPart)),
  ifObstacle: z.string().trim().pipe(optionalText(limits.planPart)),
  startsOn: calendarDate,
  reviewOn: calendarDate,
}

/** POST /api/plans. It starts today and is reviewed after seven days unless it says otherwise. */
export const newPlan = z.object({
  goalId: reference,
  cue: fields.cue,
  action: fields.action,
  obstacle: fields.obstacle.optional(),
  ifObstacle: fields.ifObstacle.optional(),
  startsOn: fields.startsOn.optional(),
  reviewOn: fields.reviewOn.optional(),
})
export type NewPlan = z.input<typeof newPlan>

const written = z.string().trim().pipe(optionalText(limits.planPart)).default('')

/** POST /api/plans/check: a plan as far as it is written. */
export const planToCheck = z.object({ cue: written, action: written, obstacle: written, ifObstacle: written })

/** PATCH /api/plans/{id}: only what is sent changes. */
export const planPatch = z.object({ ...fields, status: z.enum(planStatuses) }).partial()
export type PlanPatch = z.input<typeof planPatch>

/** POST /api/plans/{id}/outcomes: a second one of a date takes the place of the first, null takes it back. */
export const newPlanDay = z.object({ date: calendarDate, outcome: z.enum(planOutcomes).nullable() })

/** The query of GET /api/plans. */
export const planFilter = z.object({
  goalId: reference.optional(),
  status: z.enum(planStatuses).optional(),
  ...paging(),
})

/** What stood in the way before, in the person's own words. */
export const obstacleOffer = z.object({
  obstacle: z.string(),
  quote: z.string(),
  ref: z.object({ kind: z.enum(['journal', 'response']), id: z.string() }),
  date: z.string(),
})
export type ObstacleOffer = z.infer<typeof obstacleOffer>
