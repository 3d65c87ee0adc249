import 'server-only'
import type { CoachCall, Usage } from '@/lib/server/coach/coach'
import { db } from '@/lib/server/db'
import { log } from '@/lib/server/log'
import type { UserRow } from '@/lib/server/users/serialize-user'

/** How the user's coach is called: until `signal` aborts, with the tokens it cost written down. */
export function coachCall(user: UserRow, signal: AbortSignal): CoachCall {
  return { signal, onUsage: (usage) => void recordUsage(user, usage) }
}

/** A lost count never costs the user their answer: a failure is logged and no more. */
async function recordUsage(user: UserRow, usage: Usage): Promise<void> {
  await db.tokenUsage
    .create({ data: { userId: user.id, ...usage } })
    .catch((err: unknown) => log.error({ err, userId: user.id }, 'token usage was not recorded'))
}
