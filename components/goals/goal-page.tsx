'use client'

import { ArrowLeft } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { GoalPlans } from '@/components/plans/goal-plans'
import { domainColor } from '@/components/shared/domain-mark'
import { Kept } from '@/components/shared/kept'
import { ProgressRing } from '@/components/shared/progress-ring'
import { ScreenLink } from '@/components/shared/screen-link'
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { useCurrentUser } from '@/lib/client/auth/current-user'
import { focusWhenThere } from '@/lib/client/forms/focus-when-there'
import { useGoals } from '@/lib/client/goals/api'
import { completedWords } from '@/lib/client/goals/completed-words'
import { ringOf } from '@/lib/client/goals/ring'
import { cn } from '@/lib/client/screen/cn'
import { dayName, dayOf, type Today } from '@/lib/client/time/calendar'
import { coaches, coachLabel } from '@/lib/contract/coaches'
import type { Goal } from '@/lib/contract/goal'
import { paths } from '@/lib/contract/paths'
import { CompletionNotesEdit } from './completion-notes-edit'
import { CountingChange } from './counting-change'
import { EndedMilestones } from './ended-milestones'
import { GoalCheckIn } from './goal-check-in'
import { GoalCount } from './goal-count'
import { type GoalAction, GoalDialogs, type OpenGoal, preloadGoalDialogs } from './goal-dialogs'
import { GoalFacts, GoalNote, GoalParts, Known, useStanding } from './goal-head'
import { GoalMenu } from './goal-menu'
import { GoalMilestones } from './goal-milestones'
import { GoalTags } from './goal-tags'
import { GoalTimeline } from './goal-timeline'
import { HistoryContent } from './history-content'
import { MeasureOffer } from './measure-offer'
import { RhythmCalendar } from './rhythm-calendar'
import { useGoalPhase } from './use-goal-phase'

const GoalCoaching = lazy(() => import('./goal-coaching').then((module) => ({ default: module.GoalCoaching })))
/** A title of more than two lines is set smaller on a phone. */
const LONG_TITLE = 50
/** One of more than two lines everywhere. */
const VERY_LONG_TITLE = 90
/** The picture is whole at first sight. */
const fittedChart = 'h-60 lg:h-[clamp(10rem,calc(100dvh-43.25rem),15rem)]'

const toAnswer = () => focusWhenThere('check-in')

