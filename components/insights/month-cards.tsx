import { CalendarHeart } from 'lucide-react'
import { TrendFigure } from '@/components/charts/energy-trend'
import { domainColor } from '@/components/shared/domain-mark'
import { EmptyState } from '@/components/shared/empty-state'
import { LoadFailed } from '@/components/shared/load-failed'
import { ProgressRing } from '@/components/shared/progress-ring'
import { ScreenLink } from '@/components/shared/screen-link'
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { useEnergy } from '@/lib/client/energy/api'
import { monthTrend } from '@/lib/client/energy/trend'
import { useMonth } from '@/lib/client/insights/api'
import { isEmptyMonth } from '@/lib/client/insights/held-months'
import { energyByWeekday, energyPicture, monthWords, movedGoals } from '@/lib/client/insights/month-words'
import { monthTitle } from '@/lib/client/insights/review-span'
import { cn } from '@/lib/client/screen/cn'
import { counted, dayName } from '@/lib/client/time/calendar'
import type { LookBack, MonthlyInsight } from '@/lib/contract/look-back'
import { paths } from '@/lib/contract/paths'
import { BestDays } from './best-days'
import { EnergyBar } from './energy-bar'
import { headlineLook } from './headline-look'

/** A month in figures beside the one before, the goals that moved in it and the days it is remembered by. */
export function MonthCards({ month, today }: { month: string; today: string }) {
  const { data, error, refetch } = useMonth(month)
  if (!data) return error ? <LoadFailed onRetry={refetch} /> : <MonthPlaceholder />
  const moved = movedGoals(data.goals)
  if (isEmptyMonth(data)) {
    return (
      <Card>
        <EmptyState
          icon={<CalendarHeart />}
          title={`Nothing is recorded in ${monthTitle(data.month)}`}
          text="A month tells your entries, your check-ins, the goals that moved and your best days."
        />
      </Card>
    )
  }
  return (
    <>
      <MonthSummary month={data} isRunning={data.month === today.slice(0, 7)} />
      <MonthEnergy month={data} today={today} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2 lg:only:*:col-span-2">
        {moved.length > 0 && <Moves goals={moved} />}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 empty:hidden">
          <Weekdays days={data.days} />
          {data.milestones.length > 0 && <MilestonesDone milestones={data.milestones} today={today} />}
        </div>
      </div>
      {data.best.length > 0 && <BestDays best={data.best} today={today} rule={bestRule(data)} />}
    </>
  )
}

/** Which days stand as the best: where more had as high an energy, how many of them. */
function bestRule({ best, days }: MonthlyInsight): string {
  const most = Math.max(...best.map(({ mood }) => mood))
  const alike = days.filter(({ mean }) => mean === most).length
  return alike > best.length ? `${best.length} of ${alike} days with energy ${most}` : 'the highest energy'
}

/** In the place of the month's cards while they are read. */
function MonthPlaceholder() {
  return (
    <>
      <section aria-labelledby="month-waited" className="card">
        <div className="card-body grid gap-3">
          <h2 id="month-waited" className="eyebrow">
            Mission Summary
          </h2>
          <p role="status" className="sr-only">
            Loading...
          </p>
          <Skeleton className="h-8 max-w-[32rem]" />
          <Skeleton className="h-28 max-w-80" />
        </div>
      </section>
      <Skeleton className="h-56" />
    </>
  )
}

function MonthSummary({ month, isRunning }: { month: MonthlyInsight; isRunning: boolean }) {
  const [headline, rest] = monthWords(month, isRunning)
  return (
    <section aria-labelledby="month-summary" className="card">
      {/* As high as the week's, which holds a button. */}
      <header className="card-head min-h-14 items-center pointer-coarse:min-h-16">
        <h2 id="month-summary" className="eyebrow">
          Mission Summary
        </h2>
      </header>
      <div className="card-body grid items-center gap-x-12 gap-y-5 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div className="grid min-w-0 gap-2">
          <h3 className={cn(headlineLook, 'text-balance')}>{headline}</h3>
          {rest && <p className="num max-w-[64ch] text-[1.0625rem]/relaxed text-pretty">{rest}</p>}
        </div>
        <Figures month={month} isRunning={isRunning} />
      </div>
    </section>
  )
}

/** The month's own days, check-ins marked; nothing where there are too few for a line. */
function MonthEnergy({ month, today }: { month: MonthlyInsight; today: string }) {
  const { data: year } = useEnergy()
  const { days, to } = month
  const points = monthTrend(month, year)
  if (points.length === 0) return null
  return (
    <Card>
      <CardHeader>
        <CardTitle>Energy</CardTitle>
      </CardHeader>
      <CardContent>
        <TrendFigure points={points} today={to} text={energyPicture(days, today)} />
      </CardContent>
    </Card>
  )
}

