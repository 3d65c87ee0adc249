import 'server-only'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { Kept } from './kept'

export type LiveSession = { sessionId: string; user: UserRow }

// Next loads pages and routes as modules of their own: what one of them changes, the other must know.
const shared = globalThis as { apogeeSessions?: Kept<LiveSession> }
shared.apogeeSessions ??= new Kept()

/** Live sessions with their users, as they were read a moment ago. */
export const keptSessions: Kept<LiveSession> = shared.apogeeSessions
