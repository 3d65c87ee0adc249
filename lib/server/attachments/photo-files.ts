import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { PhotoSize } from '@/lib/contract/attachment'
import { commonMessages } from '@/lib/contract/messages/common'
import { serverMessages } from '@/lib/contract/messages/server'
import { env } from '@/lib/server/env'
import { AppError } from '@/lib/server/errors'
import { newId } from '@/lib/server/ids'
import { sealBytes, unsealBytes } from '@/lib/server/seal'

export type PhotoBytes = Record<PhotoSize, Buffer>
export type PhotoKey = Uint8Array<ArrayBuffer>

const SUFFIX: Record<PhotoSize, string> = { full: '.webp', small: '-small.webp' }
const SIZES = ['small', 'full'] as const
const NAME = /^([\w-]{1,64}?)(?:-small)?\.webp(?:\.part)?$/
const TO_PLACE = /^([\w-]{1,64}?)(?:-small)?\.webp\.[\da-f]{16}$/

function folderOf(userId: string): string {
  return path.join(env.FILES_DIR, userId)
}

function fileOf(userId: string, id: string, size: PhotoSize): string {
  return path.join(folderOf(userId), id + SUFFIX[size])
}

/**
 * Writes both sizes, on the disk before they have their names: a row that is stored afterwards always has its files. They
 * are sealed with a key of their own, which the row is to hold: whoever has the files alone sees nothing, and once the row
 * is gone nobody does.
 */
export async function writePhoto(userId: string, id: string, bytes: PhotoBytes): Promise<PhotoKey> {
  const key = new Uint8Array(randomBytes(32))
  await mkdir(folderOf(userId), { recursive: true, mode: 0o700 })
  for (const size of SIZES) {
    const file = fileOf(userId, id, size)
    await writeDown(`${file}.part`, sealBytes(bytes[size], key, placeOf(id, size)))
    await rename(`${file}.part`, file)
  }
  return key
}

async function writeDown(file: string, bytes: Buffer): Promise<void> {
  const handle = await open(file, 'w', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } catch (error) {
    throw orFull(error)
  } finally {
    await handle.close()
  }
}

/**
 * Seals the files of a photo that were written as they came, under names that only its new key leads to: they take the
 * place of the others once the row holds that key (`placeSealed`). Null where a file is gone.
 */
export async function sealPhoto(userId: string, id: string): Promise<PhotoKey | null> {
  const key = new Uint8Array(randomBytes(32))
  for (const size of SIZES) {
    const file = fileOf(userId, id, size)
    const bytes = await readFile(file).catch(nothingThere(null))
    if (!bytes) return null
    await writeDown(sealedFile(file, key), sealBytes(bytes, key, placeOf(id, size)))
  }
  return key
}

/** Puts what was sealed in the place of what was not. */
export async function placeSealed(userId: string, id: string, key: PhotoKey): Promise<void> {
  for (const size of SIZES) {
    const file = fileOf(userId, id, size)
    await rename(sealedFile(file, key), file).catch(nothingThere(undefined))
  }
}

/** Takes off the disk what was sealed and is not wanted: with one key, or with any. */
export async function dropSealed(userId: string, id: string, key?: PhotoKey): Promise<void> {
  const names = key
    ? SIZES.map((size) => path.basename(sealedFile(fileOf(userId, id, size), key)))
    : (await readdir(folderOf(userId))).filter((name) => TO_PLACE.exec(name)?.[1] === id)
  for (const name of names) await rm(path.join(folderOf(userId), name), { force: true })
}

function sealedFile(file: string, key: PhotoKey): string {
  return `${file}.${createHash('sha256').update(key).digest('hex').slice(0, 16)}`
}

/** The photos of a user that were sealed, and whose files a process that died did not put in their place. */
export async function photosToPlace(userId: string): Promise<string[]> {
  const names = await readdir(folderOf(userId)).catch(nothingThere([]))
  return [...new Set(names.flatMap((name) => TO_PLACE.exec(name)?.[1] ?? []))]
}

