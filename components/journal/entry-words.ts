import { dayName } from '@/lib/client/time/calendar'
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

/** `1 entry`, `12 entries`, `20 newest entries` where there are more. */
export function entriesCounted(count: number, hasMore: boolean): string {
  if (hasMore) return `${count} newest entries`
  return count === 1 ? '1 entry' : `${count} entries`
}
