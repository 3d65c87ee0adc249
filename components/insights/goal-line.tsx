'use client'

import { useId, useState } from 'react'
import { CompleteButton } from '@/components/goals/complete-button'
import { CourseMark } from '@/components/shared/course-mark'
import { domainColor } from '@/components/shared/domain-mark'
import { ProgressRing } from '@/components/shared/progress-ring'
import { ScreenLink } from '@/components/shared/screen-link'
import { useGoalStatus } from '@/lib/client/goals/api'
import { riskBeside } from '@/lib/client/goals/risk-words'
import { cn } from '@/lib/client/screen/cn'
import type { Today } from '@/lib/client/time/calendar'
import type { Goal } from '@/lib/contract/goal'
import type { GoalAnalysis } from '@/lib/contract/goal-analysis'
import { paths } from '@/lib/contract/paths'
import { AnalysisView } from './analysis-view'

/** What a mission's line opens: the answer to its insight, or those given before. */
export type GoalLineAction = 'respond' | 'responses'

export function goalLineId(goalId: string): string {
  return `insight-${goalId}`
}

const acts = [
  { action: 'respond', label: 'Respond' },
  { action: 'responses', label: 'Previous Responses' },
] as const

const actLook = 'min-h-9 rounded-control text-sm font-medium hover:underline pointer-coarse:min-h-11 print:hidden'

type GoalLineProps = {
  analysis: GoalAnalysis
  /** Undefined where the goals have not been read yet. */
  goal: Goal | undefined
  now: Today
  onAction: (action: GoalLineAction) => void
}

/** A mission in a line: how far it is, how it is likely to end, and all that the coach says of it on request. */
export function GoalLine({ analysis, goal, now, onAction }: GoalLineProps) {
  const [isOpen, setOpen] = useState(false)
  const panelId = useId()
  const status = useGoalStatus(analysis.goalId)
  const risk = riskBeside(analysis.riskLevel, status)
  return (
    <li id={goalLineId(analysis.goalId)} className="py-3">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
        <ProgressRing
          value={goal?.progress ?? 0}
          size={40}
          stroke={4}
          color={goal && domainColor(goal.domain)}
          className="row-span-2"
        />
        <div className="min-w-0">
          <h3 dir="auto" title={analysis.title} className="line-clamp-3 text-left text-base leading-snug wrap-anywhere">
            <ScreenLink href={`${paths.goals}#${analysis.goalId}`} className="rounded-control hover:text-burn">
              {analysis.title}
            </ScreenLink>
          </h3>
          <p className="num text-sm text-ink-2">{analysis.completionPrediction}</p>
        </div>
        <p className="flex flex-wrap items-center gap-x-1.5 self-start text-sm max-sm:col-start-2">
          {status && <CourseMark course={status} className="font-medium" />}
          {risk && (
            <span className="text-ink-3">
              {status && '· '}
              {risk}
            </span>
          )}
          {status === 'ready' && goal && <CompleteButton goal={goal} />}
        </p>
        <div id={panelId} hidden={!isOpen} className="col-span-2 sm:col-start-2">
          {isOpen && <AnalysisView analysis={analysis} now={now} />}
        </div>
      </div>
      <div className="-mb-1.5 flex flex-wrap gap-x-4 sm:ml-14">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={panelId}
          aria-label={`${isOpen ? 'Hide' : 'Show'} analysis: ${analysis.title}`}
          onClick={() => setOpen(!isOpen)}
          className={cn(actLook, 'text-burn')}
        >
          {isOpen ? 'Hide analysis' : 'Show analysis'}
        </button>
        {acts.map(({ action, label }) => (
          <button
            key={action}
            type="button"
            aria-haspopup="dialog"
            aria-label={`${label}: ${analysis.title}`}
            disabled={!goal}
            onClick={() => onAction(action)}
            className={cn(actLook, 'text-ink-2')}
          >
            {label}
          </button>
        ))}
      </div>
    </li>
  )
}
