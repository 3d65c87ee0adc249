import 'server-only'
import { chooseCoach } from '@/lib/server/coach/choose-coach'
import type { Source } from '@/lib/server/coach/coach'
import { env } from '@/lib/server/env'

/** Who answers, and who is sent what the coach is told: null where it stays here. Known without asking anyone. */
export function currentEngine(): Source & { recipient: string | null } {
  const { source } = chooseCoach()
  if (source.source === 'built-in') return { ...source, recipient: null }
  return { ...source, recipient: env.ANTHROPIC_BASE_URL ? 'the model server set up here' : 'Anthropic' }
}
