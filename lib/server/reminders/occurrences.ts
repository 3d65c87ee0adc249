import 'server-only'
import { addDays, dateIn, daysBetween, instantIn, timeIn, weekdayOf } from '@/lib/contract/calendar'
import { parseRepeat, type Repeat } from '@/lib/contract/repeat'
import { monthSpan } from '@/lib/server/language/calendar-spans'

/** A rule that names no day for so long names none. */
const MOST_STEPS = 1_000

type Repeating = { scheduledFor: Date; repeat: string | null; repeatFrom: string | null }

/**
 * The times after its own at which a reminder comes again, soonest first: at the hour of its series on the user's clock,
 * whatever the clock is set to by then. None for one that does not repeat.
 */
export function* timesAfter({ scheduledFor, repeat, repeatFrom }: Repeating, timeZone: string): Generator<Date> {
  const rule = repeat === null ? null : parseRepeat(repeat)
  if (!rule) return
  const own = dateIn(timeZone, scheduledFor)
  const [first = own, time = timeIn(timeZone, scheduledFor)] = repeatFrom?.split('T') ?? []
  for (const day of daysAfter(rule, first, own)) {
    if (day > LAST_DAY) return
    yield instantIn(timeZone, day, time)
  }
}

/** Beyond it there are no times that every part agrees on. */
const LAST_DAY = '2199-12-31'

/**
 * The days after `after` on which an alert that was first set for `first` comes again, soonest first, until its rule ends.
 * A day that a month lacks is the month's last.
 */
export function* daysAfter(rule: Repeat, first: string, after: string): Generator<string> {
  let number = 0
  for (const day of daysFrom(rule, first, rule.count === null ? after : first)) {
    number += 1
    if ((rule.count !== null && number > rule.count) || (rule.until !== null && day > rule.until)) return
    if (day > after) yield day
  }
}

/** All days of the rule from the first one on; from near `start` on where it does not matter how many there were. */
function* daysFrom({ frequency, interval, days }: Repeat, first: string, start: string): Generator<string> {
  if (frequency === 'MONTHLY') {
    const [year = 0, month = 0] = first.split('-').map(Number)
    const [startYear = 0, startMonth = 0] = start.split('-').map(Number)
    const passed = Math.max(0, (startYear - year) * 12 + startMonth - month)
    for (let step = Math.floor(passed / interval); ; step++) {
      const { from, to } = monthSpan(year, month + step * interval)
      const wanted = `${from.slice(0, 8)}${first.slice(8)}`
      yield wanted > to ? to : wanted
    }
  }
  const length = interval * (frequency === 'WEEKLY' ? 7 : 1)
  const base = frequency === 'WEEKLY' ? addDays(first, 1 - weekdayOf(first)) : first
  const own = frequency === 'WEEKLY' ? (days.length > 0 ? days : [weekdayOf(first)]) : [1]
  const passed = Math.max(0, Math.floor(daysBetween(base, start) / length))
  for (let step = passed, left = MOST_STEPS + passed; left > 0; step++, left--) {
    for (const weekday of own) {
      const day = addDays(base, step * length + weekday - 1)
      if (day >= first) yield day
    }
  }
}
