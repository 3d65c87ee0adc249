import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { AccessToken, MadeAccessToken, newAccessToken } from '@/lib/contract/access-token'
import { clientMessages } from '@/lib/contract/messages/clients'
import { TOKEN_PREFIX, tokenScopes } from '@/lib/contract/token-scopes'
import { db } from '@/lib/server/db/client'
import { userTransaction } from '@/lib/server/db/user-transaction'
import { invalid, notFound } from '@/lib/server/errors'
import type { UserRow } from '@/lib/server/users/serialize-user'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import type { Client } from './client'

/** More than anybody tells apart. */
const MOST = 20

type TokenRow = Prisma.AccessTokenGetPayload<object>
const storedScopes = z.array(z.enum(tokenScopes))

/** The user's personal tokens, newest first. */
export async function listTokens({ id: userId }: UserRow): Promise<AccessToken[]> {
  const rows = await db.accessToken.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MOST,
  })
  return rows.map(serializeToken)
}

/**
 * Makes a token. It is told once, here; only its hash is stored.
 *
 * @throws AppError `validation_failed` where the user has as many as there may be
 */
export async function createToken(
  { id: userId }: UserRow,
  { name, scopes }: z.output<typeof newAccessToken>,
): Promise<MadeAccessToken> {
  const token = `${TOKEN_PREFIX}${randomBytes(32).toString('base64url')}`
  const row = await userTransaction(userId, async (tx) => {
    if ((await tx.accessToken.count({ where: { userId } })) >= MOST) {
      throw invalid({ name: [clientMessages.field.tokensFull(MOST)] })
    }
    return tx.accessToken.create({
      data: { userId, name: name.trim(), tokenHash: hashOf(token), scopes: [...new Set(scopes)] },
    })
  })
  return { ...serializeToken(row), token }
}

/**
 * Revokes a token: its next call is refused. The list of what it read goes with it.
 *
 * @throws AppError `not_found`
 */
export async function deleteToken({ id: userId }: UserRow, id: string): Promise<void> {
  const { count } = await db.accessToken.deleteMany({ where: { id, userId } })
  if (count === 0) throw notFound()
}

/** Whose token this is and what it may ask for; null for one that is unknown or revoked. The row is asked each time. */
export async function clientByToken(token: string): Promise<{ user: UserRow; client: Client } | null> {
  const row = await db.accessToken.findUnique({
    where: { tokenHash: hashOf(token) },
    include: { user: { omit: { passwordHash: true } } },
  })
  // Two reads: an account that goes between them leaves a token without its user.
  if (!row?.user) return null
  return { user: row.user, client: { tokenId: row.id, scopes: storedScopes.parse(row.scopes) } }
}

export async function isTokenLive(tokenId: string): Promise<boolean> {
  return (await db.accessToken.count({ where: { id: tokenId } })) > 0
}

function serializeToken({ id, name, scopes, createdAt, lastUsedAt }: TokenRow): AccessToken {
  return {
    id,
    name,
    scopes: storedScopes.parse(scopes),
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
