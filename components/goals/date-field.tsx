'use client'

import { FormField } from '@/components/shared/form-field'
import { Input } from '@/components/ui/input'
import type { Today } from '@/lib/client/time/calendar'
import { addDays, addMonths } from '@/lib/contract/calendar'
import type { Goal } from '@/lib/contract/goal'
import { DateWords } from './date-words'
import { DayChips } from './day-chips'

function isLater(today: string, target: string | null): target is string {
  return target !== null && target > today
}

/** Of a goal with a day to come they are counted from that: who moves a date puts it off more often than not. */
function soonDays(today: string, target: string | null): { label: string; date: string }[] {
  if (isLater(today, target)) {
    return [
      { label: 'A week', date: addDays(target, 7) },
      { label: 'Two weeks', date: addDays(target, 14) },
      { label: 'A month', date: addMonths(target, 1) },
    ]
  }
  const [year = 0, month = 0] = today.split('-').map(Number)
  const monthEnd = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 'YYYY-MM-DD'.length)
  const days = [
    { label: 'In a week', date: addDays(today, 7) },
    { label: 'In two weeks', date: addDays(today, 14) },
    { label: 'In a month', date: addMonths(today, 1) },
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

/** A goal's new date: the field, the days that are chosen most, and what is known of the one that stands there. */
export function DateField({ goal, day, now, error, onDay }: DateFieldProps) {
  return (
    <>
      <FormField label="New date" error={error}>
        {(control) => (
          <Input {...control} type="date" min={now.today} value={day} onChange={(event) => onDay(event.target.value)} />
        )}
      </FormField>
      <DayChips
        from={isLater(now.today, goal.targetDate) ? 'Later by:' : 'From today:'}
        days={soonDays(now.today, goal.targetDate)}
        chosen={day}
        onChoose={onDay}
      />
      <DateWords goal={goal} day={day} now={now} onDay={onDay} />
    </>
  )
}
