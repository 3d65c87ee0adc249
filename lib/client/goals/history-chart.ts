import { dayName, monthName } from '@/lib/client/time/calendar'
import { addDays } from '@/lib/contract/calendar'
import type { Goal, ProgressEvent } from '@/lib/contract/goal'
import type { Forecast } from '@/lib/contract/goal-analysis'
import { progressSteps } from './history'

/** A place on the time axis, in milliseconds since the epoch, with the percentages of the lines that pass there. */
export type ChartRow = {
  at: number
  progress?: number
  /** A check-in, drawn as a dot. */
  event?: number
  /** The straight line to the target date. */
  target?: number
  expected?: number
  /** Between the latest and the earliest way to 100. */
  band?: [low: number, high: number]
}

export type HistoryPicture = {
  rows: ChartRow[]
  start: number
  end: number
  /** The target date, where there is one. */
  due: number | null
  /** When 100 is expected, where that lies in the picture. */
  arrival: number | null
  /** The one point of a goal that is younger than a day: there is no line to draw yet. */
  only: { at: number; progress: number } | null
}

const DAY = 86_400_000
/** The future takes at most twice the room of what is behind and planned: a far date would flatten all the rest. */
const FARTHEST = 3
/** As much of the picture lies before a first point, so that it does not stand on the edge. */
const BEFORE = 0.06

/** What is drawn of a goal: its ledger as steps up to `now`, the line to its date, and where it is heading from here. */
export function historyPicture(
  goal: Pick<Goal, 'createdAt' | 'completedAt' | 'targetDate'>,
  events: readonly Pick<ProgressEvent, 'at' | 'oldProgress' | 'newProgress'>[],
  forecast: Forecast | undefined,
  now: number,
): HistoryPicture {
  const until = goal.completedAt ? Date.parse(goal.completedAt) : now
  const steps = progressSteps(events, goal.createdAt, until)
  const [first, last] = [steps[0], steps.at(-1)]
  if (!first || !last) return { rows: [], start: until, end: until + DAY, due: null, arrival: null, only: null }
  // What has ended is due no more.
  const due = goal.targetDate && !goal.completedAt ? placeOf(goal.targetDate) : null
  const ahead = goal.completedAt || last.progress >= 100 ? null : datesAhead(forecast, last.at)
  // What has ended takes no room after its end.
  const planned = goal.completedAt ? Math.max(last.at, first.at + 1) : Math.max(last.at, due ?? 0, first.at + DAY)
  const end = Math.min(Math.max(planned, ahead?.latest ?? 0), first.at + (planned - first.at) * FARTHEST)

  const only = !goal.completedAt && last.at - first.at < DAY ? last : null
  const rows: ChartRow[] = only
    ? [{ at: only.at, event: only.progress }]
    : steps.map(({ at, progress }) => ({ at, progress }))
  if (!only) for (const { at, newProgress } of events) rows.push({ at: Date.parse(at), event: newProgress })
  if (due && due > first.at) rows.push({ at: first.at, target: first.progress }, { at: due, target: 100 })
  if (ahead) rows.push(...rowsAhead(last, ahead, end))
  const arrival = ahead && ahead.expected <= end ? ahead.expected : null
  // With nothing ahead of it the one point stands in the middle.
  const start = !only ? first.at : due || ahead ? first.at - BEFORE * (end - first.at) : last.at - (end - last.at)
  return { rows: rows.sort((a, b) => a.at - b.at), start, end, due, arrival, only }
}

/** Noon of the day in UTC: close enough for a picture whatever the zone. */
function placeOf(date: string): number {
  return Date.parse(date) + DAY / 2
}

type DatesAhead = { earliest: number; expected: number; latest: number }

function datesAhead(forecast: Forecast | undefined, from: number): DatesAhead | null {
  if (!forecast?.expectedDate) return null
  const { expectedDate, earliestDate, latestDate } = forecast
  // A day that is today still lies ahead of the last point.
  const place = (date: string | null) => Math.max(from + 1, placeOf(date ?? expectedDate))
  return { earliest: place(earliestDate), expected: place(expectedDate), latest: place(latestDate) }
}

function rowsAhead(from: { at: number; progress: number }, ahead: DatesAhead, end: number): ChartRow[] {
  /** How far someone is at a time who goes straight from here to 100 at `arrival`. */
  const way = (arrival: number, at: number) =>
    Math.min(100, from.progress + ((100 - from.progress) * (at - from.at)) / (arrival - from.at))
  const bandAt = (at: number): ChartRow => ({ at, band: [way(ahead.latest, at), way(ahead.earliest, at)] })
  const last = Math.min(ahead.latest, end)
  const expected = Math.min(ahead.expected, end)
  return [
    { ...bandAt(from.at), expected: from.progress },
    ...(ahead.earliest < last ? [bandAt(ahead.earliest)] : []),
    bandAt(last),
    { at: expected, expected: way(ahead.expected, expected) },
  ]
}

const MOST_TICKS = 4
const LONG_SPAN = 75 * DAY

/** Where the time axis is marked: first days of months over a long span, days at even steps over a short one. */
export function timeTicks(start: number, end: number): number[] {
  const firstDay = new Date(start).toISOString().slice(0, 10)
  const days = Math.floor((end - start) / DAY)
  const dates = Array.from({ length: days }, (_, index) => addDays(firstDay, index + 1))
  const months = dates.filter((date) => date.endsWith('-01'))
  // A name at the very end would be cut off.
  const last = end - (end - start) * EDGE
  const isLong = end - start > LONG_SPAN
  const marks = (isLong ? months : dates).filter((date) => placeOf(date) <= last)
  // Of a day or so there is one name, in the middle.
  if (marks.length === 0) return [(start + end) / 2]
  const step = Math.ceil(marks.length / MOST_TICKS)
  return marks.filter((_, index) => index % step === Math.floor(step / 2)).map(placeOf)
}

const EDGE = 0.08

/**
 * The names of the marks. What the one before has said is not said again, so that four have room on a phone: over a long
 * span the months, with the year where it is another (January is its year by itself); else the days, with the month where
 * it is another.
 */
export function timeNames(marks: readonly number[], start: number, end: number, today: string): string[] {
  const dates = marks.map((at) => new Date(at).toISOString().slice(0, 10))
  return dates.map((date, index) => {
    const before = dates[index - 1]
    const isLong = date.endsWith('-01') && end - start > LONG_SPAN
    if (isLong) {
      const isOtherYear = date.slice(0, 4) !== (before ?? today).slice(0, 4)
      return isOtherYear ? `${monthName(date)} ${date.slice(0, 4)}` : monthName(date)
    }
    if (before?.slice(0, 7) === date.slice(0, 7)) return String(Number(date.slice(8)))
    return dayName(date, before ?? today)
  })
}
