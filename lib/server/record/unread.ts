import 'server-only'
import { db } from '@/lib/server/db/client'
import { Prisma } from '@/prisma/generated/sqlite/client'

/** Those of some rows that the index holds as fit to be shown to a model: it read each of them when it took it in. */
export async function knownToBeShown(userId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db.$queryRaw<{ sourceId: string }[]>`
    SELECT "sourceId" FROM "record_text"
    WHERE "userId" = ${userId} AND "isPrivate" = 0 AND "sourceId" IN (${Prisma.join([...ids])})`
  return new Set(rows.map(({ sourceId }) => sourceId))
}
