'use client'

import { useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { focusDate } from '@/components/shared/focus'
import { Button } from '@/components/ui/button'
import { useCurrentUser } from '@/lib/client/auth/current-user'
import type { GoalFormValues } from '@/lib/client/goals/form'
import { dayOf } from '@/lib/client/time/calendar'
import { useMeasureOf } from '@/lib/client/values/measures'
import { dayName } from '@/lib/contract/day-words'

/** The day that the title of a new goal names, for one press; nothing where a date stands there already. */
export function DueOffer({ form }: { form: UseFormReturn<GoalFormValues> }) {
  const user = useCurrentUser()
  const [now] = useState(() => new Date().toISOString())
  const [title, description, targetDate] = useWatch({
    control: form.control,
    name: ['title', 'description', 'targetDate'],
  })
  const due = useMeasureOf(title, description)?.due
  if (!due || targetDate || !user) return null
  return (
    <Button
      variant="outline"
      size="sm"
      className="justify-self-start"
      onClick={(event) => {
        focusDate(event)
        form.setValue('targetDate', due, { shouldDirty: true, shouldValidate: true })
      }}
    >
      Set the date: {dayName(due, dayOf(now, user.timeZone))}
    </Button>
  )
}
