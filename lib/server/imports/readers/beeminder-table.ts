import 'server-only'
import { dateIn } from '@/lib/contract/calendar'
import { limits } from '@/lib/contract/limits'
import { commonMessages } from '@/lib/contract/messages/common'
import { importFileMessages } from '@/lib/contract/messages/import-files'
import { storable } from '@/lib/contract/text'
import { invalid } from '@/lib/server/errors'
import { pause } from '@/lib/server/take-turns'
import { cutTo } from './cut-to'
import { addGoal, type FoundFile, type FoundMeasure, type FoundValue, nothingFound, type Reader } from './found'
import { readDay } from './read-day'
import type { TableRow } from './read-table'

const DAYS = ['daystamp', 'date', 'timestamp']
const NOTES = ['comment', 'note', 'notes']
/** What a table of a goal's datapoints may have, and nothing else: a diary has other columns. */
const KNOWN = [
  ...DAYS,
  ...NOTES,
  'value',
  'id',
  'updated_at',
  'requestid',
  'fulltext',
  'canonical',
  'origin',
  'creator',
]
/** As Beeminder writes and reads datapoints: 2014 08 10 10 "a comment". */
const LINE = /^(\d{4})[ ./-](\d{1,2})[ ./-](\d{1,2})[ \t]+(-?\d+(?:\.\d+)?)(?:[ \t]+"?(.{0,2000}?)"?)?$/
const SECOND = 1_000

/** Whether a table holds the datapoints of one goal. */
export function isDatapoints(columns: readonly string[]): boolean {
  const names = columns.map((name) => name.toLowerCase())
  const hasDay = DAYS.some((name) => names.includes(name))
  return hasDay && names.includes('value') && names.every((name) => KNOWN.includes(name)) && !names.includes('mood')
}

/** Whether a text is a list of datapoints, a line each: its first line tells. */
export function isDatapointLines(text: string): boolean {
  return LINE.test(text.slice(0, 3_000).split(/\r?\n/, 1)[0]?.trim() ?? '')
}

type Point = { line: number; date: string | null; value: string; note: string }

/** The datapoints of a table as the values of one goal, which has the file's name. */
export function tablePoints(columns: readonly string[], rows: readonly TableRow[], { timeZone }: Reader): Point[] {
  const names = columns.map((name) => name.toLowerCase())
  const cell = (cells: readonly string[], wanted: readonly string[]) =>
    wanted.flatMap((name) => cells[names.indexOf(name)]?.trim() || [])[0] ?? ''
  return rows.map(({ line, cells }) => ({
    line,
    date: dayIn(cell(cells, DAYS), timeZone),
    value: cell(cells, ['value']),
    note: cell(cells, NOTES),
  }))
}

export function linePoints(text: string): Point[] {
  return text.split(/\r?\n/).flatMap((line, at) => {
    if (line.trim() === '') return []
    const [, year, month, day, value = '', note = ''] = LINE.exec(line.trim()) ?? []
    return [{ line: at + 1, date: year ? readDay(`${year}-${month}-${day}`, 'ymd') : null, value, note }]
  })
}

/** Beeminder tells of a table neither how it is counted nor towards what: that is guessed, or told by the person. */
export async function readDatapoints(name: string, points: readonly Point[], { today }: Reader): Promise<FoundFile> {
  const found = nothingFound('beeminder')
  const values: FoundValue[] = []
  for (const { line, date, value, note } of points) {
    await pause()
    const figure = value === '' ? Number.NaN : Number(value)
    if (date === null) found.unread.push({ line, why: commonMessages.field.date })
    else if (date > today) found.unread.push({ line, why: commonMessages.field.dateInFuture })
    else if (!Number.isFinite(figure)) found.unread.push({ line, why: importFileMessages.field.importFigure })
    else if (values.push({ date, value: figure, note: cutTo(storable(note), limits.valueNote) }) > limits.importValues)
      throw invalid({ file: [importFileMessages.field.importValues] })
  }
  values.sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0))
  const title = cutTo(storable(name.replace(/\.\w{1,5}$/, '')), limits.title) || 'Beeminder'
  const goal = { key: 'datapoints', title, description: '', targetDate: null, isArchived: false, waits: false }
  addGoal(found, { ...goal, measure: guessed(values), values })
  return found
}

/** Figures that stay near one another, one a day, are readings of something; any others add up. */
function guessed(values: readonly FoundValue[]): FoundMeasure {
  const figures = values.map(({ value }) => value)
  const [least, most] = [Math.min(...figures.slice(0, 5_000)), Math.max(...figures.slice(0, 5_000))]
  const isOnceADay = new Set(values.map(({ date }) => date)).size === values.length
  const isLevel = values.length > 1 && isOnceADay && least > 0 && most < 2 * least && most > least
  const start = isLevel ? (figures[0] ?? 0) : 0
  return { kind: isLevel ? 'level' : 'total', unit: '', format: 'number', start, target: null }
}

function dayIn(cell: string, timeZone: string): string | null {
  if (/^\d{8}$/.test(cell)) return readDay(cell.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'), 'ymd')
  if (/^\d{9,10}$/.test(cell)) return dateIn(timeZone, new Date(Number(cell) * SECOND))
  return readDay(cell, 'ymd')
}
