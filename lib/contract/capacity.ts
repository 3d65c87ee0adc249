import { z } from 'zod'
import { calendarDate } from './text'

/**
 * What a user's own dated goals say of a date: `goals` that were done took `times` (to one place, the median) the days
 * given to them. Chances are 0–1, to two places. `later` is the first day with a better one, null where the date asked for
 * has it already or no day in sight has.
 */
export const capacity = z.object({
  goals: z.int(),
  times: z.number(),
  chance: z.number(),
  later: z.object({ date: z.iso.date(), chance: z.number() }).nullable(),
})
export type Capacity = z.infer<typeof capacity>

/** GET /api/goals/capacity: null before five dated goals are done. */
export const capacityAnswer = z.object({ capacity: capacity.nullable() })

/** `given` is the date that was first meant, where another is asked about now; `goalId` the goal whose date is moved. */
export const capacityQuery = z.object({
  targetDate: calendarDate,
  given: calendarDate.optional(),
  goalId: z.string().max(100).optional(),
})
