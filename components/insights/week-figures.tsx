import { useEnergy } from '@/lib/client/energy/api'
import { useGoals } from '@/lib/client/goals/api'
import { weekFigures } from '@/lib/client/insights/week-figures'
import type { Today } from '@/lib/client/time/calendar'
import { addDays } from '@/lib/contract/calendar'

const NOTHING = '–'

type WeekFiguresProps = { weekStart: string; isCurrent: boolean; now: Today }

/** The week in figures, beside the one before. */
export function WeekFigures({ weekStart, isCurrent, now }: WeekFiguresProps) {
  const { data: year } = useEnergy(isCurrent ? undefined : addDays(weekStart, 6))
  const { data: goals } = useGoals()
  if (!year || !goals) return null
  const milestones = goals.flatMap((goal) => goal.milestones)
  // Someone who has just begun is not shown a table of nothing.
  if (year.days.length === 0 && year.checkIns.length === 0) return null
  return (
    <table className="num w-full max-w-80 self-center text-sm lg:border-l lg:border-rule">
      <caption className="sr-only">The week in figures, beside the one before</caption>
      <thead className="text-xs text-ink-3">
        <tr>
          <td />
          <th scope="col" className="pb-1 pl-4 text-right font-medium">
            {isCurrent ? 'this week' : 'that week'}
          </th>
          <th scope="col" className="pb-1 pl-3 text-right font-medium">
            {isCurrent ? 'last' : 'before'}
          </th>
        </tr>
      </thead>
      <tbody>
        {/* Of what neither week had there is nothing to compare. */}
        {weekFigures(year, milestones, weekStart, now.timeZone)
          .filter(({ now: figure, before }) => Number(figure) > 0 || Number(before) > 0)
          .map(({ label, now: figure, before }) => (
            <tr key={label}>
              <th scope="row" className="py-0.5 text-left font-normal text-ink-2 lg:pl-6">
                {label}
              </th>
              <td className="py-0.5 pl-4 text-right font-semibold">{figure ?? NOTHING}</td>
              <td className="py-0.5 pl-3 text-right text-ink-3">{before ?? NOTHING}</td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}
