import 'server-only'
import { addDays, weekdayOf } from '@/lib/contract/calendar'
import { monthSpan, type Span } from './calendar-spans'
import feasts from './feasts.json'
import { wordTable } from './word-table'

/** By month and day; by month, weekday and which of them, -1 the last; or by its first and last day from Easter. */
type Reckoned = { fixed?: string; floating?: number[]; easter?: number[] }

const FEASTS = wordTable<Reckoned>(
  Object.fromEntries([
    ...Object.entries(feasts.fixed).map(([name, fixed]) => [name, { fixed }]),
    ...Object.entries(feasts.floating).map(([name, floating]) => [name, { floating }]),
    ...Object.entries(feasts.easter).map(([name, easter]) => [name, { easter }]),
  ]),
)
/** Canada gives thanks before the others do. */
const CANADA = new Set(feasts.canada.zones.map((city) => `America/${city}`))

/** The longest name first: "christmas eve" is no christmas. */
export const FEAST_NAMES = Object.keys(FEASTS).toSorted((one, other) => other.length - one.length)

/** The days of a feast in a year. */
export function feastSpan(name: string, year: number, timeZone: string): Span {
  const { fixed, floating, easter = [] } = FEASTS[name] ?? {}
  if (fixed) return { from: `${year}-${fixed}`, to: `${year}-${fixed}` }
  if (floating) {
    const own = CANADA.has(timeZone) ? feasts.canada.floating : null
    const [month = 1, weekday = 1, which = 1] = (name === 'thanksgiving' && own?.thanksgiving) || floating
    const day = nthWeekday(monthSpan(year, month), weekday, which)
    return { from: day, to: day }
  }
  const [from = 0, to = 0] = easter
  return { from: addDays(easterOf(year), from), to: addDays(easterOf(year), to) }
}

/** The nth weekday of a month, counted from its end where it is below nothing. */
export function nthWeekday({ from, to }: Span, weekday: number, which: number): string {
  return which > 0
    ? addDays(from, ((weekday - weekdayOf(from) + 7) % 7) + 7 * (which - 1))
    : addDays(to, -((weekdayOf(to) - weekday + 7) % 7))
}

/** Easter Sunday by the Gregorian reckoning. */
function easterOf(year: number): string {
  const [century, moon] = [Math.floor(year / 100), year % 19]
  const shift = century - Math.floor(century / 4) - Math.floor((century - Math.floor((century - 17) / 25)) / 3)
  const phase = (shift + 19 * moon + 15) % 30
  const full = phase - Math.floor(phase / 28) * (1 - Math.floor(29 / (phase + 1)) * Math.floor((21 - moon) / 11))
  const weekday = (year + Math.floor(year / 4) + full + 2 - century + Math.floor(century / 4)) % 7
  return addDays(`${year}-03-28`, full - weekday)
}
