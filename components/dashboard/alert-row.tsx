'use client'

import { useState } from 'react'
import { Kept, useIsDemo } from '@/components/shared/kept'
import { ScreenLink } from '@/components/shared/screen-link'
import { Checkbox } from '@/components/ui/checkbox'
import { useChangeReminder, useDeleteReminder } from '@/lib/client/reminders/api'
import { snoozedTo } from '@/lib/client/reminders/times'
import { cn } from '@/lib/client/screen/cn'
import { dayName, dayOf, type Today, timeOf } from '@/lib/client/time/calendar'
import { paths } from '@/lib/contract/paths'
import type { Reminder } from '@/lib/contract/reminder'
import { AlertMenu } from './alert-menu'
import type { AlertGoal } from './dashboard-view'
import { MoveAlert } from './move-alert'

type AlertRowProps = {
  alert: Reminder
  goal: AlertGoal | undefined
  isDue: boolean
  now: Today
  onTick: () => void
  onGone: () => void
}

/** An alert to tick off, move or delete. What it belongs to is a link of its own. */
export function AlertRow({ alert, goal, isDue, now, onTick, onGone }: AlertRowProps) {
  const { id, title, scheduledFor, isDone } = alert
  const change = useChangeReminder(alert, now)
  const deleteReminder = useDeleteReminder(now)
  const [isMoving, setMoving] = useState(false)
  const isDemo = useIsDemo()
  const isLate = isDue && !isDone
  const day = dayOf(scheduledFor, now.timeZone)

  function tick(done: boolean) {
    onTick()
    change.mutate({ isDone: done })
  }

  return (
    <li className="flex flex-wrap items-start gap-1">
      <div className="min-w-0 flex-1 py-2.5">
        <label htmlFor={`alert-${id}`} className="flex items-start gap-3 pointer-coarse:min-h-7">
          <Checkbox
            id={`alert-${id}`}
            checked={isDone}
            disabled={isDemo}
            onChange={(event) => tick(event.target.checked)}
            className="mt-0.5"
          />
          <time
            dateTime={scheduledFor}
            className={cn(
              'num mt-px shrink-0 whitespace-nowrap font-mono text-[0.8125rem]/6 font-medium',
              isLate ? 'text-warn' : 'text-ink-2',
            )}
          >
            {day !== now.today && `${dayName(day, now.today)} `}
            {day >= now.today && timeOf(scheduledFor, now.timeZone)}
            {isLate && <span className="sr-only"> due</span>}
          </time>
          <span
            dir="auto"
            className={isDone ? 'min-w-0 text-ink-3 line-through wrap-anywhere' : 'min-w-0 wrap-anywhere'}
          >
            {title}
          </span>
        </label>
        {goal && (
          <p dir="auto" className="ps-8 text-sm">
            <ScreenLink
              href={`${paths.goals}#${goal.id}`}
              className="line-clamp-2 rounded-control text-ink-3 wrap-anywhere hover:text-burn hover:underline"
            >
              {goal.title}
            </ScreenLink>
          </p>
        )}
      </div>
      <Kept>
        <AlertMenu
          alert={alert}
          timeZone={now.timeZone}
          onSnooze={(snooze) =>
            change.mutate({ scheduledFor: snoozedTo(snooze, scheduledFor, new Date(), now.timeZone) })
          }
          onMove={() => setMoving(true)}
          onDelete={() => {
            deleteReminder(alert)
            onGone()
          }}
        />
      </Kept>
      {isMoving && (
        <MoveAlert
          alert={alert}
          now={now}
          onMove={(scheduledFor) => {
            change.mutate({ scheduledFor })
            onGone()
          }}
          onClose={() => setMoving(false)}
        />
      )}
    </li>
  )
}
