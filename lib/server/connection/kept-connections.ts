import 'server-only'
import { Kept } from '@/lib/server/auth/kept'
import { db } from '@/lib/server/db/client'
import type { CoachConnection as ConnectionRow } from '@/prisma/generated/sqlite/client'

/** The id of the row that is everyone's on this server. */
export const INSTANCE = 'instance'

/** At most so late does a process notice what was set on another one. */
const KEPT_MS = 1_500

type KeptRow = { row: ConnectionRow | null }

// Next loads pages and routes as modules of their own: what one of them changes, the other must know.
const shared = globalThis as { apogeeConnections?: Kept<KeptRow> }
shared.apogeeConnections ??= new Kept(KEPT_MS)
const kept = shared.apogeeConnections

/** A connection as it was stored a moment ago. Every page and answer asks who coaches: the database is not, each time. */
export async function keptConnection(id: string): Promise<ConnectionRow | null> {
  const found = await kept.get(id, async () => ({
    value: { row: await db.coachConnection.findUnique({ where: { id } }) },
    ownerId: id,
  }))
  return found?.row ?? null
}

/** To be called once a change of a connection is stored: this process knows of it at once. */
export function dropConnection(id: string): void {
  kept.drop(id)
}
