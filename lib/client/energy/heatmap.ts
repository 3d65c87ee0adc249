import { dayName, monthName } from '@/lib/client/time/calendar'
import { addDays, daysBetween } from '@/lib/contract/calendar'
import type { EnergyDay, EnergyYear } from '@/lib/contract/energy'
import { ENOUGH_IN_MONTH } from '@/lib/contract/energy-rule'
import { countedEntries } from './weeks'

/** Columns of the whole map, and how many of them a phone shows. */
export const HEAT_WEEKS = 53
export const PHONE_WEEKS = 26

/** A cell's side in the drawing's units, the square in it, and the square's corner. */
export const CELL = 12
const SQUARE = 10
const CORNER = 2.5

export type HeatLevel = 1 | 2 | 3 | 4 | 5

/** What the map is drawn of: one path a level, dots where nothing was logged, and where today is. */
export type HeatShapes = { levels: Record<HeatLevel, string>; blanks: string; today: { x: number; y: number } }

/** Columns are weeks, rows the days from Monday. Few long paths instead of hundreds of elements. */
export function heatShapes({ from, to, days }: EnergyYear): HeatShapes {
  const levels: HeatShapes['levels'] = { 1: '', 2: '', 3: '', 4: '', 5: '' }
  const byDate = new Map(days.map((day) => [day.date, day]))
  let blanks = ''
  const last = daysBetween(from, to)
  for (let index = 0; index <= last; index++) {
    const { x, y } = placeOf(index)
    const logged = byDate.get(addDays(from, index))
    if (logged) levels[levelOf(logged.mean)] += squareAt(x, y)
    else blanks += `M${x + CELL / 2} ${y + CELL / 2}h0`
  }
  return { levels, blanks, today: placeOf(last) }
}

function placeOf(index: number): { x: number; y: number } {
  return { x: Math.floor(index / 7) * CELL, y: (index % 7) * CELL }
}

function squareAt(x: number, y: number): string {
  const edge = SQUARE - 2 * CORNER
  const arc = (dx: number, dy: number) => `a${CORNER} ${CORNER} 0 0 1 ${dx} ${dy}`
  const [r, left, top] = [CORNER, x + (CELL - SQUARE) / 2 + CORNER, y + (CELL - SQUARE) / 2]
  return `M${left} ${top}h${edge}${arc(r, r)}v${edge}${arc(-r, r)}h${-edge}${arc(-r, -r)}v${-edge}${arc(r, -r)}z`
}

/** The mean of a day as one of the scale's five steps. */
export function levelOf(mean: number): HeatLevel {
  return Math.min(5, Math.max(1, Math.round(mean))) as HeatLevel
}

/** Which day lies at a point of the map, both given as shares 0-1 of its width and height; null past today. */
export function dayAt({ from, to }: EnergyYear, x: number, y: number): string | null {
  const column = Math.min(HEAT_WEEKS - 1, Math.max(0, Math.floor(x * HEAT_WEEKS)))
  const row = Math.min(6, Math.max(0, Math.floor(y * 7)))
  const day = addDays(from, column * 7 + row)
  return day <= to ? day : null
}

/** Where a day of the year is drawn. */
export function placeOfDay({ from }: EnergyYear, date: string): { x: number; y: number } {
  return placeOf(daysBetween(from, date))
}

/** The day with an entry that lies so many days on from another, or the next one in that direction; at an end, the last. */
export function loggedDayFrom({ days }: EnergyYear, date: string, by: number): string {
  const dates = days.map((day) => day.date)
  const target = addDays(date, by)
  const found = by < 0 ? dates.findLast((one) => one <= target) : dates.find((one) => one >= target)
  return found ?? (by < 0 ? dates[0] : dates.at(-1)) ?? date
}

/** The months over the map: each over the column in which its first day lies, where there is room for its name. */
export function heatMonths({ from, to }: EnergyYear): { column: number; name: string }[] {
  const labels: { column: number; name: string }[] = []
  for (let index = 0; index <= daysBetween(from, to); index++) {
    const day = addDays(from, index)
    const column = Math.floor(index / 7)
    if (day.endsWith('-01') && column <= HEAT_WEEKS - 3) labels.push({ column, name: monthName(day) })
  }
  return labels
}

export type HeatMonth = { month: string; logged: number; mean: number }

/** The months in which something was logged, oldest first; a day counts once, however many entries it has. */
export function energyByMonth({ days }: EnergyYear): HeatMonth[] {
  const months = new Map<string, EnergyDay[]>()
  for (const day of days) {
    const month = day.date.slice(0, 7)
    months.set(month, [...(months.get(month) ?? []), day])
  }
  return [...months].map(([month, logged]) => ({ month, logged: logged.length, mean: meanOf(logged) }))
}

export function meanOf(days: readonly EnergyDay[]): number {
  return days.reduce((sum, day) => sum + day.mean, 0) / days.length
}

/** The map in a sentence or two. */
export function heatmapText(year: EnergyYear): string {
  const { days, to } = year
  const [first] = days
  if (!first) return 'Nothing logged yet.'
  const span = daysBetween(first.date, to) + 1
  const logged =
    span === 1
      ? `You logged today, at an energy of ${energyNumber(first.mean)}.`
      : `You logged ${days.length} of the ${span} days since ${dayName(first.date, to)}, at an average energy of ${energyNumber(meanOf(days))}.`
  const months = energyByMonth(year)
    .filter((month) => month.logged >= ENOUGH_IN_MONTH)
    .toSorted((a, b) => b.mean - a.mean)
  const [best, worst] = [months[0], months.at(-1)]
  if (!best || !worst || energyNumber(best.mean) === energyNumber(worst.mean)) return logged
  const named = ({ month, mean }: HeatMonth) => {
    const year = month.slice(0, 4)
    return `${monthName(month)}${year === to.slice(0, 4) ? '' : ` ${year}`} (${energyNumber(mean)})`
  }
  return `${logged} Highest in ${named(best)}, lowest in ${named(worst)}.`
}

/** What is read of one day: `Tue 12 Mar: 4.5, 2 entries`. */
export function dayText({ to, days }: EnergyYear, date: string): string {
  const weekday = weekdays[new Date(date).getUTCDay()]
  const day = days.find((one) => one.date === date)
  const words = day ? `energy ${energyNumber(day.mean)}, ${countedEntries(day.entries)}` : 'nothing logged'
  return `${weekday} ${dayName(date, to)}: ${words}`
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

/** To one decimal, as the scale is read. */
export function energyNumber(mean: number): string {
  return (Math.round(mean * 10) / 10).toFixed(1)
}
