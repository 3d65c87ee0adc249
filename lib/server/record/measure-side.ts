import 'server-only'
import { type Per, periodAfter, periodStart } from '@/lib/contract/periods'
import type { RecordQuery } from '@/lib/contract/record'
import type { Total } from './hits'
import { byPeriod, currentRun, longestGap, longestRun, type Stretch, slope } from './series'
import type { Tally } from './sum'
import { type Sum, sumOf } from './sum'

/** What a side comes to: its main figure, with the rows behind it, and what was met on the way. */
export type Measured = { value: number | null; n: number; rows: number; days: number; stretch: Stretch | null }

type Span = { today: string; from: string | null; to: string | null }

/** Whether the days of a side must be told apart for an answer: else it is enough to add its rows up. */
export function needsDays({ give, what, by }: RecordQuery): boolean {
  if (by !== undefined && by !== 'goal' && by !== 'coach') return true
  if (give === 'longestRun' || give === 'currentRun' || give === 'longestGap' || give === 'trend') return true
  return what === undefined && (give === 'mean' || give === 'min' || give === 'max')
}

/** What the rows of a side come to in all. */
export function measureTotal({ give, what }: RecordQuery, { days, ...all }: Total): Measured {
  const met = { rows: all.n, days, stretch: null }
  return what === undefined
    ? { ...met, value: all.n, n: all.n }
    : { ...met, value: figureOf(give, all), n: all.figures }
}

/** Whether what a total makes in a period is asked for on average: of what its periods come to, and not of its values. */
export function isRate({ give, what, by }: RecordQuery, isTotal: boolean): boolean {
  return isTotal && give === 'mean' && what === 'value' && (by === 'day' || by === 'week' || by === 'month')
}

/** Computes what is asked for from the days of a side. `span` is what was looked through. */
export function measureSide(query: RecordQuery, tallies: readonly Tally[], span: Span, isTotal = false): Measured {
  const { give, what, by } = query
  const all = sumOf(tallies)
  const met = { rows: all.n, days: tallies.length, stretch: null }
  if (give === 'longestRun' || give === 'longestGap' || give === 'currentRun') {
    const days = tallies.map(({ day }) => day)
    const unit = by === 'week' ? 'week' : 'day'
    const stretch =
      give === 'longestGap'
        ? longestGap(days, unit, endOf(span))
        : give === 'currentRun'
          ? currentRun(days, unit, span.today)
          : longestRun(days, unit)
    return { ...met, value: stretch?.length ?? (all.n > 0 ? 0 : null), n: all.n, stretch }
  }
  if (what === undefined) return { ...met, value: countOf(query, tallies, span), n: all.n }
  const value =
    give === 'trend' ? trendOf(tallies) : isRate(query, isTotal) ? rateOf(query, tallies, span) : figureOf(give, all)
  return { ...met, value, n: all.figures }
}

/** A gap that is still open runs to today, or to the end of what is asked about where that is over. */
function endOf({ today, to }: Span): string {
  return to !== null && to < today ? to : today
}

function figureOf(give: RecordQuery['give'], { figures, sum, min, max }: Sum): number | null {
  if (give === 'min') return min
  if (give === 'max') return max
  if (figures === 0) return null
  return give === 'sum' ? sum : sum / figures
}

function trendOf(tallies: readonly Tally[]): number | null {
  return slope(tallies.filter((tally) => tally.figures > 0).map(({ day, figures: n, sum }) => ({ day, n, sum })))
}

/** What the values of a period come to on average, of those without any too. */
function rateOf({ by }: RecordQuery, tallies: readonly Tally[], span: Span): number | null {
  const { figures, sum } = sumOf(tallies)
  const periods = countsOf(tallies, by === 'day' || by === 'month' ? by : 'week', span).length
  return figures === 0 || periods === 0 ? null : sum / periods
}

/** Rows are counted; their mean, least, most and trend are of the counts of a week, or of another period. */
function countOf({ give, by }: RecordQuery, tallies: readonly Tally[], span: Span): number | null {
  if (give !== 'mean' && give !== 'min' && give !== 'max' && give !== 'trend') return sumOf(tallies).n
  const counts = countsOf(tallies, by === 'day' || by === 'month' ? by : 'week', span)
  if (counts.length === 0) return null
  const numbers = counts.map(({ n }) => n)
  if (give === 'min') return Math.min(...numbers)
  if (give === 'max') return Math.max(...numbers)
  if (give === 'mean') return numbers.reduce((sum, n) => sum + n, 0) / numbers.length
  return slope(counts.map(({ day, n }) => ({ day, n: 1, sum: n })))
}

/** How many rows each period has, those without any too, over what was looked through. */
function countsOf(tallies: readonly Tally[], period: Per, { from, to, today }: Span) {
  const first = from ?? tallies[0]?.day
  if (first === undefined) return []
  const groups = byPeriod(tallies, period, 'UTC')
  const counts: { day: string; n: number }[] = []
  const end = to ?? today
  for (let day = periodStart(first, period); day <= end; day = periodAfter(day, period)) {
    counts.push({ day, n: sumOf(groups.get(period === 'month' ? day.slice(0, 7) : day) ?? []).n })
  }
  return counts
}
