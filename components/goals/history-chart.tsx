'use client'

import type { ReactNode } from 'react'
import { domainColor } from '@/components/shared/domain-mark'
import { Skeleton } from '@/components/ui/skeleton'
import { forecastText, hasPace, useGoalOutlook } from '@/lib/client/goals/forecast'
import { historyText, isCheckIn } from '@/lib/client/goals/history'
import { historyPicture } from '@/lib/client/goals/history-chart'
import { cn } from '@/lib/client/screen/cn'
import type { Today } from '@/lib/client/time/calendar'
import { useValues } from '@/lib/client/values/api'
import { marksOf, unitAxis, valuesText } from '@/lib/client/values/value-picture'
import type { Goal, ProgressEvent } from '@/lib/contract/goal'
import { isReady } from '@/lib/contract/goal-ready'
import { targetOf } from '@/lib/contract/measure-reading'
import { unitWords } from '@/lib/contract/measure-words'
import { goalMessages } from '@/lib/contract/messages/goals'
import { isPaused } from '@/lib/contract/pause'
import { HistoryDrawing } from './history-drawing'
import { HistoryTable, pointWords } from './history-table'

type HistoryChartProps = {
  goal: Goal
  events: readonly ProgressEvent[]
  now: Today
  /** How high the drawing is. */
  chartClass?: string | undefined
}

/** Progress so far and where it is heading. Who does not see it reads the sentences under it and the ledger. */
export function HistoryChart({ goal, events, now, chartClass = 'h-60' }: HistoryChartProps) {
  const { data: outlook, isError } = useGoalOutlook(goal, now.today)
  const rests = isPaused(goal, now.today)
  // What was told before it was completed may still be kept.
  const forecast = rests || goal.isCompleted ? undefined : outlook?.forecast
  const isForecastComing = !forecast && !isError && !goal.isCompleted && !rests
  const color = domainColor(goal.domain)
  const target = targetOf(goal.measure)
  const { data: values } = useValues(goal.id, target !== null)
  const marks = target && values && values.length > 0 ? marksOf(target, values, Date.now()) : null
  const unit = target && marks && unitAxis(target, marks)
  // What stands where it began is heading nowhere yet.
  const ahead = hasPace(goal) ? forecast : undefined
  const picture = historyPicture(goal, marks ?? events, ahead, Date.now())
  const { only } = picture
  return (
    <figure className="relative grid gap-3">
      <div className={cn('num font-mono text-xs', chartClass)}>
        <HistoryDrawing
          {...{ picture, unit, color }}
          isLevel={target?.kind === 'level'}
          today={now.today}
          standing={only && target && marks ? pointWords(target, only.progress) : `${only?.progress}%`}
        />
      </div>
      {/* As high as both sentences will be, where the later one is still to come: it pushes nothing down. */}
      <figcaption
        className={cn(
          'num grid content-start gap-1 text-sm text-pretty text-ink-2',
          isForecastComing && 'min-h-[6lh] sm:min-h-[3lh]',
        )}
      >
        <span>
          {target && values && marks ? valuesText(goal, target, values, now) : historyText(goal, events, now)}
          {only && ' One day so far.'}
        </span>
        {forecast ? (
          <>
            {/* A rhythm arrives nowhere, and what is ready to be completed has arrived. */}
            {!goal.rhythm && !isReady(goal) && (
              <span>
                {forecastText(forecast, goal, now.today, {
                  isLateTold: true,
                  checkIns: events.filter(isCheckIn).length,
                })}
              </span>
            )}
            {outlook?.buffer && <span>{outlook.buffer.words}</span>}
          </>
        ) : rests ? (
          <span>{goalMessages.noForecastPaused}</span>
        ) : isError ? (
          <span>The forecast could not be loaded.</span>
        ) : (
          isForecastComing && <Skeleton className="h-5 max-w-80" />
        )}
      </figcaption>
      <HistoryTable points={marks ?? events} measure={marks && target} now={now} />
      <p aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1 text-xs/5 text-ink-3">
        <Mark
          swatch={<span className={cn('rounded-full', only ? 'size-2' : 'h-0.5 w-4')} style={{ background: color }} />}
        >
          {(marks && target && unitWords(target)) || 'progress'}
        </Mark>
        {picture.due && (
          <Mark swatch={<span className="w-4 border-t-2 border-dotted border-rule-strong" />}>steady pace</Mark>
        )}
        {(picture.rows.some((row) => row.band) || isForecastComing) && (
          <Mark swatch={<span className="h-2.5 w-4 rounded-xs border-t border-dashed border-burn bg-burn-soft" />}>
            likely range
          </Mark>
        )}
      </p>
    </figure>
  )
}

function Mark({ swatch, children }: { swatch: ReactNode; children: ReactNode }) {
  return (
    <span className="flex items-center gap-1.5">
      {swatch}
      {children}
    </span>
  )
}
