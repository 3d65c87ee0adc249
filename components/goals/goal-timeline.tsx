'use client'

import { useId, useRef, useState } from 'react'
import { useConversationReader } from '@/components/chat/use-conversation-reader'
import { domainColor } from '@/components/shared/domain-mark'
import { LoadFailed } from '@/components/shared/load-failed'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { useNotAbout } from '@/lib/client/goals/mentions'
import { type Shown, useTimeline } from '@/lib/client/goals/use-timeline'
import { cn } from '@/lib/client/screen/cn'
import type { Today } from '@/lib/client/time/calendar'
import type { Goal } from '@/lib/contract/goal'
import { FilterButton } from './filter-button'
import { TimelineRow } from './timeline-row'

const FIRST = 10
/** As many fill a phone's screen. */
const FIRST_ON_PHONE = 5
const MORE = 20

type GoalTimelineProps = { goal: Goal; now: Today; title: string }

/** Everything that happened to a goal in one line of time, newest first: all of it, or the answers alone. */
export function GoalTimeline({ goal, now, title }: GoalTimelineProps) {
  const headingId = useId()
  const [shown, setShown] = useState<Shown>('all')
  const [count, setCount] = useState(FIRST)
  const { moments, isComing, failure, retry, older } = useTimeline(goal, shown, now.timeZone)
  const notAbout = useNotAbout(goal.id)
  const list = useRef<HTMLOListElement>(null)
  const { read, reader } = useConversationReader()
  const rest = moments.length - count
  const isFirst = count === FIRST
  const isCutOnPhone = isFirst && moments.length > FIRST_ON_PHONE
  const choose = (next: Shown) => {
    setShown(next)
    setCount(FIRST)
  }

  async function showMore() {
    if (rest < MORE && older) await older.fetch()
    const shown = isFirst && isNarrow() ? FIRST_ON_PHONE : count
    setCount(count + MORE)
    // The button goes with the last of them: whoever pressed it stands at the first that came.
    requestAnimationFrame(() => (list.current?.children[shown] as HTMLElement | undefined)?.focus())
  }

  return (
    <section aria-labelledby={headingId} className="grid content-start">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-2">
        <h2 id={headingId} className="text-base">
          {title}
        </h2>
        <fieldset className="flex min-w-0 flex-wrap gap-1 rounded-control bg-raised p-1 print:hidden">
          <legend className="sr-only">Show</legend>
          <FilterButton isOn={shown === 'all'} onClick={() => choose('all')}>
            All
          </FilterButton>
          <FilterButton isOn={shown === 'responses'} onClick={() => choose('responses')}>
            Previous Responses
          </FilterButton>
        </fieldset>
      </div>
      {failure && <LoadFailed text={failure} onRetry={retry} />}
      {isComing ? (
        <div className="grid gap-2 border-t border-rule pt-3">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </div>
      ) : moments.length > 0 ? (
        <ol
          ref={list}
          tabIndex={-1}
          className={cn('focus:outline-none', isCutOnPhone && 'max-sm:[&>li:nth-child(n+6)]:not-print:hidden')}
          aria-label={`${title}, newest first`}
        >
          {moments.slice(0, count).map((moment) => (
            <TimelineRow
              key={moment.key}
              moment={moment}
              measure={goal.measure}
              color={domainColor(goal.domain)}
              now={now}
              onRead={read}
              onLeft={() => list.current?.focus()}
              onNotAbout={(mention) => notAbout.mutate(mention)}
            />
          ))}
        </ol>
      ) : (
        !failure && (
          <div className="grid gap-1 border-t border-rule py-5">
            <p className="font-medium">{shown === 'all' ? 'Nothing recorded yet' : 'No responses yet'}</p>
            <p className="max-w-[56ch] text-sm text-pretty text-ink-2">
              {shown === 'all'
                ? 'Your check-ins and values, the milestones you tick, and what you write about this goal in the journal or chat appear here, newest first.'
                : 'What you answer your coach about this goal is kept here, with what it changed.'}
            </p>
          </div>
        )
      )}
      {(rest > 0 || older || isCutOnPhone) && !isComing && (
        <Button
          variant="outline"
          size="sm"
          className={cn('mt-2 justify-self-start print:hidden', rest <= 0 && !older && 'sm:hidden')}
          disabled={older?.isFetching}
          onClick={showMore}
        >
          {older || isCutOnPhone ? 'Show earlier' : `Show ${Math.min(rest, MORE)} earlier`}
        </Button>
      )}
      {reader}
    </section>
  )
}

function isNarrow(): boolean {
  return window.matchMedia?.('(width < 40rem)').matches ?? false
}
