import 'server-only'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { commonMessages } from '@/lib/contract/messages/common'
import { serverMessages } from '@/lib/contract/messages/server'
import { AppError, invalid } from '@/lib/server/errors'

/** Nobody has as many photos; a list alone can fill the memory. */
const MOST_FILES = 50_000

export type Archive = {
  files: Entry[]
  /** A file's bytes. @throws AppError `payload_too_large` beyond `most` bytes, `validation_failed` where it is damaged */
  read: (file: Entry, most: number) => Promise<Buffer>
  close: () => void
}

/** Opens an archive that somebody sent. @throws AppError `validation_failed` where it is none */
export async function openArchive(path: string): Promise<Archive> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false, validateEntrySizes: true }).catch(refuse)
  try {
    const files: Entry[] = []
    for await (const entry of zip.eachEntry()) {
      files.push(entry)
      if (files.length > MOST_FILES) throw new AppError('payload_too_large', commonMessages.tooLarge)
    }
    return { files, read: (file, most) => readFile(zip, file, most), close: () => zip.close() }
  } catch (error) {
    zip.close()
    return refuse(error)
  }
}

/** The size that an archive tells is held to while it is unpacked: a bomb breaks off there. */
async function readFile(zip: ZipFile, file: Entry, most: number): Promise<Buffer> {
  if (file.uncompressedSize > most) throw new AppError('payload_too_large', commonMessages.tooLarge)
  try {
    const chunks: Buffer[] = []
    for await (const chunk of await zip.openReadStreamPromise(file)) chunks.push(chunk as Buffer)
    return Buffer.concat(chunks)
  } catch (error) {
    return refuse(error)
  }
}

function refuse(error: unknown): never {
  if (error instanceof AppError) throw error
  throw invalid({ file: [serverMessages.importNotZip] })
}
