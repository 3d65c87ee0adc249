import 'server-only'
import { dateIn, daysBetween, timeIn } from '@/lib/contract/calendar'
import { dayWords } from '@/lib/server/language/questions/day-words'

/** `today at 09:00`, `tomorrow at 14:30`, `Sat 14 Mar at 09:00`, in the user's zone. */
export function timeWords(instant: string, now: Date, timeZone: string): string {
  const at = new Date(instant)
  const today = dateIn(timeZone, now)
  const day = dateIn(timeZone, at)
  const away = daysBetween(today, day)
  const name = away === 0 ? 'today' : away === 1 ? 'tomorrow' : dayWords(day, today)
  return `${name} at ${timeIn(timeZone, at)}`
}
