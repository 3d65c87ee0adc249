import 'server-only'
import { addDays, dateIn } from '@/lib/server/calendar'

/** The first day of the week in which an instant falls, in an IANA zone. Weeks begin on Monday (ISO 8601). */
export function weekStartOf(timeZone: string, at: Date): string {
  const today = dateIn(timeZone, at)
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  return addDays(today, -((weekday + 6) % 7))
}
