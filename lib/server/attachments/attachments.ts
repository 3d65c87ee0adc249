import 'server-only'
import type { Attachment, NewAttachment, PhotoOptions, PhotoSize } from '@/lib/contract/attachment'
import { serverMessages } from '@/lib/contract/messages/server'
import { db } from '@/lib/server/db/client'
import { userTransaction } from '@/lib/server/db/user-transaction'
import { env } from '@/lib/server/env'
import { AppError, notFound } from '@/lib/server/errors'
import { newId } from '@/lib/server/ids'
import type { UserRow } from '@/lib/server/users/serialize-user'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { makePhoto, type Photo } from './make-photo'
import { readPhoto, removePhotos, writePhoto } from './photo-files'
import { KEPT_MS } from './sweep-photos'

type Tx = Prisma.TransactionClient

/** As long as an offline queue's keys are. */
const WAITS_MS = 30 * 24 * 60 * 60_000

/**
 * Keeps a photo, which an entry names within a day or it goes again. Where that entry may wait on a device (`waits`), it
 * has the thirty days that an offline queue has.
 *
 * @throws AppError as `makePhoto`; `storage_full` where the account's share of the disk, or the disk, is full
 */
export async function createAttachment(
  user: UserRow,
  { file }: NewAttachment,
  { waits = false }: PhotoOptions = {},
): Promise<Attachment> {
  const unusedSince = new Date(Date.now() + (waits ? WAITS_MS - KEPT_MS : 0))
  return storePhoto(user.id, newId(), await makePhoto(Buffer.from(file, 'base64')), unusedSince)
}

async function storePhoto(
  userId: string,
  id: string,
  { width, height, bytes }: Photo,
  unusedSince: Date,
): Promise<Attachment> {
  const size = bytes.full.length + bytes.small.length
  await requireRoom(db, userId, size)
  try {
    const key = await writePhoto(userId, id, bytes)
    await userTransaction(userId, async (tx) => {
      await requireRoom(tx, userId, size)
      await tx.attachment.create({ data: { id, userId, width, height, bytes: size, key, unusedSince } })
    })
  } catch (error) {
    await removePhotos(userId, [id]).catch(() => undefined)
    throw error
  }
  return { id, width, height, bytes: size }
}

/** @throws AppError `storage_full` */
export async function requireRoom(tx: Pick<Tx, 'attachment'>, userId: string, bytes: number): Promise<void> {
  const { _sum: used } = await tx.attachment.aggregate({ where: { userId }, _sum: { bytes: true } })
  if ((used.bytes ?? 0) + bytes > env.FILES_QUOTA) {
    throw new AppError('storage_full', serverMessages.photosFull)
  }
}

/** @throws AppError `not_found`, also where the photo's file is gone */
export async function readAttachment({ id: userId }: UserRow, id: string, size: PhotoSize): Promise<Buffer> {
  const row = await db.attachment.findFirst({ where: { id, userId }, select: { id: true, key: true } })
  const bytes = row && (await readPhoto(userId, row, size))
  if (!bytes) throw notFound()
  return bytes
}

/** Deletes a photo; an entry that named it goes on without it. @throws AppError `not_found` */
export async function deleteAttachment({ id: userId }: UserRow, id: string): Promise<void> {
  await userTransaction(userId, async (tx) => {
    const row = await tx.attachment.findFirst({ where: { id, userId }, include: { entry: true } })
    if (!row) throw notFound()
    const { entry } = row
    if (entry && Array.isArray(entry.attachments)) {
      const attachments = entry.attachments.filter((one) => typeof one === 'string' && one !== id)
      const data = { attachments, version: { increment: 1 } }
      await tx.journalEntry.update({ where: { id: entry.id, userId }, data })
    }
    await tx.attachment.delete({ where: { id, userId } })
  })
  await removePhotos(userId, [id])
}
