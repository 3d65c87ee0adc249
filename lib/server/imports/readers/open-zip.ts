import 'server-only'
import type { Readable } from 'node:stream'
import type { Entry, ZipFile } from 'yauzl'
import { limits } from '@/lib/contract/limits'
import { commonMessages } from '@/lib/contract/messages/common'
import { importFileMessages } from '@/lib/contract/messages/import-files'
import { AppError, invalid } from '@/lib/server/errors'
import { pause } from '@/lib/server/take-turns'
import type { Source } from './source'

/** No export shrinks as far as this: a text that repeats itself comes to a few hundred at most. */
const MOST_RATIO = 400
/** What is small enough that no ratio matters. */
const SMALL = 1024 * 1024

export type ZipEntry = { path: string; size: number; entry: Entry }

export type OpenZip = {
  entries: ZipEntry[]
  /** A whole file of the zip. @throws AppError `validation_failed` for one that is too large, or broken */
  bytes(entry: ZipEntry): Promise<Buffer>
  /** A picture of the zip, which no budget for texts counts. */
  picture(entry: ZipEntry): Promise<Buffer>
  /** A file of the zip as it unpacks. */
  stream(entry: ZipEntry): Promise<Readable>
}

/**
 * Opens a zip and lists what is in it; nothing is unpacked to disk. What it says of sizes is held to: a file that
 * unpacks to more than it says is broken off.
 *
 * @throws AppError `validation_failed` for a zip that is broken or locked, unpacks to far more than any export, or names
 * files outside of it
 */
export async function openZip(source: Source): Promise<OpenZip> {
  const zip = await source.zip().catch(broken)
  const entries = await entriesOf(zip)
  let taken = 0
  const stream = (entry: ZipEntry) =>
    new Promise<Readable>((resolve, reject) => {
      zip.openReadStream(entry.entry, (err, readable) => (err ? reject(err) : resolve(readable)))
    }).catch(broken)
  const whole = async (entry: ZipEntry) => {
    const chunks: Buffer[] = []
    try {
      for await (const chunk of await stream(entry)) chunks.push(chunk as Buffer)
    } catch (err) {
      broken(err)
    }
    return Buffer.concat(chunks)
  }
  return {
    entries,
    stream,
    picture: whole,
    bytes(entry) {
      taken += entry.size
      if (entry.size > limits.unpacked.text || taken > limits.unpacked.texts)
        throw refused(importFileMessages.field.importTooMuch)
      return whole(entry)
    },
  }
}

async function entriesOf(zip: ZipFile): Promise<ZipEntry[]> {
  if (zip.entryCount > limits.unpacked.names) throw refused(importFileMessages.field.importBomb)
  const entries: ZipEntry[] = []
  for (let entry = await nextEntry(zip); entry; entry = await nextEntry(zip)) {
    await pause()
    const path = entry.fileName.replaceAll('\\', '/')
    if (path.endsWith('/')) continue
    if (entry.isEncrypted()) throw refused(importFileMessages.field.importLocked)
    const size = entry.uncompressedSize
    const isBomb = size > SMALL && size > MOST_RATIO * entry.compressedSize
    if (isBomb || size > limits.unpacked.streamed) throw refused(importFileMessages.field.importBomb)
    // What a Mac adds of its own beside each file.
    if (!path.startsWith('__MACOSX/') && !path.split('/').at(-1)?.startsWith('._')) entries.push({ path, size, entry })
  }
  return entries
}

function nextEntry(zip: ZipFile): Promise<Entry | null> {
  return new Promise<Entry | null>((resolve, reject) => {
    const settle = (run: () => void) => {
      zip.removeListener('entry', onEntry).removeListener('end', onEnd).removeListener('error', onError)
      run()
    }
    const onEntry = (entry: Entry) => settle(() => resolve(entry))
    const onEnd = () => settle(() => resolve(null))
    const onError = (err: Error) => settle(() => reject(err))
    zip.on('entry', onEntry).on('end', onEnd).on('error', onError)
    zip.readEntry()
  }).catch(broken)
}

function refused(sentence: string): AppError {
  return invalid({ file: [sentence] })
}

/** What the library says of a zip, in our words. */
function broken(err: unknown): never {
  if (err instanceof AppError) throw err
  const said = err instanceof Error ? err.message : ''
  const isOutside = /relative path|absolute path|invalid characters in fileName/i.test(said)
  throw new AppError('validation_failed', commonMessages.validation, {
    fields: { file: [isOutside ? importFileMessages.field.importOutside : importFileMessages.field.importBroken] },
    cause: err,
  })
}
