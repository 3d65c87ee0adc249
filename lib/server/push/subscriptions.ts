import 'server-only'
import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { limits } from '@/lib/contract/limits'
import { clientMessages } from '@/lib/contract/messages/clients'
import type { newSubscription, subscription } from '@/lib/contract/push'
import { db } from '@/lib/server/db/client'
import { userTransaction } from '@/lib/server/db/user-transaction'
import { invalid } from '@/lib/server/errors'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { mayBePushService } from './endpoint'

/**
 * Has a browser take messages of the user's, as long as the session lives in which it asked. It is no one else's from
 * then on.
 *
 * @throws AppError `validation_failed` for an address that can be no push service
 */
export async function subscribe(
  { user, sessionId }: { user: UserRow; sessionId: string },
  { endpoint, keys }: z.output<typeof newSubscription>,
): Promise<z.infer<typeof subscription>> {
  if (!mayBePushService(endpoint)) throw invalid({ endpoint: [clientMessages.field.pushEndpoint] })
  const endpointHash = hashOf(endpoint)
  const data = { userId: user.id, sessionId, endpoint, p256dh: keys.p256dh, auth: keys.auth }
  return userTransaction(user.id, async (tx) => {
    const row = await tx.pushSubscription.upsert({
      where: { endpointHash },
      create: { ...data, endpointHash },
      update: data,
    })
    const own = { userId: user.id }
    const older = await tx.pushSubscription.findMany({
      where: own,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      skip: limits.pushBrowsers,
      select: { id: true },
    })
    await tx.pushSubscription.deleteMany({ where: { ...own, id: { in: older.map(({ id }) => id), not: row.id } } })
    return { id: row.id, createdAt: row.createdAt.toISOString() }
  })
}

/** Ends the messages to a browser of the user's. One that takes none is left as it is. */
export async function unsubscribe({ id: userId }: UserRow, endpoint: string): Promise<void> {
  await db.pushSubscription.deleteMany({ where: { userId, endpointHash: hashOf(endpoint) } })
}

function hashOf(endpoint: string): string {
  return createHash('sha256').update(endpoint).digest('hex')
}
