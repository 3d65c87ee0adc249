import 'server-only'
import { z } from 'zod'
import { goalAnalysisDraft } from '@/lib/contract/goal-analysis'
import { limits } from '@/lib/contract/limits'
import { weeklyInsightDraft } from '@/lib/contract/weekly-insight'

const sentence = z.string().trim().min(1).max(1_000)

export const descriptionAnswer = z.object({ description: z.string().trim().min(1).max(limits.description) })

/** A coach as the profile can store it. */
export const coachAnswer = z.object({
  style: z.string().trim().min(1).max(limits.coachStyle),
  prompt: z.string().trim().min(1).max(limits.coachPrompt),
})

/** How the goal is counted, what is open and words of help are never the model’s to write. */
export const guidanceAnswer = z.object({
  questions: z.array(sentence).min(1).max(8),
  suggestions: z.array(sentence).min(1).max(8),
  improvedDescription: descriptionAnswer.shape.description,
})

const lines = z.array(sentence).max(8)
const paragraph = z.string().trim().min(1).max(4_000)

/** What a model says of a goal. Whether it is true is checked against the record afterwards. */
export const analysisAnswer = goalAnalysisDraft.extend({ analysis: paragraph, suggestions: lines.min(1) })

/** What a model says of a week. Whether it is true is checked against the record afterwards. */
export const weekAnswer = weeklyInsightDraft.extend({
  summary: paragraph,
  achievements: lines,
  challenges: lines,
  recommendations: lines,
  moodTrends: paragraph,
  goalProgress: paragraph,
  nextWeekFocus: lines,
})
