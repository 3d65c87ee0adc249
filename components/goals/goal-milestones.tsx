'use client'

import { ListPlus } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import { Kept, useIsDemo } from '@/components/shared/kept'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { allDoneWords, isUnsaved, shortListStart, useChangeMilestones } from '@/lib/client/goals/milestones'
import { cn } from '@/lib/client/screen/cn'
import { dayName, dayOf, type Today } from '@/lib/client/time/calendar'
import type { Goal, Milestone } from '@/lib/contract/goal'
import { isReady } from '@/lib/contract/goal-ready'

const loadEditor = () => import('./milestone-editor')
const MilestoneEditor = lazy(() => loadEditor().then(({ MilestoneEditor }) => ({ default: MilestoneEditor })))

/** A card shows the next one alone. */
const SHOWN = 1
const linkLook = 'rounded-control py-1 font-medium text-burn hover:underline pointer-coarse:min-h-11'

type GoalMilestonesProps = {
  goal: Goal
  onCheckIn: () => void
  /** Given where all of them are shown, each with its day. */
  now?: Today
}

/** The goal's milestones to tick: the next one, all of them on request. Their list is changed in their place. */
export function GoalMilestones({ goal, onCheckIn, now }: GoalMilestonesProps) {
  const isWhole = now !== undefined
  // On a goal's page it stands beside the title, on its card under it.
  const Heading = isWhole ? 'h2' : 'h3'
  const { milestones } = goal
  const headingId = useId()
  const { mutate } = useChangeMilestones(goal.id)
  const [isOpen, setOpen] = useState(false)
  const [isEditing, setEditing] = useState(false)
  // Kept as it was when the card appeared: a list that moves on under the pointer would be ticked wrongly.
  const [start, setStart] = useState(() => shortListStart(milestones, SHOWN))
  const from = Math.min(start, Math.max(0, milestones.length - SHOWN))
  const shown = isOpen || isWhole ? milestones : milestones.slice(from, from + SHOWN)
  const done = milestones.filter((milestone) => milestone.isCompleted).length
  // On the goal's page its question asks that.
  const allDone = isWhole && isReady(goal) ? null : allDoneWords(milestones)
  const isBrief = !isWhole && !isEditing && !isOpen && !allDone
  const fetchCode = () => {
    loadEditor().catch(() => undefined)
  }
  if (milestones.length === 0 && !isEditing) {
    return (
      <Kept>
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Add milestones: ${goal.title}`}
          className="-ml-3 self-start justify-self-start"
          onPointerEnter={fetchCode}
          onFocus={fetchCode}
          onClick={() => setEditing(true)}
        >
          <ListPlus aria-hidden="true" />
          Add milestones
        </Button>
      </Kept>
    )
  }
  const list = (
    <ul>
      {shown.map((milestone) => (
        <Tick
          key={milestone.id}
          milestone={milestone}
          now={now}
          onTick={(isCompleted) => mutate({ type: 'tick', id: milestone.id, isCompleted })}
        />
      ))}
    </ul>
  )
  return (
    <section
      aria-labelledby={headingId}
      className={cn(
        isWhole ? 'card px-5 pt-3.5 pb-3' : 'rounded-control bg-raised px-3 py-1.5 text-sm max-sm:py-0',
        // On a phone's card the next one is one line, with what opens the others at its end.
        isBrief && 'max-sm:flex max-sm:items-center max-sm:gap-3 max-sm:[&>ul]:min-w-0 max-sm:[&>ul]:flex-1',
      )}
    >
      <div className={cn('flex items-baseline gap-4', isBrief && 'max-sm:order-last')}>
        <Heading
          id={headingId}
          className={cn(
            isWhole ? 'mr-auto text-base' : 'mr-auto font-medium tracking-normal',
            isBrief && 'max-sm:sr-only',
          )}
        >
          Milestones{' '}
          <span className="num ml-1 font-normal text-ink-2">
            {done} of {milestones.length}
          </span>
        </Heading>
        <Kept>
          <button
            type="button"
            aria-label={isEditing ? 'Done with milestones' : `Edit milestones: ${goal.title}`}
            onPointerEnter={fetchCode}
            onFocus={fetchCode}
            onClick={() => {
              setStart(shortListStart(milestones, SHOWN))
              setEditing(!isEditing)
            }}
            className={cn(linkLook, isBrief && 'max-sm:hidden')}
          >
            {isEditing ? 'Done' : 'Edit'}
          </button>
        </Kept>
        {milestones.length > SHOWN && !isEditing && !isWhole && (
          <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} className={linkLook}>
            {isOpen ? 'Show fewer' : `Show all ${milestones.length}`}
          </button>
        )}
      </div>
      {isEditing ? (
        <Suspense fallback={list}>
          <MilestoneEditor milestones={milestones} onChange={mutate} />
        </Suspense>
      ) : (
        list
      )}
      {/* Always there, so that what comes to stand in it is announced. */}
      <div role="status">
        {allDone && (
          <p className="flex flex-wrap items-center gap-x-3 border-t border-rule pt-1.5">
            <span className="mr-auto">{allDone}</span>
            <button type="button" onClick={onCheckIn} className={linkLook}>
              Check in
            </button>
          </p>
        )}
      </div>
    </section>
  )
}

type TickProps = {
  milestone: Milestone
  now: Today | undefined
  onTick: (isCompleted: boolean) => void
}

function Tick({ milestone, now, onTick }: TickProps) {
  const { id, title, isCompleted, completedAt, targetDate } = milestone
  const isDemo = useIsDemo()
  const day = now && (completedAt ? dayOf(completedAt, now.timeZone) : targetDate)
  return (
    <li>
      <label
        htmlFor={`milestone-${id}`}
        className="flex min-h-8 items-start gap-2.5 py-1.5 pointer-coarse:min-h-11 pointer-coarse:py-3"
      >
        <Checkbox
          id={`milestone-${id}`}
          checked={isCompleted}
          disabled={isDemo || isUnsaved(milestone)}
          onChange={(event) => onTick(event.target.checked)}
        />
        <span
          dir="auto"
          className={isCompleted ? 'min-w-0 text-ink-3 line-through wrap-anywhere' : 'min-w-0 wrap-anywhere'}
        >
          {title}
        </span>
        {now && day && (
          <span className="num ml-auto pl-2 font-mono text-xs/5 whitespace-nowrap text-ink-3">
            {dayName(day, now.today)}
          </span>
        )}
      </label>
    </li>
  )
}
