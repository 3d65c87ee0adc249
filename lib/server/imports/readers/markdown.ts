import 'server-only'
import { limits } from '@/lib/contract/limits'
import { commonMessages } from '@/lib/contract/messages/common'
import { importFileMessages } from '@/lib/contract/messages/import-files'
import { storable } from '@/lib/contract/text'
import { pause } from '@/lib/server/take-turns'
import { cutTo } from './cut-to'
import { withTags } from './day-one'
import { decodeText } from './decode-text'
import { addEntry, type FoundFile, nothingFound, type Reader } from './found'
import { frontMatter } from './front-matter'
import type { OpenZip, ZipEntry } from './open-zip'
import { readDay, readTime } from './read-day'

/** 2024-03-01, 2024_03_01 as Logseq writes it, 20240301; a time may follow. */
const IN_NAME =
  /(?<!\d)((?:19|20|21)\d\d)([-_. ]?)(\d\d)\2(\d\d)(?!\d)(?:[T _-]{1,2}(\d\d)[-:.h]?(\d\d)(?:[-:.]?\d\d)?(?!\d))?/
/** 2024/03/01.md */
const IN_FOLDERS = /(?:^|\/)((?:19|20|21)\d\d)\/(\d\d)\/(\d\d)[^/\d]*$/
const DAY_KEYS = [
  'date',
  'day',
  'created',
  'created_at',
  'createdat',
  'creation_date',
  'created_ts',
  'createtime',
  'created_date',
]
const MOOD_KEYS = ['mood', 'energy', 'rating', 'feeling']
/** What Logseq keeps beside a block for itself. */
const OWN_LINES = /^[ \t]*(?:- )?(?:id|collapsed|logseq\.[\w.-]+):: .*\r?\n?/gm
/** A name may be longer than this only where it is no name. */
const MOST_NOTE_BYTES = 4 * limits.journalNotes

/**
 * A folder of dated notes: Obsidian's daily notes, Logseq's journals, memos. A note's day stands in its name, else in its
 * front matter; other notes are left out.
 */
export async function readMarkdown(zip: OpenZip, notes: readonly ZipEntry[], { today }: Reader): Promise<FoundFile> {
  const found = nothingFound('markdown')
  const words = new Map<string, number>()
  const sorted = notes.toSorted((one, other) => (one.path < other.path ? -1 : 1))
  for (const [at, entry] of sorted.entries()) {
    await pause()
    const { path } = entry
    const line = at + 1
    if (entry.size > MOST_NOTE_BYTES) {
      found.unread.push({ line, where: path, why: commonMessages.field.tooLong(limits.journalNotes) })
      continue
    }
    const { fields, body } = frontMatter(decodeText(await zip.bytes(entry)).replaceAll('\r\n', '\n'))
    const told = DAY_KEYS.flatMap((key) => fields.get(key) ?? [])[0] ?? ''
    const { date, time } = dayOf(path) ?? dayIn(told) ?? { date: null, time: null }
    if (date === null) {
      found.unread.push({ line, where: path, why: importFileMessages.field.importNoDay })
      continue
    }
    const word = cutTo(MOOD_KEYS.flatMap((key) => fields.get(key) ?? [])[0] ?? '', limits.title)
    if (word) words.set(word, (words.get(word) ?? 0) + 1)
    const text = [titleIn(path), body.replace(OWN_LINES, '').trim()]
    const notes = storable(withTags(text.filter(Boolean).join('\n\n'), fields.get('tags') ?? []))
    addEntry(found, { line, date, time, word, mood: null, notes }, today, path)
  }
  found.moods = [...words].map(([word, rows]) => ({ word, rows, mood: /^[1-5]$/.test(word) ? Number(word) : null }))
  return found
}

type Day = { date: string | null; time: string | null }

function dayOf(path: string): Day | null {
  const name = nameOf(path)
  const [, year, , month, day, hour, minute] = IN_NAME.exec(name) ?? []
  if (year)
    return { date: readDay(`${year}-${month}-${day}`, 'ymd'), time: hour ? readTime(` ${hour}:${minute}`) : null }
  const folders = IN_FOLDERS.exec(path.replace(/\.\w+$/, ''))
  return folders ? { date: readDay(folders.slice(1, 4).join('-'), 'ymd'), time: null } : null
}

function dayIn(told: string): Day | null {
  const date = readDay(told, 'ymd')
  return date === null ? null : { date, time: readTime(told) }
}

function nameOf(path: string): string {
  return (path.split('/').at(-1) ?? '').replace(/\.\w+$/, '')
}

/** What stands in a name beside its date, unless it is only the weekday. */
function titleIn(path: string): string {
  const rest = nameOf(path)
    .replace(IN_NAME, '')
    .replace(/^[\s_.,-]+|[\s_.,-]+$/g, '')
  return /^(?:\d*|(?:mon|tues|wednes|thurs|fri|satur|sun)(?:day)?|mon|tue|wed|thu|fri|sat|sun)$/i.test(rest) ? '' : rest
}
