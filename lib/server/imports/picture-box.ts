import 'server-only'
import { randomBytes } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { limits } from '@/lib/contract/limits'
import { importFileMessages } from '@/lib/contract/messages/import-files'
import { nothingThere, orFull } from '@/lib/server/attachments/photo-files'
import { env } from '@/lib/server/env'
import { invalid } from '@/lib/server/errors'
import { SEALED_MORE, sealBytes, unsealBytes } from '@/lib/server/seal'

/** Where a picture stands in its box. */
export type BoxedPicture = { at: number; size: number }

/** Where a reader puts the pictures of a file that waits to be brought in. */
export type PictureBox = {
  /** @throws AppError `validation_failed` beyond the most that is brought in at once, `storage_full` */
  put(picture: Buffer): Promise<BoxedPicture>
  /** What they are sealed with; null while there are none. */
  key(): string | null
  close(): Promise<void>
}

/** Each is a file beside the photos, in a folder that no account has. */
const FOLDER = '.imports'

function boxPath(importId: string): string {
  return path.join(env.FILES_DIR, FOLDER, importId)
}

/** An empty box for an import; it is on the disk only once something is put into it. */
export function pictureBox(importId: string): PictureBox {
  const key = randomBytes(32)
  let handle: FileHandle | null = null
  let at = 0
  let count = 0
  async function opened(): Promise<FileHandle> {
    await mkdir(path.join(env.FILES_DIR, FOLDER), { recursive: true, mode: 0o700 })
    return open(boxPath(importId), 'w', 0o600)
  }
  return {
    key: () => (handle ? key.toString('base64') : null),
    close: async () => handle?.close(),
    async put(picture) {
      count += 1
      if (count > limits.importPictures) throw invalid({ file: [importFileMessages.field.importPictures] })
      const sealed = sealBytes(picture, key, `${importId} ${at}`)
      try {
        handle ??= await opened()
        await handle.writeFile(sealed)
      } catch (error) {
        throw orFull(error)
      }
      const placed = { at, size: picture.length }
      at += sealed.length
      return placed
    },
  }
}

/** Takes pictures out of a box again; one that is not there, or was altered, is null. */
export async function openBox(importId: string, key: string) {
  const handle = await open(boxPath(importId)).catch(nothingThere(null))
  return {
    close: async () => handle?.close(),
    async take({ at, size }: BoxedPicture): Promise<Buffer | null> {
      if (!handle) return null
      const sealed = Buffer.alloc(size + SEALED_MORE)
      const { bytesRead } = await handle.read(sealed, 0, sealed.length, at)
      return unsealBytes(sealed.subarray(0, bytesRead), Buffer.from(key, 'base64'), `${importId} ${at}`)
    },
  }
}

export async function removeBox(importId: string): Promise<void> {
  await rm(boxPath(importId), { force: true })
}

/** The imports whose box was written to last before a moment. */
export async function boxesBefore(moment: number): Promise<string[]> {
  const found: string[] = []
  for (const id of await readdir(path.join(env.FILES_DIR, FOLDER)).catch(nothingThere([]))) {
    const written = await stat(boxPath(id)).catch(nothingThere(null))
    if (written && written.mtimeMs < moment) found.push(id)
  }
  return found
}
