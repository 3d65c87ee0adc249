import { energyNumber } from '@/lib/client/energy/heatmap'
import { countedEntries } from '@/lib/client/energy/weeks'
import { monthName } from '@/lib/client/time/calendar'
import { addDays, addMonths } from '@/lib/contract/calendar'
import type { EnergyDay, EnergyYear } from '@/lib/contract/energy'
import type { JournalEntry } from '@/lib/contract/journal'

export type MonthOfEntries = { month: string; entries: JournalEntry[] }

/** Entries, newest day first, by their months `YYYY-MM`. */
export function byMonth(entries: readonly JournalEntry[]): MonthOfEntries[] {
  const months: MonthOfEntries[] = []
  for (const entry of entries) {
    const month = entry.date.slice(0, 7)
    const last = months.at(-1)
    if (last?.month === month) last.entries.push(entry)
    else months.push({ month, entries: [entry] })
  }
  return months
}

const names = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
]

/** `November 2026` of a month `YYYY-MM`. */
export function monthTitle(month: string): string {
  return `${names[Number(month.slice(5, 7)) - 1]} ${Number(month.slice(0, 4))}`
}

/** `20 entries, average 3.6`; null for a month that the year does not hold whole, or that is empty. */
export function monthSummary({ from, days }: EnergyYear, month: string): string | null {
  if (`${month}-01` < from) return null
  const logged = days.filter(({ date }) => date.startsWith(month))
  const entries = logged.reduce((sum, day) => sum + day.entries, 0)
  if (entries === 0) return null
  const mean = logged.reduce((sum, day) => sum + day.mean * day.entries, 0) / entries
  return `${countedEntries(entries)}, average ${energyNumber(mean)}`
}

export type CalendarDay = { date: string; logged: EnergyDay | undefined }

/** A month's weeks from Monday to Sunday; null stands for a day of another month. */
export function weeksOf({ days }: EnergyYear, month: string): (CalendarDay | null)[][] {
  const byDate = new Map(days.map((day) => [day.date, day]))
  const first = `${month}-01`
  const lead = (new Date(first).getUTCDay() + 6) % 7
  const cells: (CalendarDay | null)[] = Array.from({ length: lead }, () => null)
  for (let date = first; date.startsWith(month); date = addDays(date, 1)) {
    cells.push({ date, logged: byDate.get(date) })
  }
  while (cells.length % 7 > 0) cells.push(null)
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}

/** The months of a year up to today's, oldest first: from when the account was made, or from its first entry. */
export function monthsOf({ to, days }: Pick<EnergyYear, 'to' | 'days'>, createdAt: string): string[] {
  const begun = [createdAt, days[0]?.date ?? createdAt].sort()[0] as string
  const all = Array.from({ length: 12 }, (_, back) => monthBefore(to.slice(0, 7), 11 - back))
  // An account may be younger than a day that is just beginning elsewhere.
  return all.filter((month) => month >= begun.slice(0, 7) || month === all.at(-1))
}

/** The first and the last day of a month, as far as it has come. */
export function spanOfMonth(month: string, today: string): { from: string; to: string } {
  const last = addDays(`${monthBefore(month, -1)}-01`, -1)
  return { from: `${month}-01`, to: last < today ? last : today }
}

/** The month that a span of days is, as far as it has come; null for any other. */
export function monthOfSpan({ from, to }: { from: string; to: string }, today: string): string | null {
  if (from === '') return null
  const month = from.slice(0, 7)
  const span = spanOfMonth(month, today)
  return span.from === from && span.to === to ? month : null
}

/** The month so many months earlier, or later for a negative number. */
export function monthBefore(month: string, count: number): string {
  return addMonths(`${month}-01`, -count).slice(0, 7)
}

/** `Sunday 22 November: energy 4.0, 1 entry`, for those who do not see the calendar. */
export function calendarDayWords({ date, logged }: CalendarDay): string {
  const day = `${weekdays[new Date(date).getUTCDay()]} ${Number(date.slice(8))} ${monthName(date)}`
  if (!logged) return `${day}: nothing logged`
  return `${day}: energy ${energyNumber(logged.mean)}, ${countedEntries(logged.entries)}`
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
