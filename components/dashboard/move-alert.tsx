'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { useQuietNote } from '@/lib/client/push/quiet-note'
import { instantOf } from '@/lib/client/reminders/times'
import { dayOf, type Today, timeOf } from '@/lib/client/time/calendar'
import { alertMessages } from '@/lib/contract/messages/alerts'
import type { Reminder } from '@/lib/contract/reminder'

type MoveAlertProps = {
  alert: Reminder
  now: Today
  onMove: (scheduledFor: string) => void
  onClose: () => void
}

/** The day and the time of an alert, to be changed where it stands. */
export function MoveAlert({ alert: { title, scheduledFor }, now, onMove, onClose }: MoveAlertProps) {
  const { today, timeZone } = now
  const [day, setDay] = useState(() => dayOf(scheduledFor, timeZone))
  const [time, setTime] = useState(() => timeOf(scheduledFor, timeZone))
  const [error, setError] = useState('')
  const quiet = useQuietNote(time)
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])

  function move(event: FormEvent) {
    event.preventDefault()
    const next = day && time ? instantOf(day, time, timeZone) : ''
    if (Date.parse(next) > Date.now()) {
      if (next !== scheduledFor) onMove(next)
      return onClose()
    }
    setError(next ? alertMessages.field.alertTimePast : alertMessages.field.alertTimeRequired)
    first.current?.focus()
  }

  return (
    <form
      noValidate
      aria-label={`Move: ${title}`}
      className="flex basis-full flex-wrap items-center gap-2 pb-3 sm:ps-8"
      onSubmit={move}
    >
      <Input
        ref={first}
        type="date"
        aria-label="Day"
        min={today}
        value={day}
        aria-invalid={error !== ''}
        className="w-auto! min-w-0 max-sm:flex-1 max-sm:px-2!"
        onChange={({ target }) => setDay(target.value)}
      />
      <Input
        type="time"
        aria-label="Time"
        value={time}
        aria-invalid={error !== ''}
        className="w-auto! min-w-0 max-sm:flex-1 max-sm:px-2!"
        onChange={({ target }) => setTime(target.value)}
      />
      <div className="flex gap-2 max-sm:basis-full">
        <Button type="submit" size="sm">
          Move
        </Button>
        <Button variant="ghost" size="sm" onClick={onClose}>
          Cancel
        </Button>
      </div>
      {quiet && !error && <p className="basis-full text-sm text-ink-3">{quiet}</p>}
      {error && (
        <p role="alert" className="basis-full text-sm text-bad">
          {error}
        </p>
      )}
    </form>
  )
}
