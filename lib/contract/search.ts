import { z } from 'zod'
import { limits } from './limits'
import { text } from './text'

const { min, max, default: usual } = limits.searchHits
const limitError = `Must be a whole number from ${min} to ${max}`

/** The query of GET /api/search: words that must all stand in what is found, and how many hits of each kind. */
export const searchQuery = z.object({
  q: z.string({ error: 'Required' }).trim().min(1, { error: 'Required' }).pipe(text(limits.title)),
  limit: z
    .string()
    .regex(/^\d{1,3}$/, { error: limitError })
    .transform(Number)
    .pipe(z.int().min(min, { error: limitError }).max(max, { error: limitError }))
    .default(usual),
})

/** The query of GET /api/search/meant: what was searched for in vain, and in which rows; in all of them without `of`. */
export const meantQuery = searchQuery.pick({ q: true }).extend({ of: z.enum(['entries', 'messages']).optional() })

/** GET /api/search/meant: the search as it was meant, where a word of it is a slip; null where none is. */
export const searchMeant = z.object({ q: z.string().nullable() })
export type SearchMeant = z.infer<typeof searchMeant>

/** `excerpt` is the text around the first word found, on one line; `found` are the words it was found by, as they stand. */
const found = z.array(z.string())

const goalHit = z.object({
  kind: z.literal('goal'),
  id: z.string(),
  title: z.string(),
  excerpt: z.string(),
  found,
  isCompleted: z.boolean(),
})

const journalHit = z.object({
  kind: z.literal('journal'),
  id: z.string(),
  date: z.string(),
  mood: z.int(),
  excerpt: z.string(),
  found,
})

const messageHit = z.object({
  kind: z.literal('message'),
  id: z.string(),
  conversationId: z.string(),
  conversationTitle: z.string(),
  isArchived: z.boolean(),
  isFromUser: z.boolean(),
  /** What the coach was called that said it; null in the user's own, and where that was not noted. */
  coachName: z.string().nullable(),
  createdAt: z.iso.datetime(),
  excerpt: z.string(),
  found,
})

/** Goals first, then journal entries, then messages; each kind newest first. */
export const searchHit = z.discriminatedUnion('kind', [goalHit, journalHit, messageHit])
export type SearchHit = z.infer<typeof searchHit>
export type MessageHit = z.infer<typeof messageHit>