/** One goal whole: where it stands and is heading, what is planned for it, how it came here, and its question. */
export function GoalPage({ id, now }: { id: string; now: Today }) {
  const router = useRouter()
  const user = useCurrentUser()
  const { data: goals } = useGoals()
  const standing = useStanding(id)
  const [opened, setOpened] = useState<OpenGoal | null>(null)
  const [isCoached, setCoached] = useState(false)
  const history = useRef<HTMLDivElement>(null)
  const coaching = useRef<HTMLButtonElement>(null)
  const goal = goals?.find((one) => one.id === id)
  const { isUnderWay, rests, isAsked, hasBlock, setCompletedHere } = useGoalPhase(goal, now.today)
  const isGone = goals !== undefined && !goal

  useEffect(() => {
    // Deleted here: the way back is in the toast, and the list is where it comes back to.
    if (isGone) router.replace(paths.goals)
  }, [isGone, router])

  if (!goal) return <div className="screen" />
  const open = (action: GoalAction) =>
    setOpened((last) => ({ action, goal, isOpen: true, round: (last?.round ?? 0) + 1 }))
  const coachName = user ? coachLabel(user).name : coaches.elon.name
  const { measure } = goal
  const parts = (
    <GoalParts
      coaching={coaching}
      onCoaching={() => setCoached(true)}
      onHistory={() => {
        history.current?.scrollIntoView({ block: 'start' })
        history.current?.focus({ preventScroll: true })
      }}
    />
  )
  return (
    <div className="mx-auto w-full max-w-[70rem] px-4 pt-4 pb-[calc(1rem+var(--dock-h))] sm:px-6 sm:pt-6">
      <ScreenLink
        href={paths.goals}
        className="inline-flex min-h-11 items-center gap-1.5 text-sm text-ink-2 hover:text-ink print:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        All goals
      </ScreenLink>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1fr)_23rem] lg:grid-rows-[auto_auto_auto_auto_1fr] lg:gap-x-8">
        <header className="grid min-w-0 content-start gap-2 lg:col-start-1">
          <div className="flex items-start justify-between gap-3">
            <h1
              dir="auto"
              className={cn(
                'text-left tracking-[-0.028em] wrap-anywhere',
                goal.title.length > VERY_LONG_TITLE
                  ? 'text-lg/snug sm:text-2xl/tight'
                  : goal.title.length > LONG_TITLE
                    ? 'text-xl/snug sm:text-[1.875rem]/tight'
                    : 'text-[1.625rem]/tight sm:text-[1.875rem]/tight',
              )}
            >
              {goal.title}
            </h1>
            <GoalMenu goal={goal} isPaused={rests} place="page" onAction={open} />
          </div>
          <GoalFacts goal={goal} standing={standing} rests={rests} now={now} />
          {/* What completed it here stands below, in its own words. */}
          {!(goal.isCompleted && hasBlock) && <GoalNote goal={goal} />}
          {goal.isCompleted && !hasBlock && <CompletionNotesEdit goal={goal} />}
          {isUnderWay && rests && parts}
        </header>
        {hasBlock && (
          <AskedInPlace>
            <GoalCheckIn goal={goal} coachName={coachName} now={now} onCompleted={setCompletedHere} />
            {isAsked && parts}
          </AskedInPlace>
        )}
        <section
          id={goal.id}
          aria-label="Where it stands"
          className="card min-w-0 lg:col-start-1"
          onPointerEnter={preloadGoalDialogs}
          onFocus={preloadGoalDialogs}
        >
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3 px-5 py-4">
            <ProgressRing {...ringOf(goal)} size={72} color={domainColor(goal.domain)} className="shrink-0" />
            {isUnderWay && (
              <div className="grid min-w-[min(10rem,100%)] flex-1 grid-cols-[minmax(0,1fr)] gap-3">
                <GoalCount goal={goal} now={now} isDated />
                {measure ? <CountingChange goal={goal} /> : <Known goal={goal} now={now} />}
              </div>
            )}
            {/* How often it was answered for stands under its picture. */}
            {goal.isCompleted && (
              <p className="num min-w-0 flex-1 text-pretty text-ink-2 empty:hidden">
                {completedWords({ ...goal, progressNotes: '' }, now)}
              </p>
            )}
          </div>
        </section>
        {/* In one column what is to be ticked and done stands over how it went. */}
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5 lg:col-start-2 lg:row-span-5 lg:row-start-1">
          {isCoached && (
            <Suspense fallback={<Skeleton className="h-64" />}>
              <GoalCoaching
                goalId={id}
                coachName={coachName}
                now={now}
                isForecastTold={measure?.kind !== 'rhythm' && goal.progress > 0}
                onRespond={toAnswer}
                onClose={() => {
                  setCoached(false)
                  coaching.current?.focus()
                }}
              />
            </Suspense>
          )}
          {isUnderWay ? (
            <>
              <GoalMilestones goal={goal} now={now} onCheckIn={toAnswer} />
              <Card>
                <CardHeader>
                  <CardTitle>Plans</CardTitle>
                </CardHeader>
                <CardContent>
                  <GoalPlans goal={goal} now={now} />
                </CardContent>
              </Card>
            </>
          ) : (
            <EndedMilestones goal={goal} now={now} />
          )}
          <About goal={goal} now={now} onEdit={() => open('edit')} />
        </div>
        <section
          aria-label="How it went"
          className="card min-w-0 divide-y divide-rule not-has-[>:not(:empty)]:hidden lg:col-start-1 *:px-5 *:pt-4 *:pb-5 *:empty:hidden"
        >
          <div>
            {/* Under way, a rhythm's own picture holds its line. */}
            {measure?.kind === 'rhythm' && isUnderWay ? (
              <RhythmCalendar goal={goal} rhythm={measure} now={now} />
            ) : (
              <HistoryContent goal={goal} now={now} {...(isAsked && { chartClass: fittedChart })} />
            )}
          </div>
          {/* How it could be counted is asked after what is known of it. */}
          {isUnderWay && !measure && (
            <Kept>
              <div>
                <MeasureOffer goal={goal} otherwise={<CountingChange goal={goal} />} />
              </div>
            </Kept>
          )}
        </section>
        <div ref={history} tabIndex={-1} className="min-w-0 scroll-mt-20 focus:outline-none lg:col-start-1">
          <GoalTimeline goal={goal} now={now} title="Mission History" />
        </div>
      </div>
      <GoalDialogs
        opened={opened}
        isCreating={false}
        now={now}
        onClose={() => setOpened((last) => last && { ...last, isOpen: false })}
        onCreateChange={() => undefined}
        onCreated={() => undefined}
        onCardGone={() => document.getElementById('main')?.focus()}
      />
    </div>
  )
}

/** The coach's question, the first thing under the title: it lies over nothing of the page. */
function AskedInPlace({ children }: { children: ReactNode }) {
  return (
    <div data-composer className="min-w-0 lg:col-start-1 print:hidden">
      <div className="grid gap-1.5 rounded-card border border-rule bg-surface p-3 shadow-lift">{children}</div>
    </div>
  )
}

/** What the goal is about, in the words of who set it. */
function About({ goal, now, onEdit }: { goal: Goal; now: Today; onEdit: () => void }) {
  return (
    <section aria-labelledby="goal-about" className="card grid gap-2 px-5 pt-3.5 pb-4">
      <div className="flex items-center justify-between gap-4">
        <h2 id="goal-about" className="text-base">
          About
        </h2>
        <Kept>
          <button
            type="button"
            aria-label={`Edit goal: ${goal.title}`}
            className="-my-2 min-h-11 rounded-control px-1 font-medium text-burn hover:underline"
            onClick={onEdit}
          >
            Edit
          </button>
        </Kept>
      </div>
      {goal.description && (
        <p dir="auto" className="text-left text-pretty whitespace-pre-line wrap-anywhere text-ink-2">
          {goal.description}
        </p>
      )}
      {goal.tags.length > 0 && <GoalTags tags={goal.tags} />}
      <p className="num text-sm text-ink-3">Since {dayName(dayOf(goal.createdAt, now.timeZone), now.today)}</p>
    </section>
  )
}
