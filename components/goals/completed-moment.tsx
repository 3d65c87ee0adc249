'use client'

import { ArrowRight } from 'lucide-react'
import { domainColor } from '@/components/shared/domain-mark'
import { ScreenLink } from '@/components/shared/screen-link'
import { buttonVariants } from '@/components/ui/button'
import { useGoalHistory, useGoalStandings, useGoals } from '@/lib/client/goals/api'
import { completedWords } from '@/lib/client/goals/completed-words'
import { groupGoals } from '@/lib/client/goals/groups'
import { progressSteps, standingOf } from '@/lib/client/goals/history'
import { dayName, dayOf, type Today } from '@/lib/client/time/calendar'
import type { Goal } from '@/lib/contract/goal'
import { paths } from '@/lib/contract/paths'

const WIDTH = 280
const HEIGHT = 72
const EDGE = 4

/** What a mission was that has just been finished: its way in a sentence and a line, and what comes after it. */
export function CompletedMoment({ goal, now }: { goal: Goal; now: Today }) {
  const { data: ledger } = useGoalHistory(goal.id)
  const events = ledger && standingOf(ledger)
  const { data: goals = [] } = useGoals()
  const standings = useGoalStandings()
  const others = goals.filter(({ id, isCompleted, droppedAt }) => id !== goal.id && !isCompleted && droppedAt === null)
  const next = groupGoals(others, standings, now.today).find(({ group }) => group !== 'paused')?.goals[0]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-4 text-center">
      {events && (
        <>
          <p className="max-w-[32ch] text-lg/snug text-balance empty:hidden">{completedWords(goal, now)}</p>
          {events.length > 1 && (
            <Way steps={progressSteps(events, goal.createdAt, Date.now())} color={domainColor(goal.domain)} now={now} />
          )}
        </>
      )}
      {next ? (
        <ScreenLink
          href={`${paths.goals}/${next.id}`}
          className={buttonVariants({ variant: 'outline', size: 'sm', className: 'min-w-0 max-w-full' })}
        >
          <span dir="auto" className="min-w-0 max-w-64 truncate">
            Next: {next.title}
          </span>
          <ArrowRight aria-hidden="true" />
        </ScreenLink>
      ) : (
        <ScreenLink href={`${paths.goals}?new=1`} className={buttonVariants({ variant: 'outline', size: 'sm' })}>
          Set what comes next
          <ArrowRight aria-hidden="true" />
        </ScreenLink>
      )}
    </div>
  )
}

/** The way from the first day to the last, as steps. */
function Way({ steps, color, now }: { steps: ReturnType<typeof progressSteps>; color: string; now: Today }) {
  const [first, last] = [steps[0], steps.at(-1)]
  if (!first || !last) return null
  const span = Math.max(1, last.at - first.at)
  const day = (at: number) => dayName(dayOf(new Date(at).toISOString(), now.timeZone), now.today)
  const x = (at: number) => Math.round(EDGE + ((WIDTH - 2 * EDGE) * (at - first.at)) / span)
  const y = (progress: number) => Math.round(HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * progress) / 100)
  const way = steps.map(({ at, progress }, index) =>
    index === 0 ? `M${x(at)} ${y(progress)}` : `H${x(at)}V${y(progress)}`,
  )
  // Of one day there is no way to draw.
  if (day(first.at) === day(last.at)) return null
  return (
    <figure className="grid gap-1">
      <svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="max-w-full" aria-hidden="true">
        <path
          d={way.join('')}
          fill="none"
          stroke={color}
          strokeWidth="2"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        <circle cx={x(last.at)} cy={y(last.progress)} r="3.5" fill={color} />
      </svg>
      <figcaption className="num flex justify-between text-xs text-ink-3">
        <span>{day(first.at)}</span>
        <span>{day(last.at)}</span>
      </figcaption>
    </figure>
  )
}
