import { dayName, dayOf, relativeDay, timeOf } from '@/lib/client/time/calendar'
import type { JournalEntry } from '@/lib/contract/journal'
import { limits } from '@/lib/contract/limits'
import { moodEmoji, moodLabels } from '@/lib/contract/mood'

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

type Mood = keyof typeof moodLabels

/** A step of the energy scale in words and as a face; the middle one for what is no step of it. */
export function energyOf(mood: number) {
  const step = (mood in moodLabels ? mood : limits.mood.default) as Mood
  return { label: moodLabels[step], emoji: moodEmoji[step], figure: `${step}/${limits.mood.max}` }
}

/** `Sat 21 Nov`, with the year when it is not that of `today`. */
export function entryDay(date: string, today: string): string {
  return `${weekdays[new Date(date).getUTCDay()]} ${dayName(date, today)}`
}

/** When it was written, where its day has another entry; nothing of one that was written down on a later day. */
export function entryHour(entry: JournalEntry, entries: readonly JournalEntry[], timeZone: string): string | undefined {
  const isOneOfMany = entries.some((other) => other.date === entry.date && other.id !== entry.id)
  return isOneOfMany ? hourOfDay(entry, timeZone) : undefined
}

/** When it was written; nothing of one that was written down on a later day. */
export function hourOfDay({ date, createdAt }: JournalEntry, timeZone: string): string | undefined {
  return dayOf(createdAt, timeZone) === date ? timeOf(createdAt, timeZone) : undefined
}

/** How long ago a day of the same date was: “a month ago”, and not the four weeks that it makes. */
export function sameDayAgo(date: string, today: string): string {
  const [year = 0, month = 0, day] = date.split('-').map(Number)
  const [thisYear = 0, thisMonth = 0, thisDay] = today.split('-').map(Number)
  const months = (thisYear - year) * 12 + thisMonth - month
  if (day !== thisDay || months <= 0) return relativeDay(date, today)
  if (months % 12 !== 0) return months === 1 ? 'a month ago' : `${months} months ago`
  return months === 12 ? 'a year ago' : `${months / 12} years ago`
}

/** The same from a day that is not today: “a month before”. */
export function sameDayBefore(date: string, day: string): string {
  return sameDayAgo(date, day).replace(/ ago$/, ' before')
}

/** `1 entry`, `12 entries`, `20 newest entries` where there are more. */
export function entriesCounted(count: number, hasMore: boolean): string {
  if (hasMore) return `${count} newest entries`
  return count === 1 ? '1 entry' : `${count} entries`
}
