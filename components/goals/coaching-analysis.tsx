'use client'

import { useEffect, useState } from 'react'
import { AnalysisView } from '@/components/insights/analysis-view'
import { RiskBadge } from '@/components/shared/risk-badge'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { useGoalAnalysis } from '@/lib/client/insights/goals'
import type { Today } from '@/lib/client/time/calendar'
import { limits } from '@/lib/contract/limits'
import { goalMessages } from '@/lib/contract/messages/goals'

type CoachingAnalysisProps = {
  goalId: string
  coachName: string
  now: Today
  /** Whether the goal's risk and forecast stand beside it already. */
  isForecastTold?: boolean
}

/** What the coach makes of the goal. It is asked for once the dialog has had the time to appear. */
export function CoachingAnalysis({ goalId, coachName, now, isForecastTold = false }: CoachingAnalysisProps) {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setWanted(true), limits.coachingDialogDelay)
    return () => clearTimeout(timer)
  }, [])
  const { data, isError, isFetching, refetch } = useGoalAnalysis(goalId, isWanted)
  if (data) {
    return (
      <div className="grid min-w-0 gap-3">
        {!isForecastTold && (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <RiskBadge risk={data.riskLevel} />
            <p className="num text-sm text-ink-2">{data.completionPrediction}</p>
          </div>
        )}
        <AnalysisView analysis={data} now={now} isForecastTold={isForecastTold} />
      </div>
    )
  }
  if (isError && !isFetching) return <Fallback onRetry={() => refetch()} />
  return (
    <div className="grid gap-3">
      <p role="status" className="text-sm text-ink-2">
        {coachName} is analyzing this goal…
      </p>
      <Skeleton className="h-5 w-48" />
      <Skeleton className="h-28" />
      <Skeleton className="h-36" />
    </div>
  )
}

function Fallback({ onRetry }: { onRetry: () => void }) {
  const { analysis, suggestions, riskLevel } = goalMessages.analysisFallback
  return (
    <div className="grid justify-items-start gap-3">
      <RiskBadge risk={riskLevel} />
      <p>{analysis}</p>
      <ul className="grid list-disc gap-1 pl-4.5 marker:text-burn">
        {suggestions.map((suggestion) => (
          <li key={suggestion}>{suggestion}</li>
        ))}
      </ul>
      <Button variant="outline" size="sm" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
