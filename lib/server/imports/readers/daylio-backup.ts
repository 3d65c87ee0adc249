import 'server-only'
import { z } from 'zod'
import { commonMessages } from '@/lib/contract/messages/common'
import { importFileMessages } from '@/lib/contract/messages/import-files'
import { storable } from '@/lib/contract/text'
import { invalid } from '@/lib/server/errors'
import { pause } from '@/lib/server/take-turns'
import { activityWords, DAYLIO_MOODS, plainNote } from './daylio-words'
import { decodeText } from './decode-text'
import { addEntry, type FoundFile, nothingFound, type Reader } from './found'
import type { OpenZip, ZipEntry } from './open-zip'
import { readDay } from './read-day'
import { pictureTaker } from './take-pictures'

const PHOTO = 1
const NAMES = Object.keys(DAYLIO_MOODS)
const ids = z.array(z.number()).catch([])
const words = z.string().nullish().catch(null)
const entry = z.object({
  day: z.int(),
  /** January is 0. */
  month: z.int(),
  year: z.int(),
  hour: z.int().min(0).max(23).catch(0),
  minute: z.int().min(0).max(59).catch(0),
  datetime: z.number().min(0).max(8e15),
  mood: z.number(),
  note: words,
  note_title: words,
  tags: ids,
  assets: ids,
})
const backup = z.object({
  dayEntries: z.array(z.unknown()),
  customMoods: z
    .array(
      z.object({
        id: z.number(),
        custom_name: words,
        /** 1 is the best of five. */
        mood_group_id: z.number().catch(0),
        predefined_name_id: z.number().catch(0),
      }),
    )
    .catch([]),
  tags: z.array(z.object({ id: z.number(), name: z.string() })).catch([]),
  assets: z.array(z.object({ id: z.number(), type: z.number().catch(PHOTO), checksum: z.string() })).catch([]),
})

/**
 * The entries of a backup that Daylio makes for itself, with their photos: what its CSV tells, which holds none.
 *
 * @param list the backup's own file in the zip: JSON in base64
 * @throws AppError `validation_failed`
 */
export async function readDaylioBackup(zip: OpenZip, list: ZipEntry, { today, box }: Reader): Promise<FoundFile> {
  const { dayEntries, customMoods, tags, assets } = parse(await zip.bytes(list))
  const found = nothingFound('daylio-backup')
  const pictures = pictureTaker(zip, box)
  const moods = new Map(
    customMoods.map(({ id, custom_name, mood_group_id: group, predefined_name_id: named }) => [
      id,
      { word: custom_name?.trim() || NAMES[named - 1] || '', mood: group >= 1 && group <= 5 ? 6 - group : null },
    ]),
  )
  const tagNames = new Map(tags.map(({ id, name }) => [id, name]))
  const files = new Map(assets.map((asset) => [asset.id, asset]))
  const rows = new Map<string, { mood: number | null; rows: number }>()
  for (const [at, one] of dayEntries.entries()) {
    await pause()
    const line = at + 1
    const read = entry.safeParse(one)
    if (!read.success) {
      found.unread.push({ line, why: commonMessages.field.date })
      continue
    }
    const { year, month, day, hour, minute, datetime } = read.data
    const { word, mood } = moods.get(read.data.mood) ?? { word: '', mood: null }
    const named = read.data.assets.flatMap((id) => files.get(id) ?? [])
    const images = named.filter(({ type }) => type === PHOTO)
    pictures.skip(named.length - images.length)
    const photos = await pictures.take(images.map(({ checksum }) => [checksum, `${checksum}.jpg`]))
    const parts = [
      plainNote(read.data.note_title ?? ''),
      plainNote(read.data.note ?? ''),
      activityWords(read.data.tags.flatMap((id) => tagNames.get(id) ?? [])),
    ]
    const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
    const notes = storable(parts.filter(Boolean).join('\n\n')).trim() || word
    rows.set(word, { mood, rows: (rows.get(word)?.rows ?? 0) + 1 })
    const told = {
      line,
      date: readDay(`${year}-${month + 1}-${day}`, 'ymd'),
      time,
      at: new Date(datetime).toISOString(),
    }
    addEntry(found, { ...told, word, mood, notes, ...(photos.length > 0 && { photos }) }, today)
  }
  found.moods = [...rows].flatMap(([word, met]) => (word === '' ? [] : [{ word, ...met }]))
  found.leftOut.push(...pictures.leftOut())
  return found
}

function parse(bytes: Buffer): z.infer<typeof backup> {
  const text = decodeText(bytes).trim()
  try {
    return backup.parse(JSON.parse(text.startsWith('{') ? text : Buffer.from(text, 'base64').toString('utf8')))
  } catch {
    throw invalid({ file: [importFileMessages.field.importBroken] })
  }
}
