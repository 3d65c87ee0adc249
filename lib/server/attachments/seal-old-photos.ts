import 'server-only'
import { db } from '@/lib/server/db/client'
import { log } from '@/lib/server/log'
import {
  dropSealed,
  forgetNoteAsSealed,
  isNotedAsSealed,
  noteAsSealed,
  photoOwners,
  photosToPlace,
  placeSealed,
  sealPhoto,
} from './photo-files'

const AT_ONCE = 100

/**
 * Seals the photos that were kept before photos were sealed. Killed at any point it leaves each as it was, or with its
 * key in the row and its sealed files beside the others, which the next start puts in their place. Once a start has found
 * nothing to do, the folders, one an account, are not looked through again until there is an open photo.
 */
export async function sealOldPhotos(): Promise<void> {
  // The rows first: what another instance has just sealed then stands in its folder, or has its place.
  const sealed = await sealRows()
  if (await isNotedAsSealed()) return
  const placed = await placeAll()
  if (sealed + placed === 0) await noteAsSealed()
}

/** Gives how many were open. */
async function sealRows(): Promise<number> {
  let sealed = 0
  for (let after = ''; ; ) {
    const where = { key: null, id: { gt: after } }
    const select = { id: true, userId: true }
    const rows = await db.attachment.findMany({ where, select, orderBy: { id: 'asc' }, take: AT_ONCE })
    for (const { id, userId } of rows) if (await sealOne(userId, id)) sealed++
    after = rows.at(-1)?.id ?? after
    if (rows.length < AT_ONCE) return sealed
  }
}

/** Settles what a process that died left half done, and gives how many photos that were. */
async function placeAll(): Promise<number> {
  let placed = 0
  for (const userId of await photoOwners()) {
    const ids = await photosToPlace(userId)
    for (const id of ids) await settle(userId, id)
    placed += ids.length
  }
  return placed
}

async function settle(userId: string, id: string): Promise<void> {
  const row = await db.attachment.findFirst({ where: { id, userId }, select: { key: true } })
  // Where the row has no key yet, another instance may be at it.
  if (row && !row.key) return
  if (row?.key) await placeSealed(userId, id, row.key)
  await dropSealed(userId, id)
}

async function sealOne(userId: string, id: string): Promise<boolean> {
  const key = await sealPhoto(userId, id)
  if (!key) return false
  await forgetNoteAsSealed()
  // Where another instance was sooner, its key stands and its files.
  const { count } = await db.attachment.updateMany({ where: { id, userId, key: null }, data: { key } })
  await (count > 0 ? placeSealed : dropSealed)(userId, id, key)
  return true
}

/** The same at a start, before anything is answered: what does not work out then is no reason not to start. */
export async function sealAtStart(): Promise<void> {
  await sealOldPhotos().catch((err: unknown) => log.warn({ err }, 'older photos were not sealed'))
}
