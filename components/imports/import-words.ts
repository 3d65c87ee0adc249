import { counted, dayName } from '@/lib/client/time/calendar'
import type { FileImport, ImportPreview, PreviewGoal } from '@/lib/contract/file-import'

/** What the apps call themselves. */
export const appNames: Record<FileImport['kind'], string> = {
  daylio: 'Daylio',
  'daylio-backup': 'Daylio',
  csv: 'A table',
  'day-one': 'Day One',
  journiv: 'Journiv',
  markdown: 'Markdown notes',
  loop: 'Loop Habit Tracker',
  beeminder: 'Beeminder',
  'apple-health': 'Apple Health',
}

export function entryWords(count: number): string {
  return count === 1 ? '1 entry' : `${count.toLocaleString('en')} entries`
}

/** "4 entries, 2 photos, 2 new missions and 310 values", null for nothing. */
export function bringsWords({ entries, photos, goals, values }: ImportPreview['counts']): string | null {
  const parts = [
    entries > 0 ? entryWords(entries) : '',
    photos > 0 ? counted(photos, 'photo') : '',
    goals > 0 ? counted(goals, 'new goal') : '',
    values > 0 ? counted(values, 'value') : '',
  ].filter(Boolean)
  if (parts.length === 0) return null
  return parts.length === 1 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

/** What is said while nothing would come. */
export function nothingWords({ needs, goals }: Pick<ImportPreview, 'needs' | 'goals'>): string {
  if (needs.length > 0) return 'Fill in what is missing below.'
  return goals.some(({ into }) => into === 'none') ? 'Choose below what to bring.' : 'It would bring nothing new.'
}

const lacking: Record<ImportPreview['needs'][number], string> = {
  date: 'which column holds the day',
  dateOrder: 'how a day is written',
  notes: 'which columns hold what was written',
  moods: 'the energy of each mood',
  targets: 'what each new goal aims at',
}

/** What has to be chosen before anything can come, null for nothing. */
export function lackingWords({ needs }: Pick<ImportPreview, 'needs'>): string | null {
  return needs.length === 0 ? null : `Still to choose: ${needs.map((need) => lacking[need]).join(', ')}.`
}

/** What stays out, a sentence each. */
export function staysOut({ counts, leftOut }: Pick<ImportPreview, 'counts' | 'leftOut'>): string[] {
  const here = counts.duplicates > 0 ? [`${counts.duplicates.toLocaleString('en')} are here already.`] : []
  const unread = counts.unread > 0 ? [`${counts.unread.toLocaleString('en')} cannot be read.`] : []
  return [...here, ...unread, ...leftOut.map((what) => `Left out: ${what}.`)]
}

/** "310 values, 1 Mar 2019 to 4 Mar 2024" */
export function spanWords({ values, from, to }: PreviewGoal, today: string): string {
  const count = counted(values, 'value')
  if (!from || !to) return count
  return from === to
    ? `${count}, ${dayName(from, today)}`
    : `${count}, ${dayName(from, today)} to ${dayName(to, today)}`
}

/** What is asked of a new goal: "kg to reach", "thousand steps a day". */
export function targetLabel({ kind, unit, per }: PreviewGoal): string {
  if (kind === 'rhythm') return `${unit || 'Times'} a ${per ?? 'week'}`
  const what = kind === 'total' ? 'Adds up to' : 'Target'
  return unit ? `${what}, in ${unit}` : what
}

/** The years that an import reaches over, newest first, at most ten. */
export function yearsOf({ firstDay, lastDay }: Pick<FileImport, 'firstDay' | 'lastDay'>): string[] {
  if (!firstDay || !lastDay) return []
  const [first, last] = [Number(firstDay.slice(0, 4)), Number(lastDay.slice(0, 4))]
  return Array.from({ length: Math.min(10, last - first + 1) }, (_, at) => String(last - at))
}
