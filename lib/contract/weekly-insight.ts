import { z } from 'zod'
import { coachSources } from './chat'
import { calendarDate } from './text'

/**
 * Where a claim comes from: the field (and its line) that makes it, and verbatim quotes of what it rests on. A claim
 * whose sources have been deleted or rewritten since stays in the list with no refs left.
 */
export const evidence = z.object({
  field: z.string(),
  index: z.int().nullable(),
  refs: z.array(
    z.object({
      kind: z.enum(['journal', 'goal', 'message']),
      id: z.string(),
      quote: z.string(),
      /** Whether the quote ends within its sentence. */
      isCut: z.literal(true).optional(),
    }),
  ),
})
export type Evidence = z.infer<typeof evidence>
export type EvidenceRef = Evidence['refs'][number]

export const weeklyInsight = z.object({
  id: z.string(),
  /** First day of the user's week, a Monday. */
  weekStart: z.iso.date(),
  summary: z.string(),
  achievements: z.array(z.string()),
  challenges: z.array(z.string()),
  recommendations: z.array(z.string()),
  moodTrends: z.string(),
  goalProgress: z.string(),
  /** At most three. */
  nextWeekFocus: z.array(z.string()),
  source: z.enum(coachSources),
  /** The model that answered, where one did. */
  model: z.string().nullable(),
  generatedAt: z.iso.datetime(),
  /** Whether the week's data has changed since a model told of it. What the built-in coach says never is. */
  stale: z.boolean(),
  evidence: z.array(evidence),
})
export type WeeklyInsight = z.infer<typeof weeklyInsight>

/** Which week: the one that a date falls in, the current one when it is absent. */
export const weekQuery = z.object({ week: calendarDate.optional() })

/** What an engine words of a week. */
export const weeklyInsightDraft = weeklyInsight.omit({
  id: true,
  weekStart: true,
  source: true,
  model: true,
  generatedAt: true,
  stale: true,
})
export type WeeklyInsightDraft = z.infer<typeof weeklyInsightDraft>

/** The lists of a weekly insight whose every line rests on evidence. */
export const claimFields = ['achievements', 'challenges', 'recommendations', 'nextWeekFocus'] as const
