import 'server-only'
import { open } from 'node:fs/promises'
import { limits } from '@/lib/contract/limits'
import { spool } from '@/lib/server/attachments/photo-files'
import { handleSource, type Source } from './readers/source'

/**
 * Puts what comes on the disk, hands that to `run`, and takes it away again.
 *
 * @throws AppError `payload_too_large`, `storage_full`
 */
export async function spooled<T>(
  name: string,
  body: ReadableStream<Uint8Array> | null,
  run: (source: Source) => Promise<T>,
): Promise<T> {
  const { path, remove } = await spool(body, limits.importStreamBytes)
  try {
    const handle = await open(path)
    try {
      return await run(handleSource(name, handle, (await handle.stat()).size))
    } finally {
      await handle.close()
    }
  } finally {
    await remove()
  }
}
