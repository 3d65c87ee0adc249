import 'server-only'
import { addDays, weekdayOf } from '@/lib/contract/calendar'

/** Days `YYYY-MM-DD`, both ends included. */
export type Span = { from: string; to: string }

export type SpanUnit = 'day' | 'week' | 'fortnight' | 'month' | 'year'

/** A month's days; months beyond 1-12 are of the years beside. */
export function monthSpan(year: number, month: number): Span {
  const first = new Date(Date.UTC(year, month - 1, 1))
  const last = new Date(Date.UTC(year, month, 0))
  return { from: first.toISOString().slice(0, 10), to: last.toISOString().slice(0, 10) }
}

export function yearSpan(year: number): Span {
  return { from: `${year}-01-01`, to: `${year}-12-31` }
}

/** The week (from Monday), month or year that lies `steps` after the one of a day. */
export function unitSpan(day: string, unit: SpanUnit, steps: number): Span {
  const year = Number(day.slice(0, 4))
  const month = Number(day.slice(5, 7))
  if (unit === 'year') return yearSpan(year + steps)
  if (unit === 'month') return monthSpan(year, month + steps)
  if (unit === 'day') return { from: addDays(day, steps), to: addDays(day, steps) }
  const length = unit === 'week' ? 7 : 14
  const from = addDays(day, 1 - weekdayOf(day) + steps * length)
  return { from, to: addDays(from, length - 1) }
}

/** The day `count` units later, or earlier; a day that its month lacks is the month's last. */
export function moved(day: string, unit: SpanUnit, count: number): string {
  if (unit === 'day') return addDays(day, Math.round(count))
  if (unit === 'week' || unit === 'fortnight') return addDays(day, Math.round(count * (unit === 'week' ? 7 : 14)))
  const months = Math.round(count * (unit === 'year' ? 12 : 1))
  const span = monthSpan(Number(day.slice(0, 4)), Number(day.slice(5, 7)) + months)
  const wanted = `${span.from.slice(0, 8)}${day.slice(8)}`
  return wanted > span.to ? span.to : wanted
}

const SOUTHERN =
  /^(?:Australia|Antarctica)\/|^Pacific\/(?:Auckland|Fiji|Tongatapu|Apia|Noumea|Chatham)|^Africa\/(?:Johannesburg|Harare|Maputo|Windhoek|Gaborone|Lusaka|Maseru|Mbabane)|^America\/(?:Argentina|Sao_Paulo|Santiago|Montevideo|Asuncion|La_Paz|Lima|Buenos_Aires)|^Indian\/(?:Antananarivo|Mauritius|Reunion)/

/** Spring is March to May, or September to November south of the equator; a winter is of the year in which it begins. */
export function seasonSpan(season: string, year: number, timeZone: string): Span {
  const order = ['spring', 'summer', 'autumn', 'winter']
  const at = order.indexOf(season === 'fall' ? 'autumn' : season)
  const turned = SOUTHERN.test(timeZone) ? (at + 2) % 4 : at
  const first = 3 + turned * 3
  return { from: monthSpan(year, first).from, to: monthSpan(year, first + 2).to }
}
