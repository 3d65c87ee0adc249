import 'server-only'
import type { FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { fromBuffer, fromFd, type ZipFile } from 'yauzl'

/** A file that was sent: in memory, or on disk where it is large. Whoever opened it closes it. */
export type Source = {
  name: string
  size: number
  /** So many of its bytes, from a place on. */
  read(from: number, length: number): Promise<Buffer>
  stream(): Readable
  zip(): Promise<ZipFile>
}

const ZIP_OPTIONS = { lazyEntries: true, autoClose: false, validateEntrySizes: true, strictFileNames: false } as const

export function bufferSource(name: string, bytes: Buffer): Source {
  return {
    name,
    size: bytes.length,
    read: async (from, length) => bytes.subarray(from, from + length),
    stream: () => Readable.from(chunksOf(bytes)),
    zip: () =>
      new Promise((resolve, reject) => {
        fromBuffer(bytes, ZIP_OPTIONS, (err, zip) => (err ? reject(err) : resolve(zip)))
      }),
  }
}

const CHUNK = 64 * 1024

function* chunksOf(bytes: Buffer): Generator<Buffer> {
  for (let from = 0; from < bytes.length; from += CHUNK) yield bytes.subarray(from, from + CHUNK)
}

export function handleSource(name: string, handle: FileHandle, size: number): Source {
  return {
    name,
    size,
    async read(from, length) {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, from)
      return buffer.subarray(0, bytesRead)
    },
    stream: () => handle.createReadStream({ start: 0, autoClose: false, highWaterMark: CHUNK }),
    zip: () =>
      new Promise((resolve, reject) => {
        fromFd(handle.fd, ZIP_OPTIONS, (err, zip) => (err ? reject(err) : resolve(zip)))
      }),
  }
}
