import 'server-only'
import { cookies } from 'next/headers'
import { passkeysKey } from '@/lib/client/auth/passkeys-key'
import { recoveryCodesKey } from '@/lib/client/auth/recovery-key'
import { sessionsKey } from '@/lib/client/auth/sessions'
import { totpKey } from '@/lib/client/auth/totp-key'
import { backupsKey } from '@/lib/client/backups/key'
import { onePage } from '@/lib/client/cache/list-pages'
import { prefetchedState } from '@/lib/client/cache/prefetched-state'
import { coachUsageKey } from '@/lib/client/connection/coach-status'
import { connectionKey } from '@/lib/client/connection/key'
import { importsKey } from '@/lib/client/imports/key'
import { memoriesKey } from '@/lib/client/memories/api'
import { openProposalsKey } from '@/lib/client/proposals/key'
import { pushKeyKey } from '@/lib/client/push/key'
import { feedKey, tokensKey } from '@/lib/client/tokens/keys'
import { dateIn } from '@/lib/contract/calendar'
import { limits } from '@/lib/contract/limits'
import { hasPassword } from '@/lib/server/auth/change-password'
import { readSessionCookie, sessionCookieName } from '@/lib/server/auth/cookie'
import { listSessions, serializeSession } from '@/lib/server/auth/list-sessions'
import { readPasskeys } from '@/lib/server/auth/passkeys/passkeys'
import { countRecoveryCodes } from '@/lib/server/auth/recovery-codes'
import { readTotp } from '@/lib/server/auth/totp'
import { readBackups } from '@/lib/server/backups/read-backups'
import { listTokens } from '@/lib/server/clients/tokens'
import { signatureQuestions } from '@/lib/server/coach/personas/signature-questions'
import { currentEngine } from '@/lib/server/coaching/current-engine'
import { usageOfMonth } from '@/lib/server/coaching/month-usage'
import { readConnection, scopeOf } from '@/lib/server/connection/connections'
import { isOwner } from '@/lib/server/connection/owner'
import { readFeed } from '@/lib/server/feeds/feeds'
import { listImports } from '@/lib/server/imports/file-imports'
import { listMemories, serializeMemory } from '@/lib/server/memories/memories'
import { listProposals } from '@/lib/server/proposals/find-proposals'
import { serializeProposal } from '@/lib/server/proposals/serialize-proposal'
import { mutedByNeglect } from '@/lib/server/push/settings'
import { vapidKeys } from '@/lib/server/push/vapid'
import type { UserRow } from '@/lib/server/users/serialize-user'

const page = { limit: limits.pageSize.default, cursor: undefined }

/** All that the settings screen starts with. It never waits on a model. */
export async function loadSettings(user: UserRow) {
  const now = new Date()
  const claims = await readSessionCookie((await cookies()).get(sessionCookieName())?.value)
  const sessionId = claims?.sessionId ?? ''
  const [
    sessions,
    memories,
    usage,
    isPasswordSet,
    codesLeft,
    totp,
    passkeys,
    tokens,
    feed,
    proposals,
    connection,
    backups,
    imports,
  ] = await Promise.all([
    listSessions({ user, sessionId }, page),
    listMemories(user, page),
    usageOfMonth(user, now),
    hasPassword(user.id),
    countRecoveryCodes(user.id),
    readTotp(user.id),
    readPasskeys(user.id),
    listTokens(user),
    readFeed(user),
    listProposals(user, { ...page, status: 'proposed' }),
    scopeOf(user).then((scope) => scope && readConnection(user)),
    isOwner(user).then((isTheirs) => (isTheirs ? readBackups(user) : null)),
    listImports(user),
  ])
  const [path] = memoriesKey
  return {
    state: prefetchedState(
      [sessionsKey, sessions.rows.map((row) => serializeSession(row, sessionId))],
      [
        memoriesKey,
        onePage(path, {
          items: memories.rows.map(serializeMemory),
          next: memories.next && `${path}?cursor=${memories.next}`,
        }),
      ],
      [recoveryCodesKey, codesLeft],
      [totpKey, totp],
      [passkeysKey, passkeys],
      [coachUsageKey, usage],
      [tokensKey, tokens],
      [feedKey, feed],
      [pushKeyKey, { key: vapidKeys().publicKey, muted: mutedByNeglect(user) }],
      [connectionKey, connection],
      [backupsKey, backups],
      [importsKey, imports],
      [openProposalsKey, proposals.rows.map(serializeProposal)],
    ),
    engine: await currentEngine(user),
    questions: signatureQuestions(),
    hasPassword: isPasswordSet,
    now: { today: dateIn(user.timeZone, now), at: now.toISOString() },
  }
}
