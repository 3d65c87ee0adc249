import 'server-only'
import { importFileMessages } from '@/lib/contract/messages/import-files'
import { invalid } from '@/lib/server/errors'
import { readHealth } from './apple-health'
import { readDaylioBackup } from './daylio-backup'
import { decodeText } from './decode-text'
import type { FoundFile, Reader } from './found'
import { readLoop } from './loop'
import { readMarkdown } from './markdown'
import { type OpenZip, openZip, type ZipEntry } from './open-zip'
import { readJson } from './read-json'
import type { Source } from './source'

const SNIFFED = 4

/**
 * Reads a zip, whose app is told by what is in it: Apple Health's XML, Loop's table of habits, a backup of Daylio's, JSON of an app, or a
 * folder of Markdown.
 *
 * @throws AppError `validation_failed`
 */
export async function readZip(source: Source, reader: Reader): Promise<FoundFile> {
  const zip = await openZip(source)
  const named = (end: RegExp) => zip.entries.filter(({ path }) => end.test(path))
  const health = await healthIn(zip, named(/\.xml$/i))
  if (health) return readHealth(await zip.stream(health), reader)
  const habits = named(/(?:^|\/)Habits\.csv$/i)[0]
  if (habits) return readLoop(zip, habits, reader)
  const daylio = named(/(?:^|\/)backup\.daylio$/i)[0]
  if (daylio) return readDaylioBackup(zip, daylio, reader)
  const json = named(/\.json$/i)
  const notes = named(/\.(?:md|markdown|txt)$/i)
  // Notes in a folder may have an app's settings beside them, as Obsidian's do.
  const exported = json.filter(({ path }) => !path.includes('/.') && !path.startsWith('.'))
  if (exported.length > 0 && notes.length === 0) {
    return readJson(await texts(zip, exported), reader, zip)
  }
  if (notes.length > 0) return readMarkdown(zip, notes, reader)
  throw invalid({ file: [importFileMessages.field.importForeignZip] })
}

async function texts(zip: OpenZip, entries: readonly ZipEntry[]) {
  const files: { where: string; text: string }[] = []
  for (const entry of entries) files.push({ where: entry.path, text: decodeText(await zip.bytes(entry)) })
  return files
}

/** The export is the largest XML beside others, by a name in the phone's language. */
async function healthIn(zip: OpenZip, xml: readonly ZipEntry[]): Promise<ZipEntry | null> {
  const largest = xml.toSorted((one, other) => other.size - one.size).slice(0, SNIFFED)
  for (const entry of largest) {
    const stream = await zip.stream(entry)
    for await (const chunk of stream) {
      const begin = (chunk as Buffer).toString('utf8')
      stream.destroy()
      if (begin.includes('HealthData')) return entry
      break
    }
  }
  return null
}
