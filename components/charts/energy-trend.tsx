import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import { energyNumber } from '@/lib/client/energy/heatmap'
import { daysMissing, energyTrend, trendRows, trendText } from '@/lib/client/energy/trend'
import { counted, dayName, spanOf } from '@/lib/client/time/calendar'
import type { EnergyYear } from '@/lib/contract/energy'
import { LazyChart } from './lazy-chart'
import { TooEarly } from './too-early'

const loadChart = () => import('./trend-chart').then((module) => module.TrendChart)

/** How the energy has been moving: days as dots, their seven-day average as the line. */
export function EnergyTrend({ year }: { year: EnergyYear }) {
  const points = energyTrend(year)
  const missing = daysMissing(year)
  return (
    <Card>
      <CardHeader>
        <CardTitle>Energy trend</CardTitle>
        {points.length > 0 && <span className="text-sm text-ink-3">last {spanOf(points.length)}</span>}
      </CardHeader>
      <CardContent>
        {points.length === 0 ? (
          <TooEarly
            title={`Log ${counted(missing, 'more day')} this week`}
            text="With three days out of seven, their average is drawn here and shows where your energy is heading."
          />
        ) : (
          <figure className="relative grid gap-3">
            <LazyChart load={loadChart} data={{ points, today: year.to }} className="h-56" />
            <figcaption className="grid gap-2 text-sm text-ink-2">
              <span className="num text-pretty">{trendText(points, year.to)}</span>
              <span className="flex flex-wrap gap-x-4 gap-y-1 text-xs/5 text-ink-3">
                <span className="flex items-center gap-1.5">
                  <span aria-hidden="true" className="size-1.5 rounded-full bg-energy-4" />a day you logged, from 1
                  (very low) to 5 (excellent)
                </span>
                <span className="flex items-center gap-1.5">
                  <span aria-hidden="true" className="h-0.5 w-4 rounded-full bg-burn" />
                  average of seven days
                </span>
                {year.checkIns.length > 0 && (
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
                      <th scope="row">{dayName(date, year.to)}</th>
                      <td>{energyNumber(sevenDays ?? 0)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
              {year.checkIns.length > 0 && (
                <p>Days with a check-in: {year.checkIns.map((day) => dayName(day, year.to)).join(', ')}.</p>
              )}
            </div>
          </figure>
        )}
      </CardContent>
    </Card>
  )
}
