import 'server-only'
import { db } from '@/lib/server/db/client'
import { log } from '@/lib/server/log'
import { dropSealed, photoOwners, photosToPlace, placeSealed, sealPhoto } from './photo-files'

const AT_ONCE = 100

/**
 * Seals the photos that were kept before photos were sealed. Killed at any point it leaves each as it was, or with its
 * key in the row and its sealed files beside the others, which the next start puts in their place.
 */
export async function sealOldPhotos(): Promise<void> {
  for (const userId of await photoOwners()) {
    for (const id of await photosToPlace(userId)) await settle(userId, id)
  }
  for (let after = ''; ; ) {
    const where = { key: null, id: { gt: after } }
    const select = { id: true, userId: true }
    const rows = await db.attachment.findMany({ where, select, orderBy: { id: 'asc' }, take: AT_ONCE })
    for (const { id, userId } of rows) await sealOne(userId, id)
    after = rows.at(-1)?.id ?? after
    if (rows.length < AT_ONCE) return
  }
}

async function settle(userId: string, id: string): Promise<void> {
  const row = await db.attachment.findFirst({ where: { id, userId }, select: { key: true } })
  // Where the row has no key yet, another instance may be at it.
  if (row && !row.key) return
  if (row?.key) await placeSealed(userId, id, row.key)
  await dropSealed(userId, id)
}

async function sealOne(userId: string, id: string): Promise<void> {
  const key = await sealPhoto(userId, id)
  if (!key) return
  // Where another instance was sooner, its key stands and its files.
  const { count } = await db.attachment.updateMany({ where: { id, userId, key: null }, data: { key } })
  await (count > 0 ? placeSealed : dropSealed)(userId, id, key)
}

/** The same at a start, before anything is answered: what does not work out then is no reason not to start. */
export async function sealAtStart(): Promise<void> {
  await sealOldPhotos().catch((err: unknown) => log.warn({ err }, 'older photos were not sealed'))
}
