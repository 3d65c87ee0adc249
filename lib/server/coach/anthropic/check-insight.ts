import 'server-only'
import type Anthropic from '@anthropic-ai/sdk'
import type { CoachCall } from '../coach'
import type { InsightCheckContext } from '../context'
import type { Finding } from '../fact-check/finding'
import { insightCheckPrompt } from '../prompts/insight-check-prompt'
import type { ModelSettings } from './client'
import { coachUnavailable } from './model-fault'
import { findingsIn } from './read-findings'
import { streamedRound } from './stream-round'

/** A week has some thirty sentences, each with the lines that decide it. */
const MAX_TOKENS = 6_000

/**
 * Has a model check the insight that it gave, by all that it was told for it: nothing has to be looked up, and so it is
 * one request. Throws AppError `coach_unavailable`.
 */
export async function checkInsight(
  client: Anthropic,
  settings: ModelSettings,
  context: InsightCheckContext,
  call: CoachCall,
): Promise<Finding[]> {
  const { system, messages, task } = insightCheckPrompt(context)
  call.onSent?.([{ kind: 'check', text: task }])
  try {
    const request = {
      feature: 'check-insight',
      system,
      messages,
      tools: [],
      isLast: true,
      maxTokens: MAX_TOKENS,
    } as const
    const { text } = await streamedRound(client, settings, request, call)
    return findingsIn(text)
  } catch (error) {
    throw coachUnavailable(error)
  }
}
