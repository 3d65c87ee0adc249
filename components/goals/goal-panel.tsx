'use client'

import { Maximize2, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { ScreenLink } from '@/components/shared/screen-link'
import { Button, buttonVariants } from '@/components/ui/button'
import { useCurrentUser } from '@/lib/client/auth/current-user'
import { focusWhenThere } from '@/lib/client/forms/focus-when-there'
import { usePlans } from '@/lib/client/plans/api'
import { cn } from '@/lib/client/screen/cn'
import type { Today } from '@/lib/client/time/calendar'
import { coaches, coachLabel } from '@/lib/contract/coaches'
import type { Goal } from '@/lib/contract/goal'
import { paths } from '@/lib/contract/paths'
import { heldWords, planWords } from '@/lib/contract/plan-words'
import { GoalCheckIn } from './goal-check-in'
import { GoalCount } from './goal-count'
import type { GoalAction } from './goal-dialogs'
import { GoalFacts, GoalNote, GoalParts, useStanding } from './goal-head'
import { GoalMilestones } from './goal-milestones'
import { HistoryContent } from './history-content'
import { RhythmCalendar } from './rhythm-calendar'
import { useGoalPhase } from './use-goal-phase'

/** One of more than four lines here. */
const LONG_TITLE = 90

type GoalPanelProps = { goal: Goal; now: Today; onAction: (action: GoalAction) => void; onClose: () => void }

/** A goal beside the list: where it stands, its question, its picture and its plan. All else is on its page. */
export function GoalPanel({ goal, now, onAction, onClose }: GoalPanelProps) {
  const user = useCurrentUser()
  const standing = useStanding(goal.id)
  const heading = useRef<HTMLHeadingElement>(null)
  const { isUnderWay, rests, isAsked, hasBlock, setCompletedHere } = useGoalPhase(goal, now.today)

  useEffect(() => heading.current?.focus({ preventScroll: true }), [])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    onClose()
  }

  const parts = <GoalParts onCoaching={() => onAction('coaching')} onHistory={() => onAction('history')} />
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from wherever the focus stands in it
    <div className="card divide-y divide-rule *:px-5 *:py-4" onKeyDown={onKeyDown}>
      <header className="grid gap-2">
        <div className="flex items-start justify-between gap-2">
          <h2
            ref={heading}
            tabIndex={-1}
            dir="auto"
            className={cn(
              'text-left wrap-anywhere focus:outline-none',
              goal.title.length > LONG_TITLE ? 'text-base/snug' : 'text-xl/snug',
            )}
          >
            {goal.title}
          </h2>
          <div className="-mt-1 -mr-2 flex">
            <ScreenLink
              href={`${paths.goals}/${goal.id}`}
              prefetch={false}
              aria-label={`Open the page of ${goal.title}`}
              title="Open its page"
              className={buttonVariants({ variant: 'ghost', size: 'icon-sm' })}
            >
              <Maximize2 aria-hidden="true" />
            </ScreenLink>
            <Button variant="ghost" size="icon-sm" aria-label="Close" title="Close" onClick={onClose}>
              <X aria-hidden="true" />
            </Button>
          </div>
        </div>
        <GoalFacts goal={goal} standing={standing} rests={rests} now={now} />
        <GoalNote goal={goal} />
        {isUnderWay && rests && parts}
      </header>
      {hasBlock && (
        <div className="grid gap-1.5">
          <GoalCheckIn
            goal={goal}
            coachName={user ? coachLabel(user).name : coaches.elon.name}
            now={now}
            onCompleted={setCompletedHere}
          />
          {isAsked && parts}
        </div>
      )}
      <div className="grid gap-4 empty:hidden">
        {isUnderWay && <GoalCount goal={goal} now={now} />}
        {goal.measure?.kind === 'rhythm' ? (
          isUnderWay && <RhythmCalendar goal={goal} rhythm={goal.measure} now={now} />
        ) : (
          <HistoryContent goal={goal} now={now} />
        )}
        {isUnderWay && <GoalMilestones goal={goal} onCheckIn={() => focusWhenThere('check-in')} />}
      </div>
      {isUnderWay && <PanelPlan goalId={goal.id} />}
    </div>
  )
}

/** The plan that is being tried, in a line, with how it held. */
function PanelPlan({ goalId }: { goalId: string }) {
  const plan = usePlans(goalId).data?.find(({ status }) => status === 'active')
  if (!plan) return null
  const held = heldWords(plan)
  return (
    <section aria-label="Plan" className="grid gap-1">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="text-[0.9375rem]">Plan</h3>
        {held && <p className="num text-sm text-ink-3">{held}</p>}
      </div>
      <p dir="auto" className="text-left text-sm text-pretty wrap-anywhere text-ink-2 first-letter:uppercase">
        {planWords(plan)}.
      </p>
    </section>
  )
}
