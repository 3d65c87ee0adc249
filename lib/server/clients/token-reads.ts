import 'server-only'
import type { z } from 'zod'
import type { TokenRead, tokenReadFilter } from '@/lib/contract/access-token'
import { db } from '@/lib/server/db/client'
import { inPassing } from '@/lib/server/db/in-passing'
import { afterCursor, orderBy, type Page, toPage } from '@/lib/server/db/keyset'
import { notFound } from '@/lib/server/errors'
import type { UserRow } from '@/lib/server/users/serialize-user'
import type { Client } from './client'

const KEPT_MS = 30 * 24 * 60 * 60_000
const newestFirst = { column: 'at', direction: 'desc' } as const

/** Writes down that a client made a call, and how many rows it was told. */
export async function noteRead(userId: string, client: Client, route: string, body: unknown): Promise<void> {
  await noteCall(userId, client, route, Array.isArray(body) ? body.length : body === undefined ? 0 : 1)
}

export async function noteCall(userId: string, { tokenId }: Client, route: string, rows: number): Promise<void> {
  const at = new Date()
  await inPassing(
    db.$transaction([
      db.tokenRead.create({ data: { userId, tokenId, at, route, rows } }),
      db.accessToken.updateMany({ where: { id: tokenId, userId }, data: { lastUsedAt: at } }),
    ]),
  )
}

/**
 * A page of the calls that a token made in the last 30 days, newest first.
 *
 * @throws AppError `not_found`
 */
export async function listReads(
  { id: userId }: UserRow,
  tokenId: string,
  { limit, cursor }: z.output<typeof tokenReadFilter>,
): Promise<Page<TokenRead>> {
  if ((await db.accessToken.count({ where: { id: tokenId, userId } })) === 0) throw notFound()
  const rows = await db.tokenRead.findMany({
    where: { tokenId, userId, ...afterCursor(newestFirst, cursor) },
    orderBy: orderBy(newestFirst),
    take: limit + 1,
  })
  const page = toPage(rows, limit, newestFirst)
  return { ...page, rows: page.rows.map(({ id, at, route, rows }) => ({ id, at: at.toISOString(), route, rows })) }
}

/** Deletes what is not kept any longer, of whoever it is. */
export async function sweepReads(): Promise<void> {
  await db.tokenRead.deleteMany({ where: { at: { lt: new Date(Date.now() - KEPT_MS) } } })
}
