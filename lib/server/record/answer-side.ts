import 'server-only'
import type { RecordQuery } from '@/lib/contract/record'
import { readCursor, writeCursor } from './cursor'
import { exactFinder } from './exact-finder'
import type { Subject } from './figures'
import { type Finder, type Hit, indexFinder } from './hits'
import { type Measured, measureSide, measureTotal, needsDays } from './measure-side'
import { END, endOfDate, startOfDate } from './position'
import { dayOf } from './searched'
import type { Stretch } from './series'
import { type Side, zoneOf } from './side'
import type { Tally } from './sum'

/** Rows that stand behind a figure, where rows were not what was asked for. */
const BEHIND = 5

/** One side answered: what it comes to, not yet worded, and rows that show it. */
export type Answered = {
  side: Side
  subject: Subject
  measured: Measured
  tallies: Tally[]
  /** Of the first or the last row. */
  day: string | null
  hits: Hit[]
}

type Span = { today: string; from: string | null; to: string | null }

export async function answerSide(
  query: RecordQuery,
  { side, subject }: Pick<Answered, 'side' | 'subject'>,
  span: Span,
): Promise<Answered> {
  const { give, what, by } = query
  const finder = finderFor(side)
  if (give === 'first' || give === 'last') {
    const hits = await finder.page(side, 1, give === 'first' ? 'ASC' : 'DESC')
    const n = hits.length
    const day = hits[0] ? dayOf(hits[0].n, side) : null
    const tallies = by === undefined ? [] : await finder.tally(side, what !== undefined)
    const value = what === 'value' ? await readingAt(side, subject, hits[0]) : null
    return { side, subject, measured: { value, n, rows: n, days: n, stretch: null }, tallies, day, hits }
  }
  const hasFigures = what !== undefined
  const tallies = needsDays(query) ? await finder.tally(side, hasFigures) : []
  const measured = needsDays(query)
    ? measureSide(query, tallies, span, subject.start !== null)
    : measureTotal(query, await finder.total(side, { figures: hasFigures, days: give === 'count' || give === 'days' }))
  return { side, subject, measured, tallies, day: null, hits: await rowsBehind(query, side, measured) }
}

/** What a goal stands at by a value of it: a level at the value itself, a total at all that came up to then. */
async function readingAt(side: Side, { start }: Subject, hit: Hit | undefined): Promise<number | null> {
  if (!hit || start === null) return hit?.figure ?? null
  const { sum } = await indexFinder.total({ ...side, from: 0, to: hit.n + 1 }, { figures: true, days: false })
  return start + sum
}

/** A page of a side's rows, newest first, and the cursor of the next one. */
export async function pageOf(
  { limit, cursor }: RecordQuery,
  side: Side,
): Promise<{ hits: Hit[]; next: string | null }> {
  const rest = cursor === undefined ? side : { ...side, to: Math.min(side.to, readCursor(cursor)) }
  const hits = await finderFor(side).page(rest, limit + 1, 'DESC')
  const page = hits.slice(0, limit)
  const last = page.at(-1)
  return { hits: page, next: hits.length > limit && last ? writeCursor(last.n) : null }
}

/** By the index alone, unless the words of a text decide: those in quotes, or whether it happened. */
function finderFor({ about, without, isTold }: Side): Finder {
  const alternatives = [...(about ?? []), ...(without ?? [])]
  return isTold || alternatives.some(({ exact }) => exact.length > 0) ? exactFinder : indexFinder
}

/** The rows that a figure is best seen by: those at its extreme, those at the ends of a stretch, else the newest. */
async function rowsBehind(query: RecordQuery, side: Side, { value, stretch, n }: Measured): Promise<Hit[]> {
  const { give, what, limit } = query
  if (give === 'list' || n === 0) return []
  const finder = finderFor(side)
  if (stretch) return endsOf(side, stretch, give === 'longestGap')
  const isExtreme = what !== undefined && (give === 'min' || give === 'max') && value !== null
  const shown = isExtreme ? { ...side, figure: { min: value, max: value } } : side
  return finder.page(shown, Math.min(limit, BEHIND), 'DESC')
}

/** The last and the first row of a stretch, or the one after it and the one before it. */
async function endsOf(side: Side, { from, to }: Stretch, isGap: boolean): Promise<Hit[]> {
  const zone = zoneOf(side.kind, side.timeZone)
  const [start, end] = [startOfDate(from, zone), endOfDate(to, zone)]
  const finder = finderFor(side)
  const [late, early] = await Promise.all(
    isGap
      ? [finder.page(within(side, end, END), 1, 'ASC'), finder.page(within(side, 0, start), 1, 'DESC')]
      : [finder.page(within(side, start, end), 1, 'DESC'), finder.page(within(side, start, end), 1, 'ASC')],
  )
  const [last, first] = [late?.[0], early?.[0]]
  return [last, first?.n === last?.n ? undefined : first].flatMap((hit) => hit ?? [])
}

function within(side: Side, from: number, to: number): Side {
  return { ...side, from: Math.max(side.from, from), to: Math.min(side.to, to) }
}
