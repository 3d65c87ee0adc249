import { z } from 'zod'

/** What health and readiness answer while all is well. */
export const status = z.object({ status: z.literal('ok') })
