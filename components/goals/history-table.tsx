import { dayName, dayOf, type Today } from '@/lib/client/time/calendar'
import type { Mark } from '@/lib/client/values/value-picture'
import type { Measure } from '@/lib/contract/measure'
import { readingAt } from '@/lib/contract/measure-reading'
import { amountWords } from '@/lib/contract/measure-words'

/** As many digits as a value can have: what a share is reckoned back to has more. */
const DIGITS = 12

/** What a point of the picture comes to: "8 books". */
export function pointWords(measure: Measure, progress: number): string {
  return amountWords(measure, Number(readingAt(measure, progress).toPrecision(DIGITS)))
}

type HistoryTableProps = {
  /** The points of the picture, oldest first. */
  points: readonly Pick<Mark, 'at' | 'newProgress'>[]
  /** What the points count; per cent without it. */
  measure: Measure | null
  now: Today
}

/** The points of a goal's picture for whoever does not see it. */
export function HistoryTable({ points, measure, now }: HistoryTableProps) {
  const words = (progress: number) => (measure ? pointWords(measure, progress) : `${progress}%`)
  return (
    <div className="sr-only">
      <table>
        <caption>Progress, point by point</caption>
        <thead>
          <tr>
            <th>Day</th>
            <th>Progress</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ at, newProgress }) => (
            <tr key={`${at} ${newProgress}`}>
              <th scope="row">{dayName(dayOf(at, now.timeZone), now.today)}</th>
              <td>{words(newProgress)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
