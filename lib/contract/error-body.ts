import { z } from 'zod'
import { coachFailures } from './coach-failure'
import { type ErrorCode, errorStatus } from './error'

/** The body of every answer that is not a success, as a schema. */
export const errorBody = z.object({
  error: z.string(),
  code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
  fields: z.record(z.string(), z.array(z.string())).optional(),
  requestId: z.string().optional(),
  current: z.unknown().optional(),
  proposal: z.unknown().optional(),
  reason: z.enum(coachFailures).optional(),
})
