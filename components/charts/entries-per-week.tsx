import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import { entryWeeks, weeksText } from '@/lib/client/energy/weeks'
import { dayName } from '@/lib/client/time/calendar'
import type { EnergyYear } from '@/lib/contract/energy'
import { LazyChart } from './lazy-chart'
import { TooEarly } from './too-early'

const loadChart = () => import('./weeks-chart').then((module) => module.WeeksChart)

/** How steadily entries were written, week by week. */
export function EntriesPerWeek({ year }: { year: EnergyYear }) {
  const weeks = entryWeeks(year)
  return (
    <Card>
      <CardHeader>
        <CardTitle>Entries per week</CardTitle>
        {weeks.length > 0 && <span className="text-sm text-ink-3">last {weeks.length} weeks</span>}
      </CardHeader>
      <CardContent>
        {weeks.length === 0 ? (
          <TooEarly
            title="Your first week is under way"
            text="From Monday you can compare how much you write each week."
          />
        ) : (
          <figure className="relative grid gap-3">
            <LazyChart load={loadChart} data={{ weeks, today: year.to }} className="h-56" />
            <figcaption className="num text-sm text-pretty text-ink-2">
              {weeksText(weeks, year.days[0]?.date ?? year.to)}
            </figcaption>
            <div className="sr-only">
              <table>
                <caption>Entries a week, weeks from Monday</caption>
                <thead>
                  <tr>
                    <th>Week of</th>
                    <th>Entries</th>
                  </tr>
                </thead>
                <tbody>
                  {weeks.map(({ weekStart, entries, isCurrent }) => (
                    <tr key={weekStart}>
                      <th scope="row">{dayName(weekStart, year.to)}</th>
                      <td>
                        {entries}
                        {isCurrent && ' so far'}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </figure>
        )}
      </CardContent>
    </Card>
  )
}
