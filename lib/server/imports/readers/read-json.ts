import 'server-only'
import { importFileMessages } from '@/lib/contract/messages/import-files'
import { invalid } from '@/lib/server/errors'
import { beeminderGoals, readBeeminder } from './beeminder'
import { isDayOne, readDayOne } from './day-one'
import type { FoundFile, Reader } from './found'
import { isJourniv, readJourniv } from './journiv'
import type { OpenZip } from './open-zip'

export type JsonFile = { where: string; text: string }

/**
 * Reads JSON of the apps whose exports are known by their shape; several files are parts of one export.
 *
 * @param zip what they came in, with the pictures that they name
 * @throws AppError `validation_failed` for JSON that is broken, or of none of them
 */
export async function readJson(files: readonly JsonFile[], reader: Reader, zip: OpenZip | null): Promise<FoundFile> {
  const parsed = files.map(({ where, text }) => ({ where, value: parse(text) }))
  const [first] = parsed
  if (!first) throw invalid({ file: [importFileMessages.field.importForeignJson] })
  const journals = parsed.filter(({ value }) => isDayOne(value))
  if (journals.length > 0) return readDayOne(journals, reader, zip)
  const journiv = parsed.find(({ value }) => isJourniv(value))
  if (journiv) return readJourniv(journiv.value, reader, zip)
  const goals = parsed.flatMap(({ value }) => beeminderGoals(value))
  if (goals.length > 0) return readBeeminder(goals, reader)
  throw invalid({
    file: [isOwn(first.value) ? importFileMessages.field.importOwn : importFileMessages.field.importForeignJson],
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    throw invalid({ file: [importFileMessages.field.importBadJson] })
  }
}

function isOwn(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'format' in value && value.format === 'apogee'
}
