import 'server-only'
import type { ImportMapping } from '@/lib/contract/file-import'
import { limits } from '@/lib/contract/limits'
import { commonMessages } from '@/lib/contract/messages/common'
import { importFileMessages } from '@/lib/contract/messages/import-files'
import { storable } from '@/lib/contract/text'
import { invalid } from '@/lib/server/errors'
import { pause } from '@/lib/server/take-turns'
import { NO_MOOD } from './apply-moods'
import { isDatapointLines, isDatapoints, linePoints, readDatapoints, tablePoints } from './beeminder-table'
import { activityWords, DAYLIO_MOODS, plainNote } from './daylio-words'
import { decodeText } from './decode-text'
import { type FoundFile, nothingFound, type Reader, whyUnread } from './found'
import { orderOf, readDay, readTime } from './read-day'
import { delimiterOf, type TableRow, tableRows } from './read-table'

const SAMPLE_ROWS = 2_000

const GUESSES = {
  date: /^(?:full_?date|date|day|datum|fecha|data|created.*|timestamp|time)$/i,
  notes: /^(?:notes?|text|entry|content|journal|body|notiz(?:en)?|eintrag|texte?|nota)$/i,
  mood: /^(?:mood|energy|rating|score|stimmung|humeur)$/i,
}

/**
 * Reads a table of dated entries: Daylio's export, which is known by its columns, a goal's datapoints in Beeminder, or any other by its mapping. What the
 * mapping leaves open is guessed from names and values, and named in `needs` where that is not sure.
 *
 * @throws AppError `validation_failed` for a file that is no table
 */
export async function readTableFile(
  name: string,
  bytes: Uint8Array,
  sent: ImportMapping,
  reader: Reader,
): Promise<FoundFile> {
  const { today } = reader
  const text = decodeText(bytes)
  if (isDatapointLines(text)) return readDatapoints(name, linePoints(text), reader)
  const rows = await allRows(text)
  const [header, ...body] = rows
  if (!header || header.cells.length < 2 || body.length === 0)
    throw invalid({ file: [importFileMessages.field.importNoTable] })
  const columns = header.cells.map((cell) => cell.trim().slice(0, limits.title))
  if (isDatapoints(columns)) return readDatapoints(name, tablePoints(columns, body, reader), reader)
  const isDaylio = ['full_date', 'mood', 'activities'].every((name) => columns.includes(name))
  const mapping = isDaylio ? { ...daylioMapping(columns), moods: sent.moods } : guessed(columns, body, sent)
  const unknown = [mapping.date, mapping.mood, ...(mapping.notes ?? [])].filter(
    (name) => name && !columns.includes(name),
  )
  if (unknown.length > 0) throw invalid({ mapping: [`${importFileMessages.field.importColumn} ${unknown.join(', ')}`] })
  return readRows({ kind: isDaylio ? 'daylio' : 'csv', columns, body, mapping, today })
}

async function allRows(text: string): Promise<TableRow[]> {
  const rows: TableRow[] = []
  for (const row of tableRows(text, delimiterOf(text))) {
    if (rows.push(row) > limits.importRows) throw invalid({ file: [importFileMessages.field.importRows] })
    await pause()
  }
  return rows
}

function daylioMapping(columns: string[]): ImportMapping {
  const notes = ['note_title', 'note', 'activities'].filter((name) => columns.includes(name))
  return { date: 'full_date', dateOrder: 'ymd', notes, mood: 'mood' }
}

function guessed(columns: string[], body: TableRow[], sent: ImportMapping): ImportMapping {
  const named = (guess: RegExp) => columns.find((name) => guess.test(name))
  const date = sent.date ?? named(GUESSES.date)
  const at = date === undefined ? -1 : columns.indexOf(date)
  const cells = body.slice(0, SAMPLE_ROWS).map((row) => row.cells[at] ?? '')
  const notes = sent.notes ?? columns.filter((name) => GUESSES.notes.test(name))
  return {
    ...(date !== undefined && { date }),
    ...withDefined('dateOrder', sent.dateOrder ?? orderOf(cells) ?? undefined),
    ...(notes.length > 0 && { notes }),
    mood: sent.mood === undefined ? (named(GUESSES.mood) ?? null) : sent.mood,
    ...withDefined('moods', sent.moods),
  }
}

function withDefined<K extends string, V>(key: K, value: V | undefined): { [N in K]?: V } {
  return value === undefined ? {} : ({ [key]: value } as { [N in K]?: V })
}

type Table = {
  kind: FoundFile['kind']
  columns: string[]
  body: TableRow[]
  mapping: ImportMapping
  today: string
}

async function readRows({ kind, columns, body, mapping, today }: Table): Promise<FoundFile> {
  const { date, dateOrder, notes = [], mood } = mapping
  const place = (name: string | null | undefined) => (name == null ? -1 : columns.indexOf(name))
  const needs: FoundFile['needs'] = []
  if (date === undefined) needs.push('date')
  else if (dateOrder === undefined) needs.push('dateOrder')
  if (notes.length === 0) needs.push('notes')
  const words = new Map<string, { mood: number | null; rows: number }>()
  const found: FoundFile = { ...nothingFound(kind, mapping), columns, needs }
  for (const { line, cells } of body) {
    await pause()
    const word = (cells[place(mood)] ?? '').trim().slice(0, limits.title)
    const level = mood == null ? NO_MOOD : moodOf(kind, word, mapping.moods)
    if (mood != null) words.set(word, { mood: level, rows: (words.get(word)?.rows ?? 0) + 1 })
    if (date === undefined || dateOrder === undefined || notes.length === 0) continue
    const cell = cells[place(date)] ?? ''
    const day = readDay(cell, dateOrder)
    const timeCell = kind === 'daylio' ? (cells[place('time')] ?? '') : cell
    const told = storable(notesOf(kind, notes, (name) => cells[place(name)] ?? '')).trim() || word
    const why = whyUnread(day, told, today)
    if (why !== null || day === null) found.unread.push({ line, why: why ?? commonMessages.field.date })
    else found.entries.push({ line, date: day, time: readTime(timeCell), mood: level, notes: told })
  }
  found.moods = [...words].map(([word, rest]) => ({ word, ...rest })).slice(0, limits.importMoods)
  if (words.size > limits.importMoods) throw invalid({ mapping: [importFileMessages.field.importMoods] })
  if (found.moods.some((one) => one.mood === null)) needs.push('moods')
  return found
}

/** A word's energy: as it was told, as Daylio names it, or the figure 1 to 5 itself. */
function moodOf(kind: FoundFile['kind'], word: string, moods: ImportMapping['moods']): number | null {
  const told = moods && Object.hasOwn(moods, word) ? moods[word] : undefined
  if (told !== undefined) return told
  if (kind === 'daylio' && Object.hasOwn(DAYLIO_MOODS, word.toLowerCase()))
    return DAYLIO_MOODS[word.toLowerCase()] ?? null
  return /^[1-5](?:[.,]0+)?$/.test(word) ? Number(word[0]) : null
}

function notesOf(kind: FoundFile['kind'], names: readonly string[], cell: (name: string) => string): string {
  const parts = names.map((name) => {
    const text = cell(name).trim()
    if (kind !== 'daylio') return text
    if (name === 'activities') return activityWords(text.split(/ *\| */))
    return plainNote(text)
  })
  return parts.filter(Boolean).join('\n\n')
}
