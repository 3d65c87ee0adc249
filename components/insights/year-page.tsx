import { domainColor } from '@/components/shared/domain-mark'
import { EmptyState } from '@/components/shared/empty-state'
import { PageHeader } from '@/components/shared/page-header'
import { PhoneFold } from '@/components/shared/phone-fold'
import { ScreenLink } from '@/components/shared/screen-link'
import { buttonVariants } from '@/components/ui/button'
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import { counted, type Today } from '@/lib/client/time/calendar'
import { daysBetween } from '@/lib/contract/calendar'
import { monthName } from '@/lib/contract/day-words'
import type { YearClaim, YearGoal, YearInLines, YearMonth } from '@/lib/contract/look-back'
import { paths } from '@/lib/contract/paths'
import { BestDays } from './best-days'
import { EnergyBar } from './energy-bar'
import { PrintButton } from './print-button'
import { SourceHost } from './source-host'
import { Sources } from './sources'
import { YearSpans } from './year-spans'

type YearPageProps = { year: YearInLines; name: string; now: Today }

/** A year as one page to keep: its figures, its energy, a line for each goal, the days it is remembered by. */
export function YearPage({ year, name, now }: YearPageProps) {
  const { today } = now
  const isRunning = year.to === today
  const isEmpty = year.entries === 0 && year.goals.length === 0
  return (
    <div className="screen paper one-sheet">
      <PageHeader
        eyebrow={name || undefined}
        title={`${year.year}${isRunning ? ', so far' : ''}`}
        isTight
        // Nothing to keep yet.
        actions={!isEmpty && <PrintButton />}
      />
      <YearSpans year={year.year} month={today.slice(0, 7)} isLast={isRunning} />
      {isEmpty ? (
        <Card>
          <EmptyState
            title="Nothing recorded in this year"
            text="What you write and how your goals move is kept here."
            action={
              isRunning && (
                <ScreenLink href={paths.journal} className={buttonVariants({ variant: 'outline' })}>
                  Write an entry
                </ScreenLink>
              )
            }
          />
        </Card>
      ) : (
        <>
          <Figures year={year} />
          {/* Beside each other on paper: a year is one sheet of it. */}
          <div className="contents print:grid print:gap-x-8 print:has-[>:nth-child(2)]:grid-cols-2">
            {year.claims.length > 0 && (
              <SourceHost now={now}>
                <StandsOut claims={year.claims} />
              </SourceHost>
            )}
            {year.entries > 0 && <Energy months={writtenMonths(year.months)} running={today.slice(0, 7)} />}
          </div>
          {year.goals.length > 0 && <Lines goals={year.goals} />}
          {year.best.length > 0 && <BestDays best={year.best} today={today} rule={ruleOf(year)} />}
        </>
      )}
    </div>
  )
}

/** The months from the first to the last that was written in: of the others there is nothing to tell. */
function writtenMonths(months: readonly YearMonth[]): YearMonth[] {
  const isWritten = ({ entries }: YearMonth) => entries > 0
  return months.slice(months.findIndex(isWritten), months.findLastIndex(isWritten) + 1)
}

/** Which days the best are: of a year that was written in all over, one of each third. */
function ruleOf({ best, from, to }: YearInLines): string {
  const days = daysBetween(from, to) + 1
  const thirds = new Set(best.map(({ date }) => Math.floor((daysBetween(from, date) * THIRDS) / days)))
  return thirds.size === THIRDS ? 'the best of each third of the year' : 'the highest energy'
}

const THIRDS = 3

