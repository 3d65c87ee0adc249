import 'server-only'
import { offsetAt } from '@/lib/contract/calendar'
import type { AddValue } from '@/lib/server/db/hot-rows'
import { DAY, instantAt, positionAt, SLOTS } from './position'

/** Offsets are looked at so far apart: no zone changes its clocks twice in between. */
const STEP = 7 * DAY

/**
 * SQL for the number of days from 1900 to the day on which a position falls: in a zone, whose clocks change, or in UTC
 * where that is null. Positions lie between `from` and `to`.
 */
export function dayNumber(
  n: string,
  { timeZone, from, to }: { timeZone: string | null; from: number; to: number },
  add: AddValue,
): string {
  const inDays = (position: string) => `(${position}) / ${SLOTS * DAY}`
  if (timeZone === null) return inDays(n)
  const [first, ...later] = offsets(timeZone, instantAt(from), instantAt(to))
  const whole = (value: number) => `CAST(${add(value)} AS BIGINT)`
  if (later.length === 0) return inDays(`${n} + ${whole((first?.offset ?? 0) * SLOTS)}`)
  // The newest first: each branch holds from its change on.
  const branches = later.toReversed().map(({ at, offset }) => {
    return `WHEN ${n} >= ${whole(positionAt(at))} THEN ${whole(offset * SLOTS)}`
  })
  return inDays(`${n} + CASE ${branches.join(' ')} ELSE ${whole((first?.offset ?? 0) * SLOTS)} END`)
}

type Offset = { at: number; offset: number }

/** How far a zone's clock is ahead of UTC at the first instant, and at each change until the last one. */
function offsets(timeZone: string, from: number, to: number): Offset[] {
  const found: Offset[] = [{ at: from, offset: offsetAt(timeZone, from) }]
  for (let before = from; before < to; before += STEP) {
    const offset = offsetAt(timeZone, before + STEP)
    if (offset !== found.at(-1)?.offset) found.push({ at: changeBetween(timeZone, before, before + STEP), offset })
  }
  return found
}

function changeBetween(timeZone: string, from: number, to: number): number {
  const old = offsetAt(timeZone, from)
  let [low, high] = [from, to]
  while (high - low > 1_000) {
    const middle = Math.floor((low + high) / 2_000) * 1_000
    if (middle <= low) break
    if (offsetAt(timeZone, middle) === old) low = middle
    else high = middle
  }
  return Math.floor(high / 1_000) * 1_000
}
