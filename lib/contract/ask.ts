import { z } from 'zod'
import { limits } from './limits'
import { amount } from './measure'
import { calendarDate, reference } from './text'

export const askKinds = ['value', 'milestones', 'share'] as const

/**
 * What the coach asks back, in place, when an answer leaves open how far a goal has come. A `value` is a reading: the
 * total so far, the level now. One option leaves everything as it is.
 */
export const ask = z.object({
  /** Null in a proposal, which is answered by applying it. */
  responseId: z.string().nullable(),
  words: z.string(),
  /** What it asks back about, in the person's own words; absent in a proposal, which has its quote. */
  said: z.string().optional(),
  kind: z.enum(askKinds),
  unit: z.string().nullable(),
  options: z.array(
    z.object({
      label: z.string(),
      progress: z.int().optional(),
      value: z.number().optional(),
      /** The day that a value was told of, where that is not today. */
      date: z.string().optional(),
      milestoneIds: z.array(z.string()).optional(),
    }),
  ),
})
export type Ask = z.infer<typeof ask>

/** What answers an `Ask`: exactly one of the three, a value with its day. */
export const confirmation = z
  .object({
    responseId: reference,
    progress: z.int().min(0).max(100).optional(),
    value: amount.optional(),
    /** The day of a value; today without it. */
    date: calendarDate.optional(),
    milestoneIds: z.array(reference).max(limits.milestones).optional(),
  })
  .refine((sent) => [sent.progress, sent.value, sent.milestoneIds].filter((one) => one !== undefined).length === 1, {
    error: 'Must have one of progress, value and milestoneIds',
  })
export type Confirmation = z.output<typeof confirmation>
