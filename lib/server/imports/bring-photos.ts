import 'server-only'
import { requireRoom } from '@/lib/server/attachments/attachments'
import { makePhoto } from '@/lib/server/attachments/make-photo'
import { type PhotoKey, removePhotos, writePhoto } from '@/lib/server/attachments/photo-files'
import { db } from '@/lib/server/db/client'
import { AppError } from '@/lib/server/errors'
import { derivedId } from '@/lib/server/ids'
import { openBox } from './picture-box'
import type { FoundEntry, FoundFile } from './readers/found'

export type BroughtPhoto = { id: string; width: number; height: number; bytes: number; key: PhotoKey }

/** An import that makes photos for longer than this says that it is still there. */
const SIGN_EVERY_MS = 30_000

/**
 * Makes the photos of entries out of the pictures that wait with the file, by the entries' lines. Their files are
 * written, no row names them yet; where that fails none is left. A second try after a killed one writes over its files.
 *
 * @param made is told how many are done
 * @param sign says that the import is alive
 * @throws AppError `storage_full` where the account's share of the disk, or the disk, is full
 */
export async function bringPhotos(
  userId: string,
  importId: string,
  { boxKey }: FoundFile,
  entries: readonly FoundEntry[],
  { made, sign }: { made: (count: number) => void; sign: () => Promise<void> },
): Promise<{ photos: Map<number, BroughtPhoto[]>; broken: number; size: number }> {
  const photos = new Map<number, BroughtPhoto[]>()
  if (boxKey === null) return { photos, broken: 0, size: 0 }
  const box = await openBox(importId, boxKey)
  const written: string[] = []
  let broken = 0
  let done = 0
  let size = 0
  let signed = Date.now()
  try {
    for (const { line, photos: boxed = [] } of entries) {
      for (const [at, picture] of boxed.entries()) {
        const bytes = await box.take(picture)
        const photo = bytes && (await makePhoto(bytes).catch(ifBroken))
        made(++done)
        if (Date.now() - signed > SIGN_EVERY_MS) {
          signed = Date.now()
          await sign()
        }
        if (!photo) {
          broken += 1
          continue
        }
        const { width, height } = photo
        const total = photo.bytes.full.length + photo.bytes.small.length
        size += total
        await requireRoom(db, userId, size)
        const id = derivedId(new Date(0), `${importId} ${line} photo ${at}`)
        written.push(id)
        const key = await writePhoto(userId, id, photo.bytes)
        photos.set(line, [...(photos.get(line) ?? []), { id, width, height, bytes: total, key }])
      }
    }
  } catch (error) {
    await removePhotos(userId, written).catch(() => undefined)
    throw error
  } finally {
    await box.close()
  }
  return { photos, broken, size }
}

/** A picture that cannot be read keeps no journal out. */
function ifBroken(error: unknown): null {
  if (error instanceof AppError && error.code === 'validation_failed') return null
  throw error
}
