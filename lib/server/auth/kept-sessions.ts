import 'server-only'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { Kept } from './kept'

/** At most so late does a process notice that another one has ended a session: a second, the asking included. */
const KEPT_MS = 950

export type LiveSession = { sessionId: string; user: UserRow }

// Next loads pages and routes as modules of their own: what one of them changes, the other must know.
const shared = globalThis as { apogeeSessions?: Kept<LiveSession> }
shared.apogeeSessions ??= new Kept(KEPT_MS)

/** Live sessions with their users, as they were read a moment ago. */
export const keptSessions: Kept<LiveSession> = shared.apogeeSessions
