import 'server-only'
import type { PushKind } from '@/lib/contract/push-kinds'
import { db } from '@/lib/server/db/client'
import { userTransaction } from '@/lib/server/db/user-transaction'
import { notFound } from '@/lib/server/errors'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { chosenAt, withMuted } from './settings'

/** So many of a kind in a row that nobody opened, nor acted on, mute it. */
const IGNORED = 5
/** Until then one may still be opened. */
const PATIENCE_MS = 12 * 3_600_000

/** Mutes a kind of which the last five messages were left lying, and says whether it did. */
export async function muteIfIgnored(user: UserRow, kind: PushKind, now: Date): Promise<boolean> {
  const last = await db.pushMessage.findMany({
    where: {
      userId: user.id,
      kind,
      status: { in: ['sent', 'opened', 'withdrawn'] },
      sentAt: { gt: chosenAt(user), lt: new Date(now.getTime() - PATIENCE_MS) },
    },
    orderBy: { sentAt: 'desc' },
    take: IGNORED,
    select: { status: true },
  })
  if (last.length < IGNORED || last.some(({ status }) => status !== 'sent')) return false
  await userTransaction(user.id, async (tx) => {
    const stored = await tx.user.findUniqueOrThrow({ where: { id: user.id }, select: { push: true, createdAt: true } })
    await tx.user.update({ where: { id: user.id }, data: { push: withMuted(stored, kind), version: { increment: 1 } } })
  })
  return true
}

/**
 * Notes that a message was opened on a device.
 *
 * @throws AppError `not_found`
 */
export async function noteOpened({ id: userId }: UserRow, id: string): Promise<void> {
  if ((await db.pushMessage.count({ where: { id, userId } })) === 0) throw notFound()
  await db.pushMessage.updateMany({ where: { id, userId, status: 'sent' }, data: { status: 'opened' } })
}
