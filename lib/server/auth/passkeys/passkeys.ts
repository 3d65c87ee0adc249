import 'server-only'
import type { Passkey, PasskeyState } from '@/lib/contract/passkey'
import { db } from '@/lib/server/db/client'
import { userTransaction } from '@/lib/server/db/user-transaction'
import { notFound } from '@/lib/server/errors'
import type { Passkey as PasskeyRow, Prisma } from '@/prisma/generated/sqlite/client'
import { passkeySite } from './passkey-site'

/** The user's passkeys, the newest first, and whether browsers have any at this site's address. */
export async function readPasskeys(userId: string): Promise<PasskeyState> {
  // Ordered here: for a handful of rows Postgres would walk everyone's by their ids.
  const found = await db.passkey.findMany({ where: { userId } })
  const rows = found.toSorted((a, b) => (a.id < b.id ? 1 : -1))
  return { isPossible: passkeySite() !== null, passkeys: rows.map(serializePasskey) }
}

/** Deletes a passkey and ends every other session: one of them may have been opened with it. @throws AppError `not_found` */
export async function deletePasskey(userId: string, sessionId: string, id: string): Promise<void> {
  await userTransaction(userId, async (tx) => {
    const { count } = await tx.passkey.deleteMany({ where: { id, userId } })
    if (count === 0) throw notFound()
    await endOtherSessions(tx, userId, sessionId)
  })
}

export async function endOtherSessions(tx: Prisma.TransactionClient, userId: string, sessionId: string): Promise<void> {
  await tx.session.updateMany({
    where: { userId, id: { not: sessionId }, revokedAt: null },
    data: { revokedAt: new Date() },
  })
}

export function serializePasskey({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey {
  return { id, name, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null }
}
