import 'server-only'
import { db } from '@/lib/server/db/client'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { Prisma } from '@/prisma/generated/sqlite/client'

/** More than a line of a list never shows. */
const CHARACTERS = 120

/**
 * The start of what the user said last in each of these conversations, by its id; nothing where they said nothing. Outright
 * words of a crisis are passed over: a list is looked at beside others.
 */
export async function lastSaid(user: UserRow, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  // One look into the index for each conversation, whatever its length, and one for its row: by the user's alone SQLite
  // would go through all of theirs.
  const rows = await db.$queryRaw<{ id: string; said: string | null }[]>`
    SELECT "id", (
      SELECT substr("message", 1, ${CHARACTERS}) FROM "ChatMessage"
      WHERE "conversationId" = "Conversation"."id" AND "isFromUser" AND coalesce("careLevel", '') <> 'explicit'
      ORDER BY "createdAt" DESC, "ChatMessage"."id" DESC LIMIT 1
    ) AS "said"
    FROM "Conversation" WHERE "userId" || '' = ${user.id} AND "id" IN (${Prisma.join([...ids])})`
  return new Map(rows.flatMap(({ id, said }) => (said ? [[id, said.replace(/\s+/g, ' ').trim()] as const] : [])))
}
