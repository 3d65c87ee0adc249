'use client'

import { TestIdeaButton } from '@/components/experiments/test-idea-button'
import { LoadFailed } from '@/components/shared/load-failed'
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { useEnergyPatterns } from '@/lib/client/insights/energy-patterns'
import { counted, type Today } from '@/lib/client/time/calendar'
import type { EnergyPattern, EnergyPatterns } from '@/lib/contract/energy-patterns'
import { DAYS_FOR_PATTERNS } from '@/lib/contract/energy-rule'
import { hintsCaveat, NOT_CAUSE, NOTHING_SURE, patternsToGo, testOfWord } from '@/lib/contract/pattern-words'
import { Sources } from './sources'

/** Which weekdays, words and goals go with more or less energy, each with what it rests on and the way to a test of it. */
export function PatternsCard({ now }: { now: Today }) {
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
          <Patterns told={data} today={now.today} />
        ) : error ? (
          <LoadFailed text={error.sentence} onRetry={refetch} />
        ) : (
          <Skeleton className="h-32" />
        )}
      </CardContent>
    </Card>
  )
}

type PatternsProps = { told: EnergyPatterns; today: string }

function Patterns({ told: { days, weighed, patterns }, today }: PatternsProps) {
  if (days < DAYS_FOR_PATTERNS) return <p className="max-w-[72ch] text-pretty text-ink-2">{patternsToGo(days)}</p>
  const sure = patterns.filter(({ isSure }) => isSure)
  const hints = patterns.filter(({ isSure }) => !isSure)
  return (
    <div className="grid gap-4">
      {sure.length > 0 && <List label="What goes with your energy" patterns={sure} today={today} />}
      {(sure.length === 0 || hints.length > 0) && (
        <div className="grid gap-1">
          {/* One breath: that nothing is sure, and what the rows under it are then. */}
          <p className="max-w-[72ch] text-pretty text-ink-2">
            {[sure.length === 0 && NOTHING_SURE, hints.length > 0 && hintsCaveat(weighed)].filter(Boolean).join(' ')}
          </p>
          {hints.length > 0 && <List label="What may go with your energy" patterns={hints} today={today} />}
        </div>
      )}
      {sure.length > 0 && <p className="text-sm text-pretty text-ink-3">{NOT_CAUSE}</p>}
    </div>
  )
}

type ListProps = { label: string; patterns: readonly EnergyPattern[]; today: string }

function List({ label, patterns, today }: ListProps) {
  return (
    <ul aria-label={label} className="divide-y divide-rule">
      {patterns.map(({ text, idea, word, sources }) => (
        <li key={text} className="grid min-w-0 gap-1 py-3">
          <p className="num text-pretty wrap-anywhere">{text}</p>
          {idea !== null && (
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <Sources sources={sources} said={text} today={today} />
              <TestIdeaButton label="Test it" idea={idea} {...(word && { hint: testOfWord(word) })} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