/** Stands among the photos once all are sealed and in their place. */
const ALL_SEALED = '.sealed'

export async function isNotedAsSealed(): Promise<boolean> {
  return (await stat(path.join(env.FILES_DIR, ALL_SEALED)).catch(nothingThere(null))) !== null
}

/** Where there is no folder yet there is nothing to note. */
export async function noteAsSealed(): Promise<void> {
  await writeFile(path.join(env.FILES_DIR, ALL_SEALED), '').catch(nothingThere(undefined))
}

export async function forgetNoteAsSealed(): Promise<void> {
  await rm(path.join(env.FILES_DIR, ALL_SEALED), { force: true })
}

/** What a photo's files are sealed for, so that one does not pass for another. */
function placeOf(id: string, size: PhotoSize): string {
  return `${id} ${size}`
}

/** A photo's bytes; null where its file is gone, or is not the one that the row's key sealed. */
export async function readPhoto(
  userId: string,
  { id, key }: { id: string; key: PhotoKey | null },
  size: PhotoSize,
): Promise<Buffer | null> {
  const bytes = await readFile(fileOf(userId, id, size)).catch(nothingThere(null))
  return bytes && key ? unsealBytes(bytes, key, placeOf(id, size)) : bytes
}

/** Removes photos whose rows are gone. What cannot be removed now, the next sweep finds. */
export async function removePhotos(userId: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    for (const size of SIZES) await rm(fileOf(userId, id, size), { force: true })
  }
}

export async function removeAllPhotos(userId: string): Promise<void> {
  await rm(folderOf(userId), { recursive: true, force: true })
}

/** What is on its way stands in a folder of its own, until it is read or a day has passed. */
const SPOOL = '.spool'

/**
 * Writes what somebody sends to the disk.
 *
 * @throws AppError `payload_too_large` beyond `most` bytes
 */
export async function spool(
  body: ReadableStream<Uint8Array> | null,
  most: number,
): Promise<{ path: string; remove: () => Promise<void> }> {
  const folder = path.join(env.FILES_DIR, SPOOL)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, newId())
  const remove = () => rm(file, { force: true })
  try {
    const handle = await open(file, 'w', 0o600)
    let size = 0
    try {
      for await (const part of body ?? []) {
        size += part.byteLength
        if (size > most) throw new AppError('payload_too_large', commonMessages.tooLarge)
        await handle.write(part)
      }
    } finally {
      await handle.close()
    }
  } catch (error) {
    await remove()
    throw orFull(error)
  }
  return { path: file, remove }
}

/** Removes what was on its way as its process died. */
export async function sweepSpool(before: number): Promise<void> {
  const folder = path.join(env.FILES_DIR, SPOOL)
  for (const name of await readdir(folder).catch(nothingThere([]))) {
    const written = await stat(path.join(folder, name)).catch(nothingThere(null))
    if (written && written.mtimeMs < before) await rm(path.join(folder, name), { force: true })
  }
}

/** Whose files there are. */
export async function photoOwners(): Promise<string[]> {
  const names = await readdir(env.FILES_DIR).catch(nothingThere([]))
  return names.filter((name) => !name.startsWith('.'))
}

/** The photos of a user that have had a file since before a moment. */
export async function photosBefore(userId: string, moment: number): Promise<string[]> {
  const ids = new Set<string>()
  for (const name of await readdir(folderOf(userId)).catch(nothingThere([]))) {
    const id = NAME.exec(name)?.[1]
    const written = id && (await stat(path.join(folderOf(userId), name)).catch(nothingThere(null)))
    if (id && written && written.mtimeMs < moment) ids.add(id)
  }
  return [...ids]
}

/** What a read gives where nothing is there. */
export function nothingThere<T>(otherwise: T): (error: unknown) => T {
  return (error) => {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) {
      return otherwise
    }
    throw error
  }
}

/** A disk that is full is the contract's `storage_full`. */
export function orFull(error: unknown): unknown {
  const isFull = error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
  return isFull ? new AppError('storage_full', serverMessages.storageFull) : error
}
