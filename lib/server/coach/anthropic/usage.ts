import 'server-only'
import type Anthropic from '@anthropic-ai/sdk'
import type { CoachFeature, Usage } from '../coach'
import { estimateTokens } from '../prompts/budget'

type Reported = Partial<
  Pick<
    Anthropic.MessageDeltaUsage,
    'input_tokens' | 'output_tokens' | 'cache_read_input_tokens' | 'cache_creation_input_tokens'
  >
>

/** What was sent and what came, from which is estimated what a model does not say, or cannot have meant. */
export type Exchange = { feature: CoachFeature; model: string; prompt: object; text: string }

/** More than any model reads or writes in a call. */
const MOST_TOKENS = 4_000_000

/**
 * A call's usage out of what the model reported, later reports over earlier ones: they are running totals. A budget
 * rests on it, so a figure that no call can have is not taken: neither one below nothing, which would make a budget
 * endless, nor one that would spend everybody's.
 */
export function usageOf(
  { feature, model, prompt, text }: Exchange,
  reports: readonly (Reported | null | undefined)[],
): Usage {
  const total = (key: keyof Reported, estimate: () => number) => {
    const tokens: unknown = reports.findLast((report) => report?.[key] != null)?.[key]
    return isCount(tokens) ? tokens : estimate()
  }
  return {
    feature,
    model,
    inputTokens: total('input_tokens', () => estimateTokens(JSON.stringify(prompt))),
    outputTokens: total('output_tokens', () => estimateTokens(text)),
    cacheReadTokens: total('cache_read_input_tokens', () => 0),
    cacheCreationTokens: total('cache_creation_input_tokens', () => 0),
  }
}

function isCount(tokens: unknown): tokens is number {
  return Number.isInteger(tokens) && Number(tokens) >= 0 && Number(tokens) <= MOST_TOKENS
}
