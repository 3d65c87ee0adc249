import 'server-only'
import type Anthropic from '@anthropic-ai/sdk'
import type { CoachFeature, Usage } from '../coach'

type Reported = Partial<
  Pick<
    Anthropic.MessageDeltaUsage,
    'input_tokens' | 'output_tokens' | 'cache_read_input_tokens' | 'cache_creation_input_tokens'
  >
>

/** A call's usage out of what the model reported, later reports over earlier ones: they are running totals. */
export function usageOf(
  feature: CoachFeature,
  model: string,
  reports: readonly (Reported | null | undefined)[],
): Usage {
  const total = (key: keyof Reported) => reports.findLast((report) => report?.[key] != null)?.[key] ?? 0
  return {
    feature,
    model,
    inputTokens: total('input_tokens'),
    outputTokens: total('output_tokens'),
    cacheReadTokens: total('cache_read_input_tokens'),
    cacheCreationTokens: total('cache_creation_input_tokens'),
  }
}
