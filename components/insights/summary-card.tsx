'use client'

import { RefreshCw } from 'lucide-react'
import { engineName } from '@/components/chat/engine-name'
import { ReceiptButton } from '@/components/chat/receipt-button'
import { Spinner } from '@/components/shared/spinner'
import { Button } from '@/components/ui/button'
import { useRegenerateInsight } from '@/lib/client/insights/api'
import { sourcesOfClaim } from '@/lib/client/insights/evidence'
import { dayName, dayOf, relativeDay, type Today, timeOf } from '@/lib/client/time/calendar'
import type { WeeklyInsight } from '@/lib/contract/weekly-insight'
import { CoachLine, CoachText } from './coach-text'
import { headlineLook } from './headline-look'
import { Sources } from './sources'
import { WeekFigures } from './week-figures'

const MOST_HEADLINE = 110

type SummaryCardProps = { week: WeeklyInsight; monday: string | null; coachName: string; now: Today }

/** The week in a few sentences, who wrote them and when, and the way to have them written anew. */
export function SummaryCard({ week, monday, coachName, now }: SummaryCardProps) {
  const regenerate = useRegenerateInsight(monday)
  const [headline, rest] = headlineOf(week.summary)
  return (
    <section aria-labelledby="mission-summary" className="card">
      <header className="card-head items-center">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
          <h2 id="mission-summary" className="eyebrow">
            Mission Summary
          </h2>
          <p className="num text-sm text-ink-3 max-sm:hidden">Week of {dayName(week.weekStart, now.today)}</p>
        </div>
        {/* Not disabled while it works: it would lose the focus. */}
        <Button
          variant="ghost"
          size="sm"
          aria-disabled={regenerate.isPending}
          aria-busy={regenerate.isPending}
          onClick={() => regenerate.isPending || regenerate.mutate()}
        >
          {regenerate.isPending ? <Spinner /> : <RefreshCw aria-hidden="true" />}
          {regenerate.isPending ? 'Regenerating...' : 'Regenerate'}
        </Button>
      </header>
      <div className="card-body grid gap-x-12 gap-y-5 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div className="grid min-w-0 content-start gap-2">
          {headline && (
            <h3 className={headlineLook}>
              <CoachLine text={headline} />
            </h3>
          )}
          {rest && <CoachText text={rest} className="max-w-[64ch] text-[1.0625rem]/relaxed" />}
          <Sources sources={sourcesOfClaim(week.evidence, 'summary', null)} />
          <div className="flex flex-wrap items-center gap-x-4">
            <p role="status" className="num font-mono text-xs text-ink-3">
              {regenerate.isPending
                ? `${coachName} is reading ${monday === null ? 'your' : 'that'} week…`
                : madeBy(week, now)}
            </p>
            {week.source === 'anthropic' && <ReceiptButton of={{ week: week.weekStart }} />}
          </div>
          {week.stale && !regenerate.isPending && (
            <p className="num text-sm text-ink-2">
              Your record changed since {timeOf(week.generatedAt, now.timeZone)}.{' '}
              <button
                type="button"
                className="font-medium text-burn hover:underline"
                onClick={() => regenerate.mutate()}
              >
                Update
              </button>
            </p>
          )}
        </div>
        <WeekFigures weekStart={week.weekStart} isCurrent={monday === null} now={now} />
      </div>
    </section>
  )
}

/** A summary's first sentence and what follows it; a first sentence that is long stays with the others. */
export function headlineOf(summary: string): [headline: string, rest: string] {
  const first = /^.{10,110}?[.!?](?=\s+["“‘]?\p{Lu})/u.exec(summary)?.[0]
  if (first) return [first, summary.slice(first.length).trim()]
  return summary.length <= MOST_HEADLINE ? [summary, ''] : ['', summary]
}

/** `By the built-in coach, today at 14:05`. */
function madeBy(week: WeeklyInsight, { today, timeZone }: Today): string {
  const day = relativeDay(dayOf(week.generatedAt, timeZone), today)
  return `By ${week.source === 'built-in' ? 'the ' : ''}${engineName(week)}, ${day} at ${timeOf(week.generatedAt, timeZone)}`
}
