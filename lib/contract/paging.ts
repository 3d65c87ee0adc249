import { z } from 'zod'
import { limits } from './limits'

/** The query of every list endpoint: how many, and after which row. */
export function paging(defaultLimit: number = limits.pageSize.default) {
  const { min, max } = limits.pageSize
  const error = `Must be a whole number from ${min} to ${max}`
  return {
    limit: z
      .string()
      .regex(/^\d{1,3}$/, { error })
      .transform(Number)
      .pipe(z.int().min(min, { error }).max(max, { error }))
      .default(defaultLimit),
    cursor: z.string().max(200).optional(),
  }
}
