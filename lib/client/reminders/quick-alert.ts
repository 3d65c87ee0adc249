import { dayOf } from '@/lib/client/time/calendar'
import { addDays } from '@/lib/contract/calendar'
import { instantOf, nextFullHour } from './times'

const TIME = /(?:^|\s)(?:at\s+)?(\d{1,2})(?:[:.](\d{2}))?\s?(am|pm)?$/i
const TOMORROW = /(?:^|\s)tomorrow$/i

export type QuickAlert = { title: string; scheduledFor: string }
/** Of today, and past by now. */
export type PassedHour = { passed: string }

/**
 * What a line such as `Call Priya 17:00` or `Dentist tomorrow at 9am` asks to be reminded of: today, where no
 * other day is said; an hour of today that has passed is told instead. Without a time it is the next full hour. Null where
 * no title is left.
 */
export function quickAlertOf(line: string, now: Date, timeZone: string): QuickAlert | PassedHour | null {
  const timed = withTime(line.trim())
  const isTomorrow = TOMORROW.test(timed.title)
  const title = timed.title.replace(TOMORROW, '').trim()
  if (!title) return null
  const today = dayOf(now.toISOString(), timeZone)
  const time = timed.time ?? (isTomorrow ? '09:00' : null)
  if (time === null) {
    const next = nextFullHour(now, timeZone)
    return { title, scheduledFor: instantOf(next.day, next.time, timeZone) }
  }
  const at = instantOf(isTomorrow ? addDays(today, 1) : today, time, timeZone)
  return Date.parse(at) > now.getTime() ? { title, scheduledFor: at } : { passed: time }
}

/** A bare number is a time only after "at" or with am or pm: `Read chapter 12` has none. */
function withTime(line: string): { title: string; time: string | null } {
  const found = TIME.exec(line)
  const [whole = '', hours = '', minutes, half] = found ?? []
  const isTime = minutes !== undefined || half !== undefined || /(?:^|\s)at\s/i.test(whole)
  const hour = hourOf(Number(hours), half?.toLowerCase())
  if (!found || !isTime || hour === null || Number(minutes ?? 0) > 59) return { title: line, time: null }
  const time = `${String(hour).padStart(2, '0')}:${minutes ?? '00'}`
  return { title: line.slice(0, found.index).trim(), time }
}

function hourOf(hour: number, half: string | undefined): number | null {
  if (half === undefined) return hour < 24 ? hour : null
  if (hour < 1 || hour > 12) return null
  return (hour % 12) + (half === 'pm' ? 12 : 0)
}
