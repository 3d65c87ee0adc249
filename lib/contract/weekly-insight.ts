import { z } from 'zod'
import { coachSources } from './chat'

/**
 * Where a claim comes from: the field (and its line) that makes it, and verbatim quotes of what it rests on. A claim
 * whose sources have been deleted or rewritten since stays in the list with no refs left.
 */
export const evidence = z.object({
  field: z.string(),
  index: z.int().nullable(),
  refs: z.array(z.object({ kind: z.enum(['journal', 'goal', 'message']), id: z.string(), quote: z.string() })),
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
  evidence: z.array(evidence),
})
export type WeeklyInsight = z.infer<typeof weeklyInsight>

/** What an engine words of a week. */
export const weeklyInsightDraft = weeklyInsight.omit({
  id: true,
  weekStart: true,
  source: true,
  model: true,
  generatedAt: true,
})
export type WeeklyInsightDraft = z.infer<typeof weeklyInsightDraft>

/** The lists of a weekly insight whose every line rests on evidence. */
export const claimFields = ['achievements', 'challenges', 'recommendations', 'nextWeekFocus'] as const
