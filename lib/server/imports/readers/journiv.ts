import 'server-only'
import { z } from 'zod'
import { timeIn } from '@/lib/contract/calendar'
import { commonMessages } from '@/lib/contract/messages/common'
import { importFileMessages } from '@/lib/contract/messages/import-files'
import { storable } from '@/lib/contract/text'
import { wordTable } from '@/lib/server/language/word-table'
import { pause } from '@/lib/server/take-turns'
import { withTags } from './day-one'
import { addEntry, type FoundFile, nothingFound, type Reader } from './found'
import { isZone } from './is-zone'
import type { OpenZip } from './open-zip'
import { readDay } from './read-day'
import { pictureTaker } from './take-pictures'

/** Journiv tells of a mood which kind it is: the energy that stands for it until the person says another. */
const CATEGORIES = wordTable<number>({ positive: 4, neutral: 3, negative: 2 })

const optional = z.string().nullish().catch(null)
const none = { filename: '', file_path: null, media_type: '', mime_type: null }
const medium = z
  .object({
    filename: z.string().catch(''),
    file_path: optional,
    media_type: z.string().catch(''),
    mime_type: optional,
  })
  .catch(none)
const entry = z.object({
  title: optional,
  /** Up to version 0.1 `content`; since then the words of a rich text stand beside it. */
  content: optional,
  content_plain_text: optional,
  entry_date: z.string(),
  entry_datetime_utc: optional,
  entry_timezone: optional,
  tags: z.array(z.string()).catch([]),
  mood_log: z.object({ mood_name: z.string(), note: optional }).nullish().catch(null),
  /** Since 2026 a mood and pictures stand in the moment that an entry belongs to. */
  moment: z
    .object({ primary_mood_name: optional, note: optional, media: z.array(medium).catch([]) })
    .nullish()
    .catch(null),
  media: z.array(medium).catch([]),
})
type JournivEntry = z.infer<typeof entry>
const shape = z.object({
  journals: z.array(z.object({ title: optional, entries: z.array(z.unknown()).catch([]) })),
  mood_definitions: z
    .array(z.object({ name: z.string(), category: optional, score: z.number().nullish().catch(null) }))
    .catch([]),
})

export function isJourniv(value: unknown): boolean {
  return shape.safeParse(value).success
}

/** The entries of all journals of a Journiv export, with the words for their moods. */
export async function readJourniv(
  value: unknown,
  { today, timeZone, box }: Reader,
  zip: OpenZip | null,
): Promise<FoundFile> {
  const { journals, mood_definitions } = shape.parse(value)
  const found = nothingFound('journiv')
  const words = new Map<string, number>()
  const pictures = pictureTaker(zip, box)
  let line = 0
  for (const journal of journals) {
    for (const one of journal.entries) {
      await pause()
      line++
      const read = entry.safeParse(one)
      if (!read.success) {
        found.unread.push({ line, why: commonMessages.field.date })
        continue
      }
      const media = [...read.data.media, ...(read.data.moment?.media ?? [])]
      const images = media.filter(isImage)
      pictures.skip(media.length - images.length)
      const photos = await pictures.take(images.map(namesOf))
      const made = madeOf(read.data, timeZone, photos.length)
      if (made.word) words.set(made.word, (words.get(made.word) ?? 0) + 1)
      addEntry(found, { line, ...made, ...(photos.length > 0 && { photos }) }, today)
    }
  }
  // A score is 1 to 5, and was -5 to 5 before.
  const isSigned = mood_definitions.some(({ score }) => typeof score === 'number' && score < 1)
  const energies = new Map(
    mood_definitions.map(({ name, category, score }) => [name, energyOf(category, score, isSigned)]),
  )
  found.moods = [...words].map(([word, rows]) => ({ word, rows, mood: energies.get(word) ?? null }))
  found.leftOut.push(...pictures.leftOut())
  return found
}

function isImage({ media_type, mime_type }: z.infer<typeof medium>): boolean {
  return media_type === 'image' || mime_type?.startsWith('image/') === true
}

/** Under the path that it tells, in a folder of the zip. */
function namesOf({ file_path, filename }: z.infer<typeof medium>): string[] {
  return [file_path, file_path?.split('/').at(-1), filename].flatMap((name) => name || [])
}

function madeOf(one: JournivEntry, home: string, photos: number) {
  const { title, content_plain_text, content, mood_log, moment, tags, entry_timezone } = one
  const word = mood_log?.mood_name ?? moment?.primary_mood_name ?? ''
  const at = one.entry_datetime_utc ? new Date(withZone(one.entry_datetime_utc)) : null
  const isDated = at !== null && !Number.isNaN(at.getTime())
  const zone = isZone(entry_timezone ?? undefined) ? (entry_timezone as string) : home
  const time = isDated ? timeIn(zone, at) : null
  const words = [title, content_plain_text ?? content, mood_log?.note ?? moment?.note].map((part) => part?.trim() ?? '')
  const bare = word || (photos > 0 ? importFileMessages.picturesOnly(photos, time ?? one.entry_date) : '')
  return {
    date: readDay(one.entry_date, 'ymd'),
    time,
    ...(isDated && { at: at.toISOString() }),
    word,
    mood: null,
    notes: storable(withTags(words.filter(Boolean).join('\n\n'), tags)) || bare,
  }
}

/** Its instants are UTC, also where they do not say so. */
function withZone(instant: string): string {
  return /(?:Z|[+-]\d{2}:?\d{2})$/.test(instant) ? instant : `${instant}Z`
}

function energyOf(
  category: string | null | undefined,
  score: number | null | undefined,
  isSigned: boolean,
): number | null {
  if (typeof score === 'number') {
    return Math.min(5, Math.max(1, Math.round(isSigned ? 3 + (score * 2) / 5 : score)))
  }
  return CATEGORIES[category ?? ''] ?? null
}
