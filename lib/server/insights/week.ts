import 'server-only'
import { dateIn, mondayOf } from '@/lib/contract/calendar'

/** The first day of the week in which an instant falls, in an IANA zone. Weeks begin on Monday (ISO 8601). */
export function weekStartOf(timeZone: string, at: Date): string {
  return mondayOf(dateIn(timeZone, at))
}
