import 'server-only'
import { env } from '@/lib/server/env'
import type { ModelSettings } from './anthropic/client'

/** The model that the environment names: it stands above whatever people connect. */
export function environmentModel(): ModelSettings | null {
  if (!env.ANTHROPIC_API_KEY && !env.ANTHROPIC_BASE_URL) return null
  return {
    apiKey: env.ANTHROPIC_API_KEY,
    baseURL: env.ANTHROPIC_BASE_URL,
    model: env.ANTHROPIC_MODEL,
    fastModel: env.ANTHROPIC_FAST_MODEL,
    timeoutMs: env.AI_TIMEOUT_MS,
    idleTimeoutMs: env.AI_IDLE_TIMEOUT_MS,
  }
}
