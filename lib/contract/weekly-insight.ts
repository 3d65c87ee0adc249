import { z } from 'zod'
import { coachSources } from './chat'

/** Where a claim comes from: the field (and its line) that makes it, and verbatim quotes of what it rests on. */
export const evidence = z.object({
  field: z.string(),
  index: z.int().nullable(),
  refs: z.array(z.object({ kind: z.enum(['journal', 'goal', 'message']), id: z.string(), quote: z.string() })),
})
export type Evidence = z.infer<typeof evidence>

export const weeklyInsight = z.object({
  id: z.string(),
  /** First day of the user's week. */
  weekStart: z.iso.date(),
  summary: z.string(),
  achievements: z.array(z.string()),
  challenges: z.array(z.string()),
  recommendations: z.array(z.string()),
  moodTrends: z.string(),
  goalProgress: z.string(),
  nextWeekFocus: z.array(z.string()),
  source: z.enum(coachSources),
  generatedAt: z.iso.datetime(),
  evidence: z.array(evidence),
})
export type WeeklyInsight = z.infer<typeof weeklyInsight>
