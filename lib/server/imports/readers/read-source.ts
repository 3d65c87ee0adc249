import 'server-only'
import type { ImportMapping } from '@/lib/contract/file-import'
import { limits } from '@/lib/contract/limits'
import { importFileMessages } from '@/lib/contract/messages/import-files'
import { invalid } from '@/lib/server/errors'
import { readHealth } from './apple-health'
import { decodeText } from './decode-text'
import type { FoundFile, Reader } from './found'
import { readJson } from './read-json'
import { readTableFile } from './read-table-file'
import { readZip } from './read-zip'
import type { Source } from './source'

const HEAD = 4_096

/**
 * Reads a file of another app, whose kind its first bytes tell and never its name: a zip, the XML of Apple Health, JSON,
 * or a table.
 *
 * @param sent how a table is to be read
 * @throws AppError `validation_failed` for a file that is none of these, or damaged
 */
export async function readSource(source: Source, sent: ImportMapping, reader: Reader): Promise<FoundFile> {
  if (source.size === 0) throw invalid({ file: [importFileMessages.field.importEmpty] })
  const head = await source.read(0, HEAD)
  if (isZip(head)) return readZip(source, reader)
  const begin = beginOf(head)
  if (begin.startsWith('<') && begin.includes('HealthData')) return readHealth(source.stream(), reader)
  const isJson = /^[[{]/.test(begin)
  if (source.size > (isJson ? limits.importBytes : limits.importFileBytes)) {
    throw invalid({
      file: [isTextual(head) ? importFileMessages.field.importTooMuch : importFileMessages.field.importUnknown],
    })
  }
  const bytes = await source.read(0, source.size)
  if (isJson) return readJson([{ where: source.name, text: decodeText(bytes) }], reader, null)
  return readTableFile(source.name, bytes, sent, reader)
}

/** Whether what was found is read anew with each mapping: of a table the mapping says what is in it. */
export function isTable(kind: FoundFile['kind']): boolean {
  return kind === 'daylio' || kind === 'csv'
}

function isZip([first, second, third]: Buffer): boolean {
  return first === 0x50 && second === 0x4b && (third === 3 || third === 5)
}

function isTextual(head: Buffer): boolean {
  return !head.includes(0)
}

/** How a text begins, whatever it is written in; empty where it is none. */
function beginOf(head: Buffer): string {
  const isWide = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)
  if (isWide) return decodeText(head.subarray(0, head.length - (head.length % 2))).trimStart()
  return isTextual(head)
    ? head
        .toString('utf8')
        .replace(/^\uFEFF/, '')
        .trimStart()
    : ''
}
