import { useState } from 'react'
import { focusDate } from '@/components/shared/focus'
import { Button } from '@/components/ui/button'
import { capacityText, useCapacity } from '@/lib/client/goals/capacity'
import { chanceWords, EVEN, forecastText, useGoalOutlook } from '@/lib/client/goals/forecast'
import { answersIn } from '@/lib/client/goals/notes'
import { cn } from '@/lib/client/screen/cn'
import { dayName, type Today } from '@/lib/client/time/calendar'
import type { Goal } from '@/lib/contract/goal'
import type { Forecast } from '@/lib/contract/goal-analysis'
import { goalMessages } from '@/lib/contract/messages/goals'
import { isPaused } from '@/lib/contract/pause'

const DATE = /^[12]\d{3}-\d{2}-\d{2}$/

type DateWordsProps = { goal: Goal; day: string; now: Today; onDay: (day: string) => void }

/** Why a goal has no forecast. */
function whyNone(forecast: Forecast, goal: Goal, today: string): string {
  return forecastText(forecast, goal, today, { isLateTold: true, checkIns: answersIn(goal.progressNotes) })
}

/**
 * What is known of the date that stands in the field, a line each, and at most one other date to take: by the goal's forecast, and
 * where it has none by what the user's own past says. It keeps its room while they are read.
 */
export function DateWords({ goal, day, now: { today }, onDay }: DateWordsProps) {
  const isAhead = DATE.test(day) && day > today
  const { data: heading, isError } = useGoalOutlook(goal, today)
  const asked = useGoalOutlook(goal, today, isAhead ? day : undefined).data?.by
  const isForecast = goal.progress > 0 && Boolean(heading?.forecast.expectedDate)
  const isKnown = heading !== undefined || isError || isPaused(goal, today)
  // A day that was offered is measured by the one that it was offered for, else the next one would always be later.
  const [offered, setOffered] = useState<{ date: string; given: string } | null>(null)
  const given = offered?.date === day ? offered.given : day
  const isNew = isAhead && day !== goal.targetDate
  const capacity = useCapacity(isKnown && !isForecast && isNew ? { targetDate: day, given, goalId: goal.id } : null)
  const later = isForecast ? (heading?.newDate ?? null) : (capacity?.later?.date ?? null)
  const told =
    isForecast && heading && (!isAhead || asked?.date === day)
      ? chanceWords(heading.forecast, isAhead ? asked : undefined, today)
      : []
  const words = isForecast
    ? null
    : capacity
      ? capacityText(capacity, day, today)
      : isPaused(goal, today)
        ? goalMessages.noForecastPaused
        : heading && goal.measure?.kind !== 'rhythm' && whyNone(heading.forecast, goal, today)
  const isOffered = later !== null && later !== day
  const isBehind = isForecast && isNew && asked?.date === day && asked.chance !== null && asked.chance < EVEN
  const lines = [...told, words, told.length > 0 && isBehind && 'With that date it stands under Behind.'].filter(
    Boolean,
  )
  return (
    <div
      className={cn(
        'grid content-start justify-items-start gap-2 text-sm text-ink-2',
        !isKnown || isForecast || capacity ? 'min-h-28' : words ? 'min-h-12' : 'empty:hidden',
      )}
    >
      <div role="status" className="num text-pretty empty:hidden">
        {lines.length > 1 ? (
          <ul className="grid list-disc gap-1 pl-4">
            {lines.map((line) => (
              <li key={String(line)}>{line}</li>
            ))}
          </ul>
        ) : (
          lines
        )}
      </div>
      {isOffered && (
        <Button
          variant="outline"
          size="sm"
          // On a phone its reason takes a second line.
          className="h-auto min-h-8 py-1.5 text-left whitespace-normal pointer-coarse:min-h-11"
          onClick={(event) => {
            focusDate(event)
            setOffered({ date: later, given })
            onDay(later)
          }}
        >
          Use {dayName(later, today)}: likely done by then
        </Button>
      )}
    </div>
  )
}
