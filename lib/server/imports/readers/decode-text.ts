import 'server-only'
import { importFileMessages } from '@/lib/contract/messages/import-files'
import { invalid } from '@/lib/server/errors'

/**
 * A file's text. Its mark says which Unicode it is; without one it is UTF-8, else what Windows writes in the West.
 *
 * @throws AppError `validation_failed` for a file that is no text
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  if (bytes.includes(0)) throw invalid({ file: [importFileMessages.field.importNoText] })
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
