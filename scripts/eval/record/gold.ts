import { addDays } from '@/lib/contract/calendar'
import type { RecordQueryInput } from '@/lib/contract/record'
import type { Life, LifeEntry } from './life'

/** What a right answer holds, counted from how the life was put together. */
export type Gold =
  | { kind: 'date'; date: string; id: string }
  | { kind: 'number'; value: number }
  | { kind: 'two'; values: [number | null, number | null] }
  | { kind: 'dates'; dates: [string, string] }
  | { kind: 'rows'; ids: string[] }
  | { kind: 'groups'; groups: Record<string, number> }
  | { kind: 'nothing' }

export type Asked = { query: RecordQueryInput; gold: Gold }
export type When = NonNullable<RecordQueryInput['when']>

type Tells = { about?: string; when?: When; without?: boolean }

/** The entries that tell of something, on some days. */
export function entriesOf({ entries }: Life, { about, when, without }: Tells): LifeEntry[] {
  return entries.filter(
    ({ tells, date }) => (about === undefined || tells.has(about) !== Boolean(without)) && isWithin(date, when),
  )
}

export function isWithin(date: string, when: When | undefined): boolean {
  if (!when) return true
  const { from, to, weekdays, months } = when
  return (
    (from === undefined || date >= from) &&
    (to === undefined || date <= to) &&
    (!weekdays || weekdays.includes(weekdayOf(date))) &&
    (!months || months.includes(Number(date.slice(5, 7))))
  )
}

export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7
}

export function mean(entries: readonly LifeEntry[]): number | null {
  return entries.length === 0 ? null : entries.reduce((sum, { mood }) => sum + mood, 0) / entries.length
}

/** The most days in a row between two days with it, or since the last. */
export function longestGap(days: readonly string[], today: string): number {
  const last = days.at(-1)
  const ends = last !== undefined && last < today ? [...days, addDays(today, 1)] : days
  return Math.max(0, ...ends.slice(1).map((day, at) => daysBetween(ends[at] as string, day) - 1))
}

export function longestRun(days: readonly string[]): number {
  let best = 0
  let run = 0
  for (const [at, day] of days.entries()) {
    run = at > 0 && daysBetween(days[at - 1] as string, day) === 1 ? run + 1 : 1
    best = Math.max(best, run)
  }
  return best
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}

export type Group = 'month' | 'weekday' | 'season'

export function groupOf(date: string, by: Group): string {
  const month = Number(date.slice(5, 7))
  if (by === 'month') return date.slice(0, 7)
  if (by === 'weekday') return String(weekdayOf(date))
  return ['winter', 'spring', 'summer', 'autumn'][Math.floor((month % 12) / 3)] as string
}

export function groupsOf(
  entries: readonly LifeEntry[],
  by: Group,
  of: (own: LifeEntry[]) => number,
): Record<string, number> {
  const groups = new Map<string, LifeEntry[]>()
  for (const entry of entries) {
    const key = groupOf(entry.date, by)
    groups.set(key, [...(groups.get(key) ?? []), entry])
  }
  return Object.fromEntries([...groups].map(([key, own]) => [key, of(own)]))
}
