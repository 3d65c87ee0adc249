import { CalendarHeart } from 'lucide-react'
import { domainColor } from '@/components/shared/domain-mark'
import { EmptyState } from '@/components/shared/empty-state'
import { LoadFailed } from '@/components/shared/load-failed'
import { Loading } from '@/components/shared/loading'
import { ProgressRing } from '@/components/shared/progress-ring'
import { ScreenLink } from '@/components/shared/screen-link'
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import { useMonth } from '@/lib/client/insights/api'
import { monthTitle } from '@/lib/client/insights/review-span'
import { counted } from '@/lib/client/time/calendar'
import type { LookBack, MonthlyInsight } from '@/lib/contract/look-back'
import { paths } from '@/lib/contract/paths'
import { BestDays } from './best-days'

/** A month in figures beside the one before, the goals that moved in it and the days it is remembered by. */
export function MonthCards({ month, today }: { month: string; today: string }) {
  const { data, error, refetch } = useMonth(month)
  if (!data) return error ? <LoadFailed onRetry={refetch} /> : <Loading className="py-16" />
  const isEmpty = data.entries === 0 && data.goals.length === 0 && data.stepsDone === 0
  return (
    <>
      <Card>
        <CardHeader>
          <CardTitle>{monthTitle(data.month)}</CardTitle>
        </CardHeader>
        <CardContent>
          {isEmpty ? (
            <EmptyState
              icon={<CalendarHeart />}
              title="Nothing recorded this month"
              text="Entries, check-ins and finished steps are summed up here."
            />
          ) : (
            <Figures month={data} />
          )}
        </CardContent>
      </Card>
      {data.goals.length > 0 && <Moves goals={data.goals} />}
      {data.best.length > 0 && <BestDays best={data.best} today={today} />}
    </>
  )
}

const NOTHING = '–'

function Figures({ month }: { month: MonthlyInsight }) {
  const { before } = month
  const rows = [
    { label: 'Average energy', now: month.energy?.toFixed(1), last: before.energy?.toFixed(1) },
    { label: 'Entries', now: month.entries, last: before.entries },
    { label: 'Check-ins', now: month.checkIns, last: before.checkIns },
    { label: 'Steps done', now: month.stepsDone, last: before.stepsDone },
  ]
  return (
    <table className="num w-full max-w-md text-sm">
      <caption className="sr-only">The month in figures, beside the one before</caption>
      <thead className="text-xs text-ink-3">
        <tr>
          <td />
          <th scope="col" className="pb-2 text-right font-medium">
            This month
          </th>
          <th scope="col" className="w-28 pb-2 text-right font-medium">
            Month before
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-rule border-t border-rule">
        {rows.map(({ label, now, last }) => (
          <tr key={label}>
            <th scope="row" className="py-2 text-left font-normal">
              {label}
            </th>
            <td className="py-2 text-right text-base font-medium">{now ?? NOTHING}</td>
            <td className="py-2 text-right text-ink-2">{last ?? NOTHING}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Goals with where they began and where they came to. */
function Moves({ goals }: { goals: LookBack['goals'] }) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Goals that moved</CardTitle>
      </CardHeader>
      <CardContent>
        <ul className="divide-y divide-rule">
          {goals.map(({ goalId, title, domain, from, to, checkIns, isCompleted }) => (
            <li key={goalId} className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 py-2.5">
              <ProgressRing value={to} size={40} color={domainColor(domain)} />
              <div className="min-w-0">
                <p dir="auto" className="text-left font-[550] wrap-anywhere">
                  <ScreenLink href={`${paths.goals}/${goalId}`} className="hover:text-burn">
                    {title}
                  </ScreenLink>
                </p>
                <p className="text-sm text-ink-3">{isCompleted ? 'Completed' : counted(checkIns, 'check-in')}</p>
              </div>
              <p className="num text-sm whitespace-nowrap text-ink-2">
                {from} → {to}%
              </p>
            </li>
          ))}
        </ul>
      </CardContent>
    </Card>
  )
}
