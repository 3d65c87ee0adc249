import { dayOf } from '@/lib/client/time/calendar'
import { addDays } from '@/lib/contract/calendar'
import { instantOf, untimedStart } from './times'

const TIME = /(?:^|\s)(?:at\s+)?(\d{1,2})(?:[:.](\d{2}))?\s?(am|pm)?$/i
const TOMORROW = /(?:^|\s)tomorrow$/i

export type QuickAlert = { title: string; scheduledFor: string }
/** Of today, and past by now. */
export type PassedHour = { passed: string }
/** A time such as 25:00. */
export type NoTime = { noTime: string }

/**
 * What a line such as `Call Priya 17:00` or `Dentist tomorrow at 9am` asks to be reminded of: today, where no
 * other day is said; an hour of today that has passed, and a time that no clock shows, are told instead. Without a time
 * it is the next full hour, at night the next morning. Null where no title is left.
 */
export function quickAlertOf(line: string, now: Date, timeZone: string): QuickAlert | PassedHour | NoTime | null {
  const timed = withTime(line.trim())
  if ('noTime' in timed) return timed
  const isTomorrow = TOMORROW.test(timed.title)
  const title = timed.title.replace(TOMORROW, '').trim()
  if (!title) return null
  const today = dayOf(now.toISOString(), timeZone)
  const time = timed.time ?? (isTomorrow ? '09:00' : null)
  if (time === null) {
    const start = untimedStart(now, timeZone)
    return { title, scheduledFor: instantOf(start.day, start.time, timeZone) }
  }
  const at = instantOf(isTomorrow ? addDays(today, 1) : today, time, timeZone)
  return Date.parse(at) > now.getTime() ? { title, scheduledFor: at } : { passed: time }
}

/** A bare number is a time only after "at" or with am or pm: `Read chapter 12` has none, and `Pay 2.75` is an amount. */
function withTime(line: string): { title: string; time: string | null } | NoTime {
  const found = TIME.exec(line)
  const [whole = '', hours = '', minutes, half] = found ?? []
  const isTime = minutes !== undefined || half !== undefined || /(?:^|\s)at\s/i.test(whole)
  if (!found || !isTime) return { title: line, time: null }
  const hour = hourOf(Number(hours), half?.toLowerCase())
  if (hour === null || Number(minutes ?? 0) > 59) {
    const isMeant = whole.includes(':') || half !== undefined
    return isMeant ? { noTime: whole.trim().replace(/^at\s+/i, '') } : { title: line, time: null }
  }
  const time = `${String(hour).padStart(2, '0')}:${minutes ?? '00'}`
  return { title: line.slice(0, found.index).trim(), time }
}

function hourOf(hour: number, half: string | undefined): number | null {
  if (half === undefined) return hour < 24 ? hour : null
  if (hour < 1 || hour > 12) return null
  return (hour % 12) + (half === 'pm' ? 12 : 0)
}
