import 'server-only'
import { z } from 'zod'
import { guidance } from '@/lib/contract/coach'
import { progressUpdate } from '@/lib/contract/goal'
import { limits } from '@/lib/contract/limits'

const sentence = z.string().trim().min(1).max(1_000)

/** A judgement. A number out of range or in quotation marks is no judgement, nor is one without a reason. */
export const progressAnswer = z.object({
  newProgress: progressUpdate.shape.newProgress.min(limits.progress.min).max(limits.progress.max),
  reasoning: sentence,
})

export const descriptionAnswer = z.object({ description: z.string().trim().min(1).max(limits.description) })

export const guidanceAnswer = guidance.extend({
  questions: z.array(sentence).min(1).max(8),
  suggestions: z.array(sentence).min(1).max(8),
  improvedDescription: descriptionAnswer.shape.description,
})
