import { dayName, dayOf, timeOf } from '@/lib/client/time/calendar'

/** `today, 03:00`; `23 Nov, 03:00`: as the other cards name a moment. */
export function backupTime(at: string, now: string, timeZone: string): string {
  const [day, today] = [dayOf(at, timeZone), dayOf(now, timeZone)]
  return `${day === today ? 'today' : dayName(day, today)}, ${timeOf(at, timeZone)}`
}

/** `today, 03:00`; `on 25 Nov, 03:00`. */
export function nextWords(at: string, now: string, timeZone: string): string {
  const words = backupTime(at, now, timeZone)
  return words.startsWith('today') ? words : `on ${words}`
}

/** `812 kB`, `3.4 MB`, `1.2 GB`. */
export function sizeWords(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000))} kB`
  const [size, unit] = bytes < 1_000_000_000 ? [bytes / 1_000_000, 'MB'] : [bytes / 1_000_000_000, 'GB']
  return `${size.toFixed(1)} ${unit}`
}
