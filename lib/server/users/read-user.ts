import 'server-only'
import { serverMessages } from '@/lib/contract/messages/server'
import { db } from '@/lib/server/db/client'
import { AppError } from '@/lib/server/errors'
import type { UserRow } from './serialize-user'

/**
 * The user as stored now: for who must not see what another process changed some seconds late.
 *
 * @throws AppError `unauthenticated` where the account is gone by now
 */
export async function readUser(id: string): Promise<UserRow> {
  const user = await db.user.findUnique({ where: { id }, omit: { passwordHash: true } })
  if (!user) throw new AppError('unauthenticated', serverMessages.unauthenticated)
  return user
}
