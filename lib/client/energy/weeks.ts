import { monthName } from '@/lib/client/time/calendar'
import { addDays, daysBetween } from '@/lib/contract/calendar'
import type { EnergyYear } from '@/lib/contract/energy'

const MOST_WEEKS = 26
const LEAST_WEEKS = 8

/** A calendar week, which begins on a Monday; the last one is still running. */
export type EntryWeek = { weekStart: string; entries: number; isCurrent: boolean }

/** Entries a week over the last half year, or since the first one, up to this week. Empty while there is only this week. */
export function entryWeeks({ from, to, days }: EnergyYear): EntryWeek[] {
  const weekOf = (date: string) => Math.floor(daysBetween(from, date) / 7)
  const current = weekOf(to)
  const first = days[0] ? weekOf(days[0].date) : current
  if (first === current) return []
  const length = Math.min(MOST_WEEKS, Math.max(LEAST_WEEKS, current - first + 1))
  const counts = new Map<number, number>()
  for (const day of days) counts.set(weekOf(day.date), (counts.get(weekOf(day.date)) ?? 0) + day.entries)
  return Array.from({ length }, (_, index) => {
    const week = current + 1 - length + index
    return { weekStart: addDays(from, week * 7), entries: counts.get(week) ?? 0, isCurrent: week === current }
  })
}

/** How the weeks are marked below: by the month that begins in each, or every other one where they are few. */
export function weekTicks(weeks: readonly EntryWeek[]): string[] {
  const starts = weeks.map((week) => week.weekStart)
  if (weeks.length <= 12) return starts.filter((_, index) => index % 2 === 0)
  return starts.filter((start, index) => index > 0 && monthBegins(start) !== null)
}

/** `Mar` for the week in which March begins, else null. */
export function monthBegins(weekStart: string): string | null {
  const end = addDays(weekStart, 6)
  return weekStart.endsWith('-01') || weekStart.slice(0, 7) !== end.slice(0, 7) ? monthName(end) : null
}

/** What the axis of entries is marked with, from 0 to just over the most: at most five equal steps of a round number. */
export function entryTicks(weeks: readonly EntryWeek[]): number[] {
  const most = Math.max(1, ...weeks.map(({ entries }) => entries))
  let step = 1
  for (let tens = 1; step * 5 < most; tens *= 10)
    step = [2, 5, 10].map((n) => n * tens).find((n) => n * 5 >= most) ?? step
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step)
}

const RECENT_WEEKS = 12

/** The weeks in a sentence: whole ones are averaged, the running one is told by itself. */
export function weeksText(weeks: readonly EntryWeek[], firstLogged: string): string {
  const whole = weeks
    .filter((week) => !week.isCurrent && addDays(week.weekStart, 6) >= firstLogged)
    .slice(-RECENT_WEEKS)
  const current = weeks.at(-1)
  if (whole.length === 0 || !current) return 'No full week yet.'
  const mean = Math.round((whole.reduce((sum, week) => sum + week.entries, 0) / whole.length) * 10) / 10
  const span = whole.length === 1 ? 'last week' : `a week over the last ${whole.length} weeks`
  return `${countedEntries(mean)} ${span}, ${current.entries} so far this week.`
}

/** `1 entry`, `2 entries`. */
export function countedEntries(count: number): string {
  return `${count} ${count === 1 ? 'entry' : 'entries'}`
}
