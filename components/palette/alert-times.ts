import { instantOf } from '@/lib/client/reminders/times'
import { dayOf, timeOf } from '@/lib/client/time/calendar'
import { addDays } from '@/lib/contract/calendar'

const HOUR = 3_600_000

/** The moments that an alert is mostly set for, each still to come. */
export function alertTimes(now: Date, timeZone: string): { label: string; at: string }[] {
  const today = dayOf(now.toISOString(), timeZone)
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  const monday = addDays(today, (8 - weekday) % 7 || 7)
  const inAnHour = new Date(Math.ceil((now.getTime() + HOUR) / 60_000) * 60_000).toISOString()
  const times = [
    { label: `In an hour, at ${timeOf(inAnHour, timeZone)}`, at: inAnHour },
    { label: 'This evening at 18:00', at: instantOf(today, '18:00', timeZone) },
    { label: 'Tomorrow at 09:00', at: instantOf(addDays(today, 1), '09:00', timeZone) },
    { label: 'Monday at 09:00', at: instantOf(monday, '09:00', timeZone) },
  ]
  return times.filter(
    ({ at }, index) => Date.parse(at) > now.getTime() && times.findIndex((one) => one.at === at) === index,
  )
}
