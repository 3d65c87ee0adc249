'use client'

import { X } from 'lucide-react'
import { SourceHost } from '@/components/insights/source-host'
import { focusOnArrival } from '@/components/shared/focus'
import { Button } from '@/components/ui/button'
import type { Today } from '@/lib/client/time/calendar'
import { CoachingAnalysis } from './coaching-analysis'

type GoalCoachingProps = {
  goalId: string
  coachName: string
  now: Today
  /** Whether the goal's risk and forecast stand beside it already. */
  isForecastTold: boolean
  onRespond: () => void
  onClose: () => void
}

/** What the coach makes of the goal, on the goal's own page; it is answered in the page's one field. */
export function GoalCoaching({ goalId, coachName, now, isForecastTold, onRespond, onClose }: GoalCoachingProps) {
  return (
    <section aria-labelledby="goal-coaching" className="card grid gap-3 px-5 pt-3.5 pb-4">
      <div className="flex items-center justify-between gap-4">
        <h2 id="goal-coaching" ref={focusOnArrival} tabIndex={-1} className="text-base focus:outline-none">
          Coaching
        </h2>
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label="Close coaching"
          title="Close"
          className="-my-1 -mr-2"
          onClick={onClose}
        >
          <X aria-hidden="true" />
        </Button>
      </div>
      <h3 className="eyebrow">{coachName}’s analysis</h3>
      <SourceHost now={now}>
        <CoachingAnalysis goalId={goalId} coachName={coachName} now={now} isForecastTold={isForecastTold} />
      </SourceHost>
      <Button variant="outline" size="sm" className="justify-self-start" onClick={onRespond}>
        Respond to Analysis
      </Button>
    </section>
  )
}
