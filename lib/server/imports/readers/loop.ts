import 'server-only'
import { limits } from '@/lib/contract/limits'
import type { Rhythm } from '@/lib/contract/measure'
import { commonMessages } from '@/lib/contract/messages/common'
import { importFileMessages } from '@/lib/contract/messages/import-files'
import { storable } from '@/lib/contract/text'
import { invalid } from '@/lib/server/errors'
import { pause } from '@/lib/server/take-turns'
import { atMostTitle, keptRhythm, keptValues } from './at-most'
import { cutTo } from './cut-to'
import { decodeText } from './decode-text'
import { addGoal, type FoundFile, type FoundGoal, type FoundValue, nothingFound, type Reader } from './found'
import type { OpenZip, ZipEntry } from './open-zip'
import { readDay } from './read-day'
import { type TableRow, tableRows } from './read-table'

/** Loop keeps figures in thousandths. */
const THOUSANDTH = 1_000
const WEEK = 7

type Habit = FoundGoal & {
  position: string
  isFigure: boolean
  /** Of a habit that is kept under a figure. */
  atMost: { figure: number; per: Rhythm['per'] } | null
  /** What a figure is divided by, where it is too large to be counted. */
  scale: number
}

/**
 * The habits of Loop's CSV export as rhythms, with a value for each day that was ticked by hand or counted. What the app
 * ticked by itself, since the habit was not due, is no value.
 */
export async function readLoop(zip: OpenZip, list: ZipEntry, reader: Reader): Promise<FoundFile> {
  const found = nothingFound('loop')
  const folder = list.path.slice(0, -'Habits.csv'.length)
  const [header, ...rows] = await rowsOf(zip, list)
  const columns = (header?.cells ?? []).map((cell) => cell.trim().toLowerCase())
  const habits = rows.map((row) => habitOf(columns, row)).filter((habit) => habit !== null)
  if (!columns.includes('name') || habits.length === 0)
    throw invalid({ file: [importFileMessages.field.importForeignZip] })
  if (habits.length > limits.importGoals) throw invalid({ file: [importFileMessages.field.importGoals] })
  const own = new Map(
    zip.entries.flatMap((entry) => {
      const position = /^(\d+)[^/]*\/Checkmarks\.csv$/i.exec(entry.path.slice(folder.length))?.[1]
      return position && entry.path.startsWith(folder) ? [[Number(position), entry] as const] : []
    }),
  )
  const all = own.size > 0 ? [] : await sharedRows(zip, `${folder}Checkmarks.csv`)
  let auto = 0
  for (const [at, habit] of habits.entries()) {
    await pause()
    const file = own.get(Number(habit.position))
    const marks = file
      ? await rowsOf(zip, file)
      : all.map(({ line, cells }) => ({ line, cells: [cells[0] ?? '', cells[at + 1] ?? ''] }))
    for (const { line, cells } of marks) {
      const [cell = '', mark = '', note = ''] = cells
      if (mark === 'YES_AUTO' || (!habit.isFigure && mark === '1')) auto++
      const date = readDay(cell, 'ymd')
      const value = date === null ? null : markValue(habit, mark.trim(), note)
      if (date === null || value === null) continue
      if (date > reader.today) found.unread.push({ line, where: file?.path, why: commonMessages.field.dateInFuture })
      else habit.values.push({ date, ...value })
    }
    const { position: _p, isFigure: _f, atMost: _a, scale: _s, ...goal } = habit
    const values = habit.atMost
      ? keptValues(habit.values, habit.atMost.figure, habit.atMost.per, reader.today)
      : habit.values
    addGoal(found, { ...goal, values })
  }
  if (auto > 0) found.leftOut.push(importFileMessages.importLeftOut.autoTicks(auto))
  return found
}

async function rowsOf(zip: OpenZip, entry: ZipEntry): Promise<TableRow[]> {
  const rows: TableRow[] = []
  for (const row of tableRows(decodeText(await zip.bytes(entry)), ',')) {
    rows.push(row)
    await pause()
  }
  return rows
}

