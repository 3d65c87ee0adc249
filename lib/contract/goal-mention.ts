import { z } from 'zod'

/** A place where the user wrote of a goal: in an entry, or to the coach. `quote` is the sentence, cut where it is long. */
export const goalMention = z.object({
  ref: z.object({ kind: z.enum(['journal', 'message']), id: z.string() }),
  date: z.iso.date(),
  quote: z.string(),
})
export type GoalMention = z.infer<typeof goalMention>
