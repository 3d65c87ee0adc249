import 'server-only'
import { cookies } from 'next/headers'
import { coachUsageKey } from '@/lib/client/coach-status'
import { onePage } from '@/lib/client/list-pages'
import { memoriesKey } from '@/lib/client/memories'
import { prefetchedState } from '@/lib/client/prefetched-state'
import { sessionsKey } from '@/lib/client/sessions'
import { type BuiltInLeader, coaches } from '@/lib/contract/coaches'
import { limits } from '@/lib/contract/limits'
import { hasPassword } from '@/lib/server/auth/change-password'
import { readSessionCookie, sessionCookieName } from '@/lib/server/auth/cookie'
import { listSessions, serializeSession } from '@/lib/server/auth/list-sessions'
import { dateIn } from '@/lib/server/calendar'
import { builtInPersona } from '@/lib/server/coach/personas/personas'
import { currentEngine } from '@/lib/server/coaching/current-engine'
import { usageOfMonth } from '@/lib/server/coaching/month-usage'
import { listMemories, serializeMemory } from '@/lib/server/memories/memories'
import type { UserRow } from '@/lib/server/users/serialize-user'

const page = { limit: limits.pageSize.default, cursor: undefined }

/** All that the settings screen starts with. It never waits on a model. */
export async function loadSettings(user: UserRow) {
  const now = new Date()
  const claims = await readSessionCookie((await cookies()).get(sessionCookieName())?.value)
  const [sessions, memories, usage, isPasswordSet] = await Promise.all([
    listSessions(user.id, page),
    listMemories(user, page),
    usageOfMonth(user, now),
    hasPassword(user.id),
  ])
  const [path] = memoriesKey
  return {
    state: prefetchedState(
      [sessionsKey, sessions.rows.map((row) => serializeSession(row, claims?.sessionId ?? ''))],
      [
        memoriesKey,
        onePage(path, {
          items: memories.rows.map(serializeMemory),
          next: memories.next && `${path}?cursor=${memories.next}`,
        }),
      ],
      [coachUsageKey, usage],
    ),
    engine: currentEngine(),
    questions: signatureQuestions(),
    hasPassword: isPasswordSet,
    now: { today: dateIn(user.timeZone, now), at: now.toISOString() },
  }
}

/** The question that each built-in coach comes back to. */
function signatureQuestions(): Record<BuiltInLeader, string> {
  const ids = Object.keys(coaches) as BuiltInLeader[]
  return Object.fromEntries(ids.map((id) => [id, builtInPersona(id).signatureQuestion])) as Record<
    BuiltInLeader,
    string
  >
}
