import 'server-only'
import { addDays, startOfDay } from '@/lib/contract/calendar'
import type { Measure } from '@/lib/contract/measure'
import type { RecordFigure, RecordQuery } from '@/lib/contract/record'
import { db } from '@/lib/server/db/client'
import { measureOf } from '@/lib/server/goals/measure/counted-values'
import { standing } from '@/lib/server/goals/take-back'
import type { UserRow } from '@/lib/server/users/serialize-user'
import { rounded, unitOfMeasure } from './figures'
import { type Hit, indexFinder } from './hits'
import type { Side } from './side'

type ChangedGoal = { id: string; title: string; measure: unknown; progress: number }
/** `hits` are of `side`. */
type Change = { figures: RecordFigure[]; side: Side; hits: Hit[] }

/**
 * What a stretch changed in a goal: its values where values count it, else its progress by the ledger, in percent; the
 * same where progress is asked for by name. `last` is the newest value of the stretch.
 */
export function changeOf(
  user: UserRow,
  goal: ChangedGoal,
  { side, last }: { side: Side; last: Hit | undefined },
  query: RecordQuery,
): Promise<Change> {
  const measure = measureOf(goal)
  return measure && query.what !== 'progress'
    ? ofValues(goal.title, measure, side, last)
    : ofProgress(user, goal, side, query)
}

/** From the last progress before the stretch to the last one in it. */
async function ofProgress(user: UserRow, goal: ChangedGoal, side: Side, { when }: RecordQuery): Promise<Change> {
  const { id: userId, timeZone } = user
  const start = when?.from === undefined ? undefined : startOfDay(timeZone, when.from)
  const end = when?.to === undefined ? undefined : startOfDay(timeZone, addDays(when.to, 1))
  const move = (at: { gte?: Date | undefined; lt?: Date | undefined }, order: 'asc' | 'desc') =>
    db.progressEvent.findFirst({
      where: { userId, goalId: goal.id, at, ...standing },
      orderBy: [{ at: order }, { id: order }],
      select: { oldProgress: true, newProgress: true },
    })
  const [before, first, last] = await Promise.all([
    start && move({ lt: start }, 'desc'),
    move({ gte: start }, 'asc'),
    move({ gte: start, lt: end }, 'desc'),
  ])
  // Where nothing has moved yet it stood at what the first move began from.
  const from = before?.newProgress ?? first?.oldProgress ?? goal.progress
  const to = last?.newProgress ?? from
  const checkIns: Side = { ...side, kind: 'checkIn', goalId: goal.id }
  const [newest] = await indexFinder.page(checkIns, 1, 'DESC')
  const [oldest] = await indexFinder.page(checkIns, 1, 'ASC')
  const hits = [newest, oldest?.n === newest?.n ? undefined : oldest].flatMap((hit) => hit ?? [])
  return { figures: figuresOf(goal.title, { from, to, unit: '%', what: 'Progress' }), side: checkIns, hits }
}

/** A total's sum, and from the first reading of a level to its last. */
async function ofValues(title: string, measure: Measure, side: Side, last: Hit | undefined): Promise<Change> {
  const isTotal = measure.kind === 'total'
  const [first] = await indexFinder.page(side, 1, 'ASC')
  const isOne = first?.n === last?.n
  const before = { ...side, from: 0, to: first?.n ?? side.to }
  const [earlier] = isOne || isTotal ? await indexFinder.page(before, 1, 'DESC') : []
  const { start } = measure
  const { sum } = await indexFinder.total(isTotal ? before : side, { figures: true, days: false })
  const { sum: added } = await indexFinder.total(side, { figures: true, days: false })
  const isWhole = side.from === 0
  const base = isTotal ? start + sum : isWhole ? start : isOne ? (earlier?.figure ?? start) : (first?.figure ?? start)
  const end = isTotal ? base + added : (last?.figure ?? base)
  const hits = [last, isOne ? earlier : first].flatMap((hit) => hit ?? [])
  return {
    figures: figuresOf(title, { from: base, to: end, unit: unitOfMeasure(measure), what: 'Reading' }),
    side,
    hits,
  }
}

type Way = { from: number; to: number; unit: string | null; what: string }

function figuresOf(title: string, { from, to, unit, what }: Way): RecordFigure[] {
  const figure = (id: string, value: number, words: string) => ({
    id,
    words: `${words} of “${title}”`,
    value: rounded(value),
    unit,
    n: 1,
  })
  return [
    figure('change', to - from, 'Change'),
    figure('from', from, `${what} before`),
    figure('to', to, `${what} after`),
  ]
}