const NOTHING = '–'

function Figures({ month, isRunning }: { month: MonthlyInsight; isRunning: boolean }) {
  const { before } = month
  // Who writes once a day has as many entries as days: the figure stands there once.
  const isOnceADay = month.daysWritten === month.entries && before.daysWritten === before.entries
  const rows = [
    { label: 'Average energy', now: month.energy?.toFixed(1), last: before.energy?.toFixed(1) },
    ...(isOnceADay ? [] : [{ label: 'Days written', now: month.daysWritten, last: before.daysWritten }]),
    { label: isOnceADay ? 'Entries, one a day' : 'Entries', now: month.entries, last: before.entries },
    { label: 'Check-ins', now: month.checkIns, last: before.checkIns },
    { label: 'Milestones done', now: month.stepsDone, last: before.stepsDone },
  ]
  return (
    <table className="num w-full max-w-80 self-center text-sm lg:border-l lg:border-rule">
      <caption className="sr-only">The month in figures, beside the one before</caption>
      <thead className="text-xs text-ink-3">
        <tr>
          <td />
          <th scope="col" className="pb-1 pl-4 text-right font-medium">
            {monthTitle(month.month).split(' ')[0]}
            {isRunning && ' so far'}
          </th>
          <th scope="col" className="pb-1 pl-3 text-right font-medium">
            {isRunning ? `1–${dayName(before.to, before.to)}` : monthTitle(before.to.slice(0, 7)).split(' ')[0]}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, now, last }) => (
          <tr key={label}>
            <th scope="row" className="py-0.5 text-left font-normal text-ink-2 lg:pl-6">
              {label}
            </th>
            <td className="py-0.5 pl-4 text-right font-semibold">{now ?? NOTHING}</td>
            <td className="py-0.5 pl-3 text-right text-ink-3">{last ?? NOTHING}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The average of each weekday, from Monday on. */
function Weekdays({ days }: { days: MonthlyInsight['days'] }) {
  const weekdays = energyByWeekday(days)
  if (weekdays.length === 0) return null
  return (
    <Card>
      <CardHeader>
        <CardTitle>Energy by weekday</CardTitle>
        <span className="num text-sm text-ink-3">from 1 to 5</span>
      </CardHeader>
      <CardContent>
        <ol className="grid gap-1.5">
          {weekdays.map(({ name, energy, days }) => (
            <li key={name} className="num grid grid-cols-[5.5rem_minmax(0,1fr)_auto] items-center gap-3 text-sm">
              <span className="text-ink-2">{name}</span>
              {/* One day tells little of a weekday. */}
              <EnergyBar energy={energy} isFaint={days < 2} />
              <span className="w-24 text-ink-2">
                {energy === null ? 'no entry' : `${energy.toFixed(1)} on ${counted(days, 'day')}`}
              </span>
            </li>
          ))}
        </ol>
      </CardContent>
    </Card>
  )
}

/** The milestones that were done, newest first. */
function MilestonesDone({ milestones, today }: { milestones: LookBack['milestones']; today: string }) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Milestones done</CardTitle>
      </CardHeader>
      <CardContent>
        <ul className="divide-y divide-rule">
          {milestones.map(({ goalId, goal, title, date }) => (
            <li
              key={`${goalId} ${title} ${date}`}
              className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3 py-2.5 text-sm"
            >
              <span className="num text-ink-3">{dayName(date, today)}</span>
              <div className="min-w-0">
                <p dir="auto" className="text-left text-[0.9375rem] wrap-anywhere">
                  {title}
                </p>
                <p dir="auto" className="line-clamp-2 text-left text-ink-3 wrap-anywhere">
                  <ScreenLink href={`${paths.goals}/${goalId}`} className="hover:text-burn hover:underline">
                    {goal}
                  </ScreenLink>
                </p>
              </div>
            </li>
          ))}
        </ul>
      </CardContent>
    </Card>
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
            <li key={goalId} className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 py-2.5">
              <ProgressRing
                value={to}
                size={40}
                stroke={4}
                color={domainColor(domain)}
                isEnded={isCompleted && to === 0}
              />
              <div className="min-w-0">
                <p dir="auto" className="text-left font-[550] wrap-anywhere">
                  <ScreenLink href={`${paths.goals}/${goalId}`} className="hover:text-burn">
                    {title}
                  </ScreenLink>
                </p>
                <p className="num text-sm text-ink-3">
                  {/* One that was completed without a figure stands nowhere else than before. */}
                  {from !== to && (
                    <span className="font-medium text-ink-2">
                      {from} → {to}%{isCompleted || checkIns > 0 ? ' · ' : ''}
                    </span>
                  )}
                  {[isCompleted && 'Completed', checkIns > 0 && counted(checkIns, 'check-in')]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </CardContent>
    </Card>
  )
}