function Figures({ year }: { year: YearInLines }) {
  const done = year.goals.filter((goal) => goal.isCompleted).length
  const figures: { label: string; value: number | string; note?: string }[] = [
    { label: 'Entries', value: year.entries, note: `on ${counted(year.daysWritten, 'day')}` },
    { label: 'Average energy', value: year.energy?.toFixed(1) ?? '–' },
    { label: 'Check-ins', value: year.checkIns },
    { label: 'Milestones done', value: year.stepsDone },
    { label: 'Goals completed', value: done },
  ]
  return (
    <dl className="card grid grid-cols-2 gap-x-6 gap-y-4 py-5 sm:grid-cols-5">
      {figures.map(({ label, value, note }) => (
        // Five in pairs: the first has a line of its own.
        <div key={label} className="max-sm:first:col-span-2">
          <dt className="text-sm text-ink-3">{label}</dt>
          <dd className="num text-2xl font-semibold">
            {value}
            {note && <span className="text-sm font-normal text-ink-3 max-sm:ml-2 sm:block">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What the figures tell, each with entries that open. */
function StandsOut({ claims }: { claims: YearClaim[] }) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>What stands out</CardTitle>
      </CardHeader>
      <CardContent>
        <ul aria-label="What stands out" className="divide-y divide-rule">
          {claims.map(({ text, sources }) => (
            <li key={text} className="grid min-w-0 gap-1 py-3 print:py-1">
              <p className="text-pretty wrap-anywhere">{text}</p>
              <Sources sources={sources} />
            </li>
          ))}
        </ul>
      </CardContent>
    </Card>
  )
}

function Energy({ months, running }: { months: YearMonth[]; running: string }) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Energy by month</CardTitle>
        <span className="num text-sm text-ink-3">from 1 to 5</span>
      </CardHeader>
      <CardContent>
        <ol className="grid gap-1.5 pointer-coarse:gap-0 print:gap-0.5">
          {months.map(({ month, energy, entries }) => (
            <li
              key={month}
              className="num relative grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-3 text-sm pointer-coarse:min-h-11"
            >
              {/* The whole row leads to the month. */}
              <ScreenLink
                href={`${paths.insights}?month=${month}`}
                className="text-ink-2 after:absolute after:inset-0 hover:text-burn hover:underline"
              >
                {monthName(`${month}-01`)}
              </ScreenLink>
              <EnergyBar energy={energy} />
              <span className="w-36 text-ink-2">
                {energy === null
                  ? 'no entry'
                  : `${energy.toFixed(1)} in ${entries === 1 ? '1 entry' : `${entries} entries`}${month === running ? ' so far' : ''}`}
              </span>
            </li>
          ))}
        </ol>
      </CardContent>
    </Card>
  )
}

const DAYS = 366
const LINE_HEIGHT = 100

/** As many stand open on a phone. */
const FIRST_LINES = 6

function Lines({ goals }: { goals: YearGoal[] }) {
  const rest = goals.slice(FIRST_LINES)
  return (
    <Card>
      <CardHeader>
        <CardTitle>Goals</CardTitle>
      </CardHeader>
      <CardContent>
        <div
          aria-hidden="true"
          className="num flex justify-between text-xs text-ink-3 sm:mr-[7.25rem] sm:ml-auto sm:w-[12rem] lg:ml-[23.25rem] lg:w-auto print:mr-[10.25rem] print:ml-auto print:w-[12rem]"
        >
          {['Jan', 'Apr', 'Jul', 'Oct', 'Dec'].map((name) => (
            <span key={name}>{name}</span>
          ))}
        </div>
        <GoalLines goals={goals.slice(0, FIRST_LINES)} />
        {rest.length > 0 && (
          <div className="border-t border-rule">
            <PhoneFold label={`${counted(rest.length, 'more goal')}`}>
              <GoalLines goals={rest} />
            </PhoneFold>
          </div>
        )}
      </CardContent>
    </Card>
  )
}

function GoalLines({ goals }: { goals: YearGoal[] }) {
  return (
    <ul className="divide-y divide-rule">
      {goals.map(({ goalId, title, domain, from, to, isCompleted, line }) => (
        <li
          key={goalId}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-1 py-3 max-sm:py-2 sm:grid-cols-[minmax(0,1fr)_12rem_6rem] lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)_6rem] print:grid-cols-[minmax(0,1fr)_12rem_9rem] print:py-1"
        >
          <p dir="auto" className="text-left font-[550] wrap-anywhere">
            <ScreenLink href={`${paths.goals}/${goalId}`} className="hover:text-burn">
              {title}
            </ScreenLink>
          </p>
          <svg
            aria-hidden="true"
            className="h-9 w-full lg:h-14 print:h-6 max-sm:order-last max-sm:col-span-2 max-sm:h-5"
            preserveAspectRatio="none"
            viewBox={`0 0 ${DAYS} ${LINE_HEIGHT}`}
          >
            <polyline
              points={line.map(({ day, progress }) => `${day},${LINE_HEIGHT - progress}`).join(' ')}
              fill="none"
              stroke={domainColor(domain)}
              strokeWidth="2"
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <p className="num text-right text-sm whitespace-nowrap text-ink-2">
            {from} → {to}%{isCompleted && <span className="block text-ink-3 print:ml-1 print:inline">Completed</span>}
          </p>
        </li>
      ))}
    </ul>
  )
}
