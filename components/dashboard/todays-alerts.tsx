'use client'

import { Plus } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import type { Today } from '@/lib/client/calendar'
import { firstAlerts } from '@/lib/client/reminder-cache'
import { useTodaysAlerts } from '@/lib/client/reminders'
import { AlertRow } from './alert-row'
import type { AlertGoal } from './dashboard-view'

const loadDialog = () => import('./add-alert-dialog')
const AddAlertDialog = lazy(() => loadDialog().then(({ AddAlertDialog }) => ({ default: AddAlertDialog })))

type TodaysAlertsProps = { now: Today; renderedAt: number; goals: readonly AlertGoal[] }

export function TodaysAlerts({ now, renderedAt, goals }: TodaysAlertsProps) {
  const alerts = useTodaysAlerts(now)
  const [justTicked, setJustTicked] = useState<ReadonlySet<string>>(new Set())
  const [isOpen, setOpen] = useState(false)
  const [adding, setAdding] = useState<'never' | 'open' | 'closed'>('never')
  const add = useRef<HTMLButtonElement>(null)
  const first = firstAlerts(alerts, justTicked)
  const fetchCode = () => {
    loadDialog().catch(() => undefined)
  }
  return (
    <Card>
      <CardHeader className="items-center pt-3">
        <CardTitle>Today’s Alerts</CardTitle>
        <Button
          ref={add}
          variant="ghost"
          size="sm"
          aria-label="Add alert"
          className="-mr-3 text-burn"
          onPointerEnter={fetchCode}
          onFocus={fetchCode}
          onClick={() => setAdding('open')}
        >
          <Plus aria-hidden="true" />
          Add
        </Button>
      </CardHeader>
      <CardContent className="pt-0">
        {alerts.length === 0 ? (
          <p className="py-2 text-sm text-ink-2">No alerts for today</p>
        ) : (
          <ul className="divide-y divide-rule">
            {(isOpen ? alerts : first).map((alert) => (
              <AlertRow
                key={alert.id}
                alert={alert}
                goal={goals.find(({ id }) => id === alert.goalId)}
                isDue={Date.parse(alert.scheduledFor) <= renderedAt}
                now={now}
                onTick={() => setJustTicked((ticked) => new Set(ticked).add(alert.id))}
                // Its own buttons are gone by then.
                onDelete={() => add.current?.focus()}
              />
            ))}
          </ul>
        )}
        {alerts.length > first.length && (
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="mt-1 rounded-control py-1 text-sm font-medium text-burn hover:underline pointer-coarse:min-h-11"
          >
            {isOpen ? 'Show fewer' : `Show all ${alerts.length}`}
          </button>
        )}
      </CardContent>
      <Suspense>
        {adding !== 'never' && (
          <AddAlertDialog
            open={adding === 'open'}
            onOpenChange={(open) => setAdding(open ? 'open' : 'closed')}
            goals={goals}
            now={now}
          />
        )}
      </Suspense>
    </Card>
  )
}
