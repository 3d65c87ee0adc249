import { energyNumber } from '@/lib/client/energy/heatmap'
import { daysMissing, energyTrend, type TrendPoint, trendRows, trendText } from '@/lib/client/energy/trend'
import { counted, dayName } from '@/lib/client/time/calendar'
import type { EnergyYear } from '@/lib/contract/energy'
import { LazyChart } from './lazy-chart'
import { TooEarly } from './too-early'

const loadChart = () => import('./trend-chart').then((module) => module.TrendChart)

/** How the energy has been moving up to today, or how many days it still takes to show that. */
export function EnergyTrend({ year }: { year: EnergyYear }) {
  const points = energyTrend(year)
  const missing = daysMissing(year)
  if (points.length > 0) return <TrendFigure points={points} today={year.to} text={trendText(points, year.to)} />
  return (
    <TooEarly
      title={`Log ${counted(missing, 'more day')}`}
      text="With three days out of seven, their average is drawn here and shows where your energy is heading."
    />
  )
}

type TrendFigureProps = {
  points: readonly TrendPoint[]
  today: string
  text?: string
  /** The week that it ends with is the one that is looked at. */
  isLastWeekMarked?: boolean
}

/** Days as dots, their seven-day average as the line, check-ins marked at the foot. */
export function TrendFigure({ points, today, text, isLastWeekMarked }: TrendFigureProps) {
  const checkIns = points.filter(({ checkIn }) => checkIn !== null)
  return (
    <figure className="relative grid gap-3">
      <LazyChart load={loadChart} data={{ points, today, isLastWeekMarked }} className="h-56" />
      <figcaption className="grid gap-2 text-sm text-ink-2">
        {text && <span className="num text-pretty">{text}</span>}
        <span className="flex flex-wrap gap-x-4 gap-y-1 text-xs/5 text-ink-3">
          <span className="flex items-center gap-1.5">
            <span aria-hidden="true" className="size-1.5 rounded-full" style={{ background: 'var(--energy-4)' }} />a day
            you logged, from 1 (very low) to 5 (excellent)
          </span>
          <span className="flex items-center gap-1.5">
            <span aria-hidden="true" className="h-0.5 w-4 rounded-full bg-burn" />
            average of seven days
          </span>
          {isLastWeekMarked && (
            <span className="flex items-center gap-1.5">
              <span aria-hidden="true" className="h-3 w-2.5 rounded-[2px] bg-raised" />
              the week
            </span>
          )}
          {checkIns.length > 0 && (
            <span className="flex items-center gap-1.5">
              <span aria-hidden="true" className="size-1.5 rotate-45 bg-ok" />a day with a check-in
            </span>
          )}
        </span>
      </figcaption>
      <div className="sr-only">
        <table>
          <caption>Seven-day average of energy, week by week</caption>
          <thead>
            <tr>
              <th>Seven days up to</th>
              <th>Average energy</th>
            </tr>
          </thead>
          <tbody>
            {trendRows(points).map(({ date, sevenDays }) => (
              <tr key={date}>
                <th scope="row">{dayName(date, today)}</th>
                <td>{energyNumber(sevenDays ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {checkIns.length > 0 && (
          <p>Days with a check-in: {checkIns.map(({ date }) => dayName(date, today)).join(', ')}.</p>
        )}
      </div>
    </figure>
  )
}
