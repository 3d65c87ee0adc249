'use client'

import { FormField } from '@/components/shared/form-field'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { useGoalOutlook } from '@/lib/client/goals/forecast'
import type { Today } from '@/lib/client/time/calendar'
import { addDays } from '@/lib/contract/calendar'
import { dayName } from '@/lib/contract/day-words'
import type { Goal } from '@/lib/contract/goal'
import { DateAdvice } from './date-outlook'
import { DayChips } from './day-chips'

function isLater(today: string, target: string | null): target is string {
  return target !== null && target > today
}

/** Of a goal with a day to come they are counted from that: who moves a date puts it off more often than not. */
function soonDays(today: string, target: string | null): { label: string; date: string }[] {
  if (isLater(today, target)) {
    return [
      { label: 'A week later', date: addDays(target, 7) },
      { label: 'Two weeks later', date: addDays(target, 14) },
      { label: 'A month later', date: addDays(target, 30) },
    ]
  }
  const [year = 0, month = 0] = today.split('-').map(Number)
  const monthEnd = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 'YYYY-MM-DD'.length)
  const days = [
    { label: 'In a week', date: addDays(today, 7) },
    { label: 'In two weeks', date: addDays(today, 14) },
    { label: 'In a month', date: addDays(today, 30) },
  ]
  // In a month's last days its end is no plan.
  if (monthEnd <= addDays(today, 3)) return days
  return [...days, { label: 'End of the month', date: monthEnd }].sort((one, other) => (one.date < other.date ? -1 : 1))
}

type DateFieldProps = {
  goal: Goal
  day: string
  now: Today
  error?: string | undefined
  onDay: (day: string) => void
}

/** A goal's new date, with the day by which it is likely done and what the user's own past says of the one that is chosen. */
export function DateField({ goal, day, now, error, onDay }: DateFieldProps) {
  const { newDate = null } = useGoalOutlook(goal, now.today).data ?? {}
  return (
    <>
      <FormField label="New date" error={error}>
        {(control) => (
          <Input {...control} type="date" min={now.today} value={day} onChange={(event) => onDay(event.target.value)} />
        )}
      </FormField>
      {newDate !== null && newDate !== day && (
        <Button variant="outline" size="sm" className="justify-self-start" onClick={() => onDay(newDate)}>
          Use {dayName(newDate, now.today)}: likely done by then
        </Button>
      )}
      <DayChips
        from={isLater(now.today, goal.targetDate) ? undefined : 'From today:'}
        days={soonDays(now.today, goal.targetDate)}
        chosen={day}
        onChoose={onDay}
      />
      <DateAdvice day={day} goal={goal} today={now.today} onDay={onDay} />
    </>
  )
}
