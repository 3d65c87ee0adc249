import 'server-only'
import { type HotColumns, hotRows, statementValues } from '@/lib/server/db/hot-rows'
import { dayNumber } from './day-number'
import { lineCount } from './line-counts'
import { dayOfNumber, END, endOfDate, startOfDate } from './position'
import { isHopeless, looksForWords, nearestLines, scopeOf } from './scope'
import { type Side, zoneOf } from './side'
import { sumOf, type Tally } from './sum'

const columns = {
  n: 'number',
  refId: 'text',
  sourceId: 'text',
  goalId: 'text?',
  figure: 'number?',
} as const satisfies HotColumns

/** A line that a side holds. */
export type Hit = { n: number; refId: string; sourceId: string; goalId: string | null; figure: number | null }

/** The rows of a side in all; their figures and days are counted only where they are asked for, which takes longer. */
export type Total = Omit<Tally, 'day'> & { days: number }
export type Wanted = { figures: boolean; days: boolean }

/** Finds the rows of a side: by the index alone, or with a look into the texts. */
export type Finder = {
  /** The newest rows, or the oldest, in their order. */
  page(side: Side, limit: number, direction: 'ASC' | 'DESC'): Promise<Hit[]>
  /** The days with rows, oldest first. */
  tally(side: Side, withFigures: boolean): Promise<Tally[]>
  total(side: Side, wanted: Wanted): Promise<Total>
}

export const indexFinder: Finder = { page: pageHits, tally: tallyDays, total: totalOf }

async function pageHits(side: Side, limit: number, direction: 'ASC' | 'DESC'): Promise<Hit[]> {
  if (isHopeless(side)) return []
  if (!side.isOn) return pageOf(side, limit, direction, [])
  const days = (await tallyDays(side, false)).toSorted(
    (a, b) => (direction === 'ASC' ? 1 : -1) * (a.day < b.day ? -1 : 1),
  )
  let enough = 0
  for (let rows = 0; rows < limit && enough < days.length; enough++) rows += days[enough]?.n ?? 0
  if (enough === 0) return []
  return pageOf(
    side,
    limit,
    direction,
    days.slice(0, enough).map(({ day }) => day),
  )
}

/**
 * Postgres takes each of the forms that a word may have for found in some lines, and walks from the newest line through
 * all years for a word that nobody wrote. It is asked for the nearest lines first, which answers for words that are
 * written often, and then by the index of words alone.
 */
async function pageOf(side: Side, limit: number, direction: 'ASC' | 'DESC', days: readonly string[]): Promise<Hit[]> {
  if (!looksForWords(side)) return readPage(side, limit, direction, days, 'either')
  const near = await readPage(side, limit, direction, days, 'nearest')
  return near.length === limit ? near : readPage(side, limit, direction, days, 'words')
}

async function readPage(
  side: Side,
  limit: number,
  direction: 'ASC' | 'DESC',
  days: readonly string[],
  by: 'nearest' | 'words' | 'either',
): Promise<Hit[]> {
  const { values, add } = statementValues()
  const { from, where, n } = scopeOf(side, true, add)
  const zone = zoneOf(side.kind, side.timeZone)
  const whole = (value: number) => `CAST(${add(value)} AS BIGINT)`
  const spans = days.map(
    (day) => `(${n} >= ${whole(startOfDate(day, zone))} AND ${n} < ${whole(endOfDate(day, zone))})`,
  )
  const onDays = spans.length > 0 ? ` AND (${spans.join(' OR ')})` : ''
  const lines = by === 'nearest' ? nearestLines(side, direction, add) : from
  // No index is in the order of a sum.
  const order = by === 'words' ? `${n} + 0` : n
  return hotRows(
    columns,
    `SELECT ${n}, t."refId", t."sourceId", t."goalId", t."figure" FROM ${lines} WHERE ${where}${onDays}
     ORDER BY ${order} ${direction} LIMIT ${whole(limit)}`,
    values,
  )
}

const FIGURES = `count(t."figure"), CAST(sum(t."figure") AS DOUBLE PRECISION), min(t."figure"), max(t."figure")`
const NO_FIGURES = '0, NULL, NULL, NULL'

const tallied = {
  day: 'number',
  n: 'number',
  figures: 'number',
  sum: 'number?',
  min: 'number?',
  max: 'number?',
} as const satisfies HotColumns

async function tallyDays(side: Side, withFigures: boolean): Promise<Tally[]> {
  const bounds = isHopeless(side) ? null : await boundsOf(side)
  if (!bounds) return []
  const { values, add } = statementValues()
  // The values stand in the statement in the order in which they are added: the days come before the conditions.
  const n = scopeOf(side, withFigures, () => '').n
  const day = dayNumber(n, { timeZone: zoneOf(side.kind, side.timeZone), ...bounds }, add)
  const { from, where } = scopeOf(side, withFigures, add)
  const rows = await hotRows(
    tallied,
    `SELECT ${day} AS "day", count(*), ${withFigures ? FIGURES : NO_FIGURES} FROM ${from} WHERE ${where} GROUP BY 1 ORDER BY 1`,
    values,
  )
  return rows
    .map(({ day: number, sum, ...row }) => ({ ...row, day: dayOfNumber(number), sum: sum ?? 0 }))
    .filter((row) => side.isOn?.(row.day) ?? true)
}

const totals = {
  n: 'number',
  days: 'number',
  figures: 'number',
  sum: 'number?',
  min: 'number?',
  max: 'number?',
} as const satisfies HotColumns

async function totalOf(side: Side, wanted: Wanted): Promise<Total> {
  if (side.isOn) {
    const tallies = await tallyDays(side, wanted.figures)
    return { ...sumOf(tallies), days: tallies.length }
  }
  const none = { n: 0, days: 0, figures: 0, sum: 0, min: null, max: null }
  if (isHopeless(side)) return none
  if (isWhole(side) && !wanted.figures && !wanted.days) {
    return { ...none, n: await lineCount(side.userId, side.kind, side.withoutPrivate) }
  }
  const bounds = wanted.days ? await boundsOf(side) : EVER
  if (!bounds) return none
  const { values, add } = statementValues()
  const n = scopeOf(side, wanted.figures, () => '').n
  const zone = zoneOf(side.kind, side.timeZone)
  const days = wanted.days ? `count(DISTINCT ${dayNumber(n, { timeZone: zone, ...bounds }, add)})` : '0'
  const { from, where } = scopeOf(side, wanted.figures, add)
  const [row] = await hotRows(
    totals,
    `SELECT count(*), ${days}, ${wanted.figures ? FIGURES : NO_FIGURES} FROM ${from} WHERE ${where}`,
    values,
  )
  if (!row) throw new Error('A count gives a row.')
  return { ...row, sum: row.sum ?? 0 }
}

const EVER = { from: 0, to: 0 }

/** Whether a side is all that there is of its kind. */
function isWhole({ about, without, from, to, figure, isDone, goalId, rhythms, onlyGoals, butGoals }: Side): boolean {
  return (
    from === 0 &&
    to === END &&
    rhythms.length === 0 &&
    !onlyGoals &&
    !butGoals?.length &&
    [about, without, figure, isDone, goalId].every((filter) => filter === null)
  )
}

/** The positions between which a side has rows; null where it has none. */
async function boundsOf(side: Side): Promise<{ from: number; to: number } | null> {
  const [[first], [last]] = await Promise.all([pageOf(side, 1, 'ASC', []), pageOf(side, 1, 'DESC', [])])
  return first && last ? { from: first.n, to: last.n } : null
}
