import 'server-only'
import { photosOf } from '@/lib/contract/photo-ids'
import { log } from '@/lib/server/log'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { removePhotos } from './photo-files'

type Tx = Prisma.TransactionClient

/** Has an entry hold the photos that it names, of the user's own and in no other entry, and lets go of those it named before. */
export async function holdPhotos(
  tx: Tx,
  userId: string,
  entryId: string,
  attachments: readonly string[],
): Promise<void> {
  const ids = photosOf(attachments)
  const letGo = { entryId: null, unusedSince: new Date() }
  await tx.attachment.updateMany({ where: { userId, entryId, id: { notIn: ids } }, data: letGo })
  if (ids.length > 0) {
    await tx.attachment.updateMany({ where: { userId, entryId: null, id: { in: ids } }, data: { entryId } })
  }
}

/** Deletes the rows of an entry's photos, and tells which files are to be removed once that is stored. */
export async function dropPhotos(tx: Tx, userId: string, entryId: string): Promise<string[]> {
  const rows = await tx.attachment.findMany({ where: { userId, entryId }, select: { id: true } })
  if (rows.length > 0) await tx.attachment.deleteMany({ where: { userId, entryId } })
  return rows.map(({ id }) => id)
}

/** Removes the files of rows that are gone. One that stays behind is found by the sweep. */
export async function removeFiles(userId: string, ids: readonly string[]): Promise<void> {
  await removePhotos(userId, ids).catch((err: unknown) => log.warn({ err }, 'photos were not removed'))
}
