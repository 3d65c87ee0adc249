'use client'

import { RefreshCw } from 'lucide-react'
import { engineName } from '@/components/chat/engine-name'
import { Spinner } from '@/components/shared/spinner'
import { Button } from '@/components/ui/button'
import { dayName, dayOf, relativeDay, type Today, timeOf } from '@/lib/client/calendar'
import { sourcesOfClaim } from '@/lib/client/evidence'
import { useRegenerateInsight } from '@/lib/client/insights'
import type { WeeklyInsight } from '@/lib/contract/weekly-insight'
import { CoachText } from './coach-text'
import { Sources } from './sources'

type SummaryCardProps = { week: WeeklyInsight; coachName: string; now: Today }

/** The week in a few sentences, who wrote them and when, and the way to have them written anew. */
export function SummaryCard({ week, coachName, now }: SummaryCardProps) {
  const regenerate = useRegenerateInsight()
  return (
    <section aria-labelledby="mission-summary" className="card bg-linear-160 from-burn-soft to-surface to-70%">
      <header className="card-head items-start">
        <div className="min-w-0">
          <h2 id="mission-summary" className="card-title">
            Mission Summary
          </h2>
          <p className="num text-sm text-ink-2">Week of {dayName(week.weekStart, now.today)}</p>
        </div>
        {/* Not disabled while it works: it would lose the focus. */}
        <Button
          variant="outline"
          size="sm"
          aria-disabled={regenerate.isPending}
          aria-busy={regenerate.isPending}
          onClick={() => regenerate.isPending || regenerate.mutate()}
        >
          {regenerate.isPending ? <Spinner /> : <RefreshCw aria-hidden="true" />}
          {regenerate.isPending ? 'Regenerating...' : 'Regenerate'}
        </Button>
      </header>
      <div className="card-body grid gap-2">
        <CoachText text={week.summary} className="max-w-[64ch] text-[1.0625rem]/relaxed" />
        <Sources sources={sourcesOfClaim(week.evidence, 'summary', null)} />
        <p role="status" className="num font-mono text-xs text-ink-3">
          {regenerate.isPending ? `${coachName} is reading your week…` : madeBy(week, now)}
        </p>
      </div>
    </section>
  )
}

/** `built-in coach, today at 14:05`. */
function madeBy(week: WeeklyInsight, { today, timeZone }: Today): string {
  const day = relativeDay(dayOf(week.generatedAt, timeZone), today)
  return `${engineName(week)}, ${day} at ${timeOf(week.generatedAt, timeZone)}`
}
