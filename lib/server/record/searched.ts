import 'server-only'
import { addDays, dateIn } from '@/lib/contract/calendar'
import type { RecordAnswer, RecordKind } from '@/lib/contract/record'
import { hotRows, statementValues } from '@/lib/server/db/hot-rows'
import { lineKinds } from './line'
import { lineCount } from './line-counts'
import { DAY, dayOfNumber, END, instantAt, SLOTS } from './position'
import { type Side, zoneOf } from './side'

const columns = { rows: 'number?', first: 'number?', last: 'number?' } as const

/**
 * What is looked through to answer: every row of the kind within the days that are asked about, whatever it says. From
 * the first of them, or the first day asked about; to the last day asked about, or today, or a later row.
 */
export async function searchedBy(
  of: RecordKind,
  sides: readonly [Side, ...Side[]],
  today: string,
): Promise<RecordAnswer['searched']> {
  const [side] = sides
  const from = Math.min(...sides.map((one) => one.from))
  const to = Math.max(...sides.map((one) => one.to))
  const isAll = from === 0 && to === END
  const { rows, first, last } = await linesBetween(side, from, to, isAll)
  const dayAt = (n: number | null) => (n === null ? null : dayOf(n, side))
  const lastDay = dayAt(last)
  return {
    kinds: [of],
    from: from > 0 ? dayAt(from) : dayAt(first),
    to: askedTo(to, side) ?? (lastDay !== null && lastDay > today ? lastDay : today),
    rows: rows ?? (await lineCount(side.userId, side.kind, side.withoutPrivate)),
  }
}

/** The first and the last line between two positions, and their number unless it is kept elsewhere. */
async function linesBetween({ userId, kind, withoutPrivate }: Side, from: number, to: number, isAll: boolean) {
  const { values, add } = statementValues()
  const lines = () =>
    `FROM "record_text" WHERE "userId" = ${add(userId)} AND "kind" = ${add(lineKinds[kind].code)}
     AND "n" >= CAST(${add(from)} AS BIGINT) AND "n" < CAST(${add(to)} AS BIGINT)
     ${withoutPrivate ? 'AND "isPrivate" = 0' : ''}`
  // One subquery each, so that either end is one step along the index.
  const [row] = await hotRows(
    columns,
    `SELECT ${isAll ? 'NULL' : `(SELECT count(*) ${lines()})`},
       (SELECT "n" ${lines()} ORDER BY "n" LIMIT 1), (SELECT "n" ${lines()} ORDER BY "n" DESC LIMIT 1)`,
    values,
  )
  return row ?? { rows: 0, first: null, last: null }
}

function askedTo(to: number, side: Side): string | null {
  const day = dayOf(to, side)
  return day > '2199' ? null : addDays(day, -1)
}

/** The day on which a position falls. */
export function dayOf(n: number, { kind, timeZone }: Side): string {
  const zone = zoneOf(kind, timeZone)
  return zone === null ? dayOfNumber(Math.floor(n / (SLOTS * DAY))) : dateIn(zone, new Date(instantAt(n)))
}
