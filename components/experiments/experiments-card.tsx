'use client'

import { LoadFailed } from '@/components/shared/load-failed'
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { useExperiments } from '@/lib/client/experiments/api'
import type { Today } from '@/lib/client/time/calendar'
import { ExperimentItem } from './experiment-item'
import { TestIdeaButton } from './test-idea-button'

/** Tests on oneself: what today asks for in those that run, what came of the others, and the way to a new one. */
export function ExperimentsCard({ now }: { now: Today }) {
  const { data: experiments, isError, refetch } = useExperiments()
  const button = <TestIdeaButton label="Test an idea" />
  return (
    <Card>
      <CardHeader>
        <CardTitle>Experiments</CardTitle>
        {experiments && experiments.length > 0 && button}
      </CardHeader>
      <CardContent>
        {!experiments ? (
          isError ? (
            <LoadFailed onRetry={refetch} />
          ) : (
            <Skeleton className="h-32" />
          )
        ) : experiments.length === 0 ? (
          <div className="grid max-w-[72ch] justify-items-start gap-2 text-pretty text-ink-2">
            <p className="font-[550] text-ink">Does it help you, or does it only seem so?</p>
            <p>
              Name something you could do. Some days are drawn for doing it, the others for leaving it out; after four
              weeks your own numbers answer, with the odds that it was chance.
            </p>
            {button}
          </div>
        ) : (
          <ul className="divide-y divide-rule">
            {experiments.map((experiment) => (
              <ExperimentItem key={experiment.id} experiment={experiment} now={now} />
            ))}
          </ul>
        )}
      </CardContent>
    </Card>
  )
}
