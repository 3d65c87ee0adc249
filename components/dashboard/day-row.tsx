'use client'

import { Circle } from 'lucide-react'
import { useEffect, useState } from 'react'
import { PlanReview } from '@/components/plans/plan-review'
import { useIsDemo } from '@/components/shared/kept'
import { ScreenLink } from '@/components/shared/screen-link'
import { Checkbox } from '@/components/ui/checkbox'
import { cn } from '@/lib/client/screen/cn'
import { counted, dayName } from '@/lib/client/time/calendar'
import { useReviewPlan, useTickRow } from '@/lib/client/today/api'
import { QUIET_DAYS } from '@/lib/contract/goal-question'
import { paths } from '@/lib/contract/paths'
import type { ChecklistRow } from '@/lib/contract/today'

const kinds = { rhythm: 'Rhythm', plan: 'Plan', milestone: 'Next milestone' } as const

type DayRowProps = {
  row: ChecklistRow
  goalTitle: string | undefined
  today: string
  /** Beside what is asked of its goal: what it belongs to stands there already. */
  isBrief?: boolean
}

/** One thing to do today: ticked in place, and taken back by its own Undo. */
export function DayRow({ row, goalTitle, today, isBrief = false }: DayRowProps) {
  const { kind, id, goalId, title, isDone } = row
  // What was just said shows at once; what the server says then takes its place.
  const [said, setSaid] = useState<boolean | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer word of the server's ends what was said here
  useEffect(() => setSaid(null), [isDone, row.count])
  const tick = useTickRow(row, today, () => setSaid(null))
  const [isReviewed, setReviewed] = useState(false)
  const review = useReviewPlan(row, () => setReviewed(false))
  const isShownDone = said ?? isDone
  const isDemo = useIsDemo()
  const boxId = `day-${kind}-${id}`
  if (kind === 'alert') return null
  if (kind === 'silent') return <SilentRow row={row} />

  function say(next: boolean) {
    setSaid(next)
    tick.mutate(next)
  }

  const due = row.due && `${row.due < today ? 'was due' : 'due'} ${dayName(row.due, today)}`
  // What is done is no longer the next.
  const what = kind === 'milestone' && isShownDone ? 'Milestone' : due ? `Milestone ${due}` : kinds[kind]
  const about = [what, kind === 'rhythm' ? row.count : goalTitle].filter(Boolean).join(' · ')
  return (
    <li className={cn('grid gap-2', !isBrief && 'py-2.5')}>
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <label
            htmlFor={boxId}
            className={cn('flex items-start gap-3 pointer-coarse:min-h-7', isBrief && 'pointer-coarse:min-h-11 py-2.5')}
          >
            <Checkbox
              id={boxId}
              checked={isShownDone}
              disabled={isDemo}
              onChange={(event) => say(event.target.checked)}
              className="mt-0.5"
            />
            <span
              dir="auto"
              className={isShownDone ? 'min-w-0 text-ink-3 line-through wrap-anywhere' : 'min-w-0 wrap-anywhere'}
            >
              {title}
            </span>
          </label>
          {!isBrief && (
            <p dir="auto" className="ps-8 text-sm">
              <ScreenLink
                href={`${paths.goals}#${goalId}`}
                className="line-clamp-2 rounded-control text-ink-3 wrap-anywhere hover:text-burn hover:underline"
              >
                {about}
              </ScreenLink>
            </p>
          )}
        </div>
        {said && (
          <button
            type="button"
            aria-label={`Undo: ${title}`}
            onClick={() => {
              document.getElementById(boxId)?.focus()
              say(false)
            }}
            className="rounded-control px-2 text-sm font-medium text-burn hover:underline pointer-coarse:min-h-11"
          >
            Undo
          </button>
        )}
      </div>
      {row.review && !isReviewed && !isDemo && (
        <PlanReview
          question={`A week is over: ${row.review}. Does this plan work for you?`}
          today={today}
          onAnswer={(patch) => {
            setReviewed(true)
            review.mutate(patch)
          }}
        />
      )}
    </li>
  )
}

/** A goal that nothing was heard of: there is nothing to tick, only to say. */
function SilentRow({ row: { id, title, quietDays = QUIET_DAYS } }: { row: ChecklistRow }) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 py-2.5">
      <Circle aria-hidden="true" className="mt-1 size-5 text-rule-strong" strokeDasharray="3 3" />
      <p dir="auto" title={title} className="line-clamp-3 wrap-anywhere">
        {title}
      </p>
      <ScreenLink
        href={`${paths.goals}#${id}`}
        aria-label={`Check in: ${title}`}
        className="inline-flex items-center self-start rounded-control px-2 text-sm font-medium text-burn hover:underline pointer-coarse:min-h-11"
      >
        Check in
      </ScreenLink>
      <p className="col-span-2 col-start-2 text-sm text-ink-3">No check-in for {counted(quietDays, 'day')}</p>
    </li>
  )
}
