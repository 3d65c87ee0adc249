import { z } from 'zod'
import { reference } from './text'

/** A place where the user wrote of a goal: in an entry, or to the coach. `quote` is the sentence, cut where it is long. */
export const goalMention = z.object({
  ref: z.object({ kind: z.enum(['journal', 'message']), id: z.string() }),
  /** Where the message stands. */
  conversation: z.object({ id: z.string(), title: z.string(), isArchived: z.boolean() }).optional(),
  date: z.iso.date(),
  quote: z.string(),
})
export type GoalMention = z.infer<typeof goalMention>

/** PATCH /api/goals/{id}/mentions: whether what reads as being of a goal is. */
export const mentionVerdict = z.object({ refId: reference, isAbout: z.boolean() })
export type MentionVerdict = z.output<typeof mentionVerdict>
