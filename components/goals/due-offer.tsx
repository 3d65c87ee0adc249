'use client'

import { useState } from 'react'
import { focusDate } from '@/components/shared/focus'
import { Button } from '@/components/ui/button'
import { useCurrentUser } from '@/lib/client/auth/current-user'
import { dayOf } from '@/lib/client/time/calendar'
import { useMeasureOf } from '@/lib/client/values/measures'
import { dayName } from '@/lib/contract/day-words'

type DueOfferProps = { title: string; description?: string; targetDate: string; onDate: (day: string) => void }

/** The day that the title of a new goal names, for one press; nothing where a date stands there already. */
export function DueOffer({ title, description = '', targetDate, onDate }: DueOfferProps) {
  const user = useCurrentUser()
  const [now] = useState(() => new Date().toISOString())
  const due = useMeasureOf(title, description)?.due
  if (!due || targetDate || !user) return null
  return (
    <Button
      variant="outline"
      size="sm"
      className="justify-self-start"
      onClick={(event) => {
        focusDate(event)
        onDate(due)
      }}
    >
      Set the date: {dayName(due, dayOf(now, user.timeZone))}
    </Button>
  )
}