/** Older exports have one table of all habits alone: a column each, in their order. */
async function sharedRows(zip: OpenZip, path: string): Promise<TableRow[]> {
  const entry = zip.entries.find((one) => one.path === path)
  return entry ? (await rowsOf(zip, entry)).slice(1) : []
}

function habitOf(columns: readonly string[], { cells }: TableRow): Habit | null {
  const cell = (...names: string[]) => cells[columns.findIndex((name) => names.includes(name))]?.trim() ?? ''
  const title = cutTo(storable(cell('name')), limits.title)
  if (title === '') return null
  const isFigure = cell('type') === 'NUMERICAL'
  const target = Number(cell('target value')) || 1
  // None at all is a bound, too.
  const bound = isFigure && cell('target type') === 'AT_MOST' ? Number(cell('target value')) : Number.NaN
  const atMost = Number.isFinite(bound) && bound >= 0 ? bound : null
  const scale = isFigure && target > limits.times ? THOUSANDTH : 1
  const often = Number(cell('frequencynumerator', 'numrepetitions')) || 1
  const days = Number(cell('frequencydenominator', 'interval')) || 1
  const unit = cutTo(storable(cell('unit')), limits.unit)
  const per = days <= 1 ? 'day' : days <= WEEK ? 'week' : 'month'
  const measure =
    atMost !== null
      ? keptRhythm(per)
      : isFigure
        ? rhythm(cutTo(scale > 1 ? `thousand ${unit}` : unit, limits.unit), target / scale, days)
        : rhythm('', often, days)
  return {
    key: cell('position') || title,
    position: cell('position'),
    title: atMost === null ? title : atMostTitle(title, atMost, unit, per),
    description: cutTo(
      storable([cell('question'), cell('description')].filter(Boolean).join('\n\n')),
      limits.description,
    ),
    measure,
    targetDate: null,
    isArchived: cell('archived?') === 'true',
    waits: false,
    values: [],
    isFigure,
    atMost: atMost === null ? null : { figure: atMost, per },
    scale,
  }
}

/** So often in so many days, as the nearest of so often a day, a week or a month. */
function rhythm(unit: string, often: number, days: number): Rhythm {
  const whole = (times: number) => Math.min(limits.times, Math.max(1, Math.round(times)))
  if (days <= 1) return { kind: 'rhythm', unit, per: 'day', times: whole(often) }
  if (days >= 28) return { kind: 'rhythm', unit, per: 'month', times: whole((often * 30) / days) }
  const week = (often * WEEK) / days
  return week >= WEEK
    ? { kind: 'rhythm', unit, per: 'day', times: whole(week / WEEK) }
    : { kind: 'rhythm', unit, per: 'week', times: whole(week) }
}

/** What a mark comes to; null where the day says nothing. A day that was not done is a value where something is noted. */
function markValue({ isFigure, atMost, scale }: Habit, mark: string, told: string): Omit<FoundValue, 'date'> | null {
  const note = cutTo(storable(told.trim()), limits.valueNote)
  if (!isFigure) {
    if (mark === 'YES_MANUAL' || mark === '2') return { value: 1, note }
    return note !== '' && mark !== 'YES_AUTO' && mark !== '1' ? { value: 0, note } : null
  }
  // Words stand where the figure is one of the app's own marks; nothing was counted then.
  const figure = /^-?\d+(?:\.\d+)?$/.test(mark) ? Number(mark) / THOUSANDTH : mark === 'NO' ? 0 : null
  if (figure === null || figure < 0) return note === '' || atMost ? null : { value: 0, note }
  // Under a bound nothing at all is the best day; else Loop tells it for every day that was not counted.
  if (atMost !== null) return { value: figure, note }
  return figure === 0 && note === '' ? null : { value: figure / scale, note }
}
