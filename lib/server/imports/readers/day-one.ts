import 'server-only'
import { z } from 'zod'
import { dateIn, timeIn } from '@/lib/contract/calendar'
import { commonMessages } from '@/lib/contract/messages/common'
import { importFileMessages } from '@/lib/contract/messages/import-files'
import { storable } from '@/lib/contract/text'
import { pause } from '@/lib/server/take-turns'
import { addEntry, type FoundFile, nothingFound, type Reader } from './found'
import { isZone } from './is-zone'
import type { OpenZip } from './open-zip'
import { pictureTaker } from './take-pictures'

const media = z.array(z.unknown()).catch([])
const photo = z.object({ md5: z.string().catch(''), type: z.string().catch(''), identifier: z.string().catch('') })
/** Between its words and its files Day One does not agree on what a kind is called. */
const KINDS = ['jpeg', 'jpg', 'png', 'webp', 'heic', 'gif']
const entry = z.object({
  creationDate: z.iso.datetime({ offset: true }),
  timeZone: z.string().optional().catch(undefined),
  text: z.string().catch(''),
  tags: z.array(z.string()).catch([]),
  photos: z.array(photo.catch({ md5: '', type: '', identifier: '' })).catch([]),
  videos: media.default([]),
  audios: media.default([]),
  pdfAttachments: media.default([]),
})

const journal = z.object({ entries: z.array(z.unknown()) })

/** Whether it is a journal of Day One's JSON export: entries with the instants they were made at. */
export function isDayOne(value: unknown): boolean {
  const read = journal.safeParse(value)
  if (!read.success) return false
  const [first] = read.data.entries
  const isEmpty = first === undefined && typeof value === 'object' && value !== null && 'metadata' in value
  return isEmpty || (typeof first === 'object' && first !== null && 'creationDate' in first)
}

/** The entries of Day One's journals, each on the day it was where it was written. */
export async function readDayOne(
  files: readonly { where: string; value: unknown }[],
  { today, timeZone, box }: Reader,
  zip: OpenZip | null,
): Promise<FoundFile> {
  const found = nothingFound('day-one')
  let line = 0
  const pictures = pictureTaker(zip, box)
  for (const { where, value } of files) {
    for (const one of journal.parse(value).entries) {
      await pause()
      line++
      const read = entry.safeParse(one)
      if (!read.success) {
        found.unread.push({ line, where, why: commonMessages.field.date })
        continue
      }
      const { creationDate, text, tags, photos, videos, audios, pdfAttachments } = read.data
      pictures.skip(videos.length + audios.length + pdfAttachments.length)
      const taken = await pictures.take(photos.map(namesOf))
      const at = new Date(creationDate)
      const zone = isZone(read.data.timeZone) ? read.data.timeZone : timeZone
      const time = timeIn(zone, at)
      const words = plain(text) || (taken.length > 0 ? importFileMessages.picturesOnly(taken.length, time) : '')
      const notes = storable(withTags(words, tags))
      const told = { line, date: dateIn(zone, at), time, at: at.toISOString(), mood: null, notes }
      addEntry(found, { ...told, ...(taken.length > 0 && { photos: taken }) }, today, where)
    }
  }
  found.leftOut.push(...pictures.leftOut())
  return found
}

/** Its file has the checksum for a name. */
function namesOf({ md5, type, identifier }: z.infer<typeof photo>): string[] {
  return [md5, identifier].filter(Boolean).flatMap((name) => [type, ...KINDS].map((kind) => `photos/${name}.${kind}`))
}

/** Markdown as a person would read it: without the marks of pictures, and the strokes that guard its own characters. */
function plain(text: string): string {
  return text
    .replace(/!\[[^\]\n]{0,200}\]\(dayone-moment:[^)\n]{0,200}\)/g, '')
    .replace(/\\([\\`*_{}[\]()#+\-.!>~|])/g, '$1')
    .replace(/\u200B/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

export function withTags(notes: string, tags: readonly string[]): string {
  const told = tags.map((tag) => tag.trim()).filter(Boolean)
  if (told.length === 0) return notes
  return [notes, `Tags: ${told.join(', ')}`].filter(Boolean).join('\n\n')
}
