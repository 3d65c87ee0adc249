import 'server-only'
import type { DateOrder } from '@/lib/contract/date-orders'

const PLACES = { ymd: [0, 1, 2], dmy: [2, 1, 0], mdy: [2, 0, 1] } as const
const DAY = /^(\d{1,4})[-./ ]{1,2}(\d{1,2})[-./ ]{1,2}(\d{1,4})(?!\d)/

/** A cell's day as YYYY-MM-DD, null where it is none in that order. What follows, such as a time, is left aside. */
export function readDay(cell: string, order: DateOrder): string | null {
  const parts = DAY.exec(cell.trim())?.slice(1).map(Number)
  if (!parts) return null
  const [year, month, day] = PLACES[order].map((place) => parts[place] ?? 0) as [number, number, number]
  if (year < 1900 || year > 2200) return null
  const at = new Date(Date.UTC(year, month - 1, day))
  const isReal = at.getUTCMonth() === month - 1 && at.getUTCDate() === day
  return isReal ? at.toISOString().slice(0, 10) : null
}

/** The one order in which the most cells are days; null where two do as well, as for 03/04/2024 alone. */
export function orderOf(cells: readonly string[]): DateOrder | null {
  const orders = Object.keys(PLACES) as DateOrder[]
  const counts = orders.map((order) => cells.filter((cell) => readDay(cell, order) !== null).length)
  const most = Math.max(...counts)
  const best = orders.filter((_, at) => counts[at] === most)
  return most > 0 && best.length === 1 ? (best[0] ?? null) : null
}

/** The time of day in a cell as HH:mm, null where there is none. */
export function readTime(cell: string): string | null {
  const found = /(?:^|[T ])(\d{1,2}):(\d{2})(?::\d{2})?\s?([ap]\.?m\.?)?/i.exec(cell.trim())
  if (!found) return null
  const half = found[3]?.[0]?.toLowerCase()
  const hour = half ? (Number(found[1]) % 12) + (half === 'p' ? 12 : 0) : Number(found[1])
  if (hour > 23 || Number(found[2]) > 59) return null
  return `${String(hour).padStart(2, '0')}:${found[2]}`
}
