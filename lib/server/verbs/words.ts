import 'server-only'
import { dateIn, timeIn } from '@/lib/contract/calendar'
import type { Proposal } from '@/lib/contract/proposal'
import { calendarDate } from '@/lib/contract/text'

type Diff = Proposal['diff'][number]

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' })

/** The user's own day. */
export function todayOf({ timeZone }: { timeZone: string }): string {
  return dateIn(timeZone, new Date())
}

/** "Mon 23 Nov", with the year when it is not that of `today`. */
export function dayWords(day: string, today: string): string {
  const at = Date.parse(`${day}T00:00:00Z`)
  const year = day.slice(0, 4) === today.slice(0, 4) ? '' : ` ${Number(day.slice(0, 4))}`
  return `${weekday.format(at)} ${Number(day.slice(8))} ${month.format(at).slice(0, 3)}${year}`
}

/** "Mon 23 Nov 09:00" on the user's clock; of a day without a time, the day. */
export function instantWords(instant: string | Date, timeZone: string): string {
  if (typeof instant === 'string' && calendarDate.safeParse(instant).success) {
    return dayWords(instant, todayOf({ timeZone }))
  }
  const at = new Date(instant)
  return `${dayWords(dateIn(timeZone, at), todayOf({ timeZone }))} ${timeIn(timeZone, at)}`
}

/** One line of a diff. */
export function change(field: string, label: string, from: string | null, to: string | null): Diff {
  return { field, label, from, to }
}

/** The lines that say something: a field that was not sent, or that stays as it is, says nothing. */
export function changes(...lines: (Diff | false | undefined)[]): Diff[] {
  return lines.filter((line): line is Diff => Boolean(line) && (line as Diff).from !== (line as Diff).to)
}

/** A text as a diff shows it, null where it is empty. */
export function orNull(text: string | null | undefined): string | null {
  return text ? text : null
}
