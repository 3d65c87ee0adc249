import 'server-only'
import type { Source } from '@/lib/server/coach/coach'
import { connectedModel } from '@/lib/server/connection/connected-model'
import { env } from '@/lib/server/env'
import { type Asking, coachOf } from './coach-of'

/**
 * Who answers the user, and who is sent what the coach is told: null where it stays here. Known without asking a model.
 * Who is not signed in is told of everyone's.
 */
export async function currentEngine(user: Asking | null): Promise<Source & { recipient: string | null }> {
  const { source } = await coachOf(user)
  if (source.source === 'built-in') return { ...source, recipient: null }
  const connected = await connectedModel(user?.id ?? null)
  return {
    ...source,
    recipient: env.ANTHROPIC_BASE_URL || connected?.baseURL ? 'the model server set up here' : 'Anthropic',
  }
}
