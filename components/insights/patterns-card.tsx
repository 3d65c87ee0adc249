'use client'

import { TestIdeaButton } from '@/components/experiments/test-idea-button'
import { LoadFailed } from '@/components/shared/load-failed'
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { useEnergyPatterns } from '@/lib/client/insights/energy-patterns'
import { counted } from '@/lib/client/time/calendar'
import type { EnergyPattern, EnergyPatterns } from '@/lib/contract/energy-patterns'
import { DAYS_FOR_PATTERNS } from '@/lib/contract/energy-rule'
import { hintsCaveat, NOT_CAUSE, NOTHING_SURE, patternsToGo } from '@/lib/contract/pattern-words'
import { Sources } from './sources'

/** Which weekdays, words and goals go with more or less energy, each with what it rests on and the way to a test of it. */
export function PatternsCard() {
  const { data, error, refetch } = useEnergyPatterns()
  // Nothing is compared of nothing: what there is to write stands under Mission Logs.
  if (data?.days === 0) return null
  return (
    <Card>
      <CardHeader>
        <CardTitle>What goes with your energy</CardTitle>
        {data && (
          <span className="text-sm whitespace-nowrap text-ink-3">{counted(data.days, 'day')} of the last year</span>
        )}
      </CardHeader>
      <CardContent>
        {data ? (
          <Patterns told={data} />
        ) : error ? (
          <LoadFailed text={error.sentence} onRetry={refetch} />
        ) : (
          <Skeleton className="h-32" />
        )}
      </CardContent>
    </Card>
  )
}

function Patterns({ told: { days, weighed, patterns } }: { told: EnergyPatterns }) {
  if (days < DAYS_FOR_PATTERNS) return <p className="max-w-[72ch] text-pretty text-ink-2">{patternsToGo(days)}</p>
  const sure = patterns.filter(({ isSure }) => isSure)
  const hints = patterns.filter(({ isSure }) => !isSure)
  return (
    <div className="grid gap-4">
      {sure.length > 0 ? (
        <List label="What goes with your energy" patterns={sure} />
      ) : (
        <p className="max-w-[72ch] text-pretty text-ink-2">{NOTHING_SURE}</p>
      )}
      {hints.length > 0 && (
        <div className="grid gap-1">
          <p className="max-w-[72ch] text-sm text-pretty text-ink-2">{hintsCaveat(weighed)}</p>
          <List label="Worth a test" patterns={hints} />
        </div>
      )}
      {sure.length > 0 && <p className="text-sm text-pretty text-ink-3">{NOT_CAUSE}</p>}
    </div>
  )
}

function List({ label, patterns }: { label: string; patterns: readonly EnergyPattern[] }) {
  return (
    <ul aria-label={label} className="divide-y divide-rule">
      {patterns.map(({ text, idea, sources }) => (
        <li key={text} className="grid min-w-0 gap-1 py-3">
          <p className="num text-pretty wrap-anywhere">{text}</p>
          {idea !== null && (
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <Sources sources={sources} said={text} />
              <TestIdeaButton label="Test it" idea={idea} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
