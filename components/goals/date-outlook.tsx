'use client'

import { useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { focusDate } from '@/components/shared/focus'
import { Button } from '@/components/ui/button'
import { useCurrentUser } from '@/lib/client/auth/current-user'
import { capacityText, useCapacity } from '@/lib/client/goals/capacity'
import type { GoalFormValues } from '@/lib/client/goals/form'
import { dayOf } from '@/lib/client/time/calendar'
import { dayName } from '@/lib/contract/day-words'
import type { Goal } from '@/lib/contract/goal'
import { DateWords } from './date-words'

const DATE = /^[12]\d{3}-\d{2}-\d{2}$/

/** What the user's own past says of the date in the form: of a new goal, or of one whose date is being moved. */
export function DateOutlook({ form, goal }: { form: UseFormReturn<GoalFormValues>; goal?: Goal }) {
  const user = useCurrentUser()
  const [now] = useState(() => new Date().toISOString())
  const targetDate = useWatch({ control: form.control, name: 'targetDate' })
  if (!user) return null
  const today = dayOf(now, user.timeZone)
  const onDay = (day: string) => form.setValue('targetDate', day, { shouldDirty: true, shouldValidate: true })
  if (!goal) return <DateAdvice day={targetDate} today={today} onDay={onDay} />
  // A goal that is there has a forecast of its own: as where its date alone is moved, no day has a second chance beside it.
  if (targetDate === goal.targetDate || !DATE.test(targetDate) || targetDate <= today) return null
  return <DateWords goal={goal} day={targetDate} now={{ today, timeZone: user.timeZone }} onDay={onDay} />
}

type DateAdviceProps = { day: string; today: string; onDay: (day: string) => void }

/** What the user's own past says of a date, with a better one to take where there is one. */
function DateAdvice({ day, today, onDay }: DateAdviceProps) {
  // A day that was offered is measured by the one that it was offered for, else the next one would always be later.
  const [offered, setOffered] = useState<{ date: string; given: string } | null>(null)
  const isAsked = DATE.test(day) && day > today
  const given = offered?.date === day ? offered.given : day
  const capacity = useCapacity(isAsked ? { targetDate: day, given, goalId: undefined } : null)
  if (!capacity) return null
  const { later } = capacity
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-raised px-3 py-2 text-sm text-ink-2"
    >
      <p className="min-w-0 flex-1 basis-60">{capacityText(capacity, day, today)}</p>
      {later && (
        <Button
          variant="outline"
          size="sm"
          onClick={(event) => {
            focusDate(event)
            setOffered({ date: later.date, given })
            onDay(later.date)
          }}
        >
          Use {dayName(later.date, today)}
        </Button>
      )}
    </div>
  )
}
