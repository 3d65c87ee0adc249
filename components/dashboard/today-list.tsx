'use client'

import { Plus } from 'lucide-react'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { Kept } from '@/components/shared/kept'
import { lazyPart } from '@/components/shared/lazy-part'
import { Button } from '@/components/ui/button'
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import { useAlerts } from '@/lib/client/reminders/api'
import { byHour, openFirst } from '@/lib/client/reminders/cache'
import type { Today } from '@/lib/client/time/calendar'
import { limits } from '@/lib/contract/limits'
import type { Reminder } from '@/lib/contract/reminder'
import { AlertRow } from './alert-row'
import type { AlertGoal, DashboardView } from './dashboard-view'
import { DayRow } from './day-row'
import { QuickAdd } from './quick-add'
import { Upcoming } from './upcoming'

const loadDialog = () => import('./add-alert-dialog')
const AddAlertDialog = lazyPart(() => loadDialog().then(({ AddAlertDialog }) => AddAlertDialog))

/** How many of the other rows stand there before more are asked for. */
const FIRST_ROWS = 6

type Rows = DashboardView['checklist']

type TodayListProps = {
  now: Today
  renderedAt: number
  goals: readonly AlertGoal[]
  rows: Rows
}

/** The day's one checklist: alerts first, then what the goals ask for. */
export function TodayList({ now, renderedAt, goals, rows }: TodayListProps) {
  const [justTicked, setJustTicked] = useState<ReadonlySet<string>>(new Set())
  const { alerts: ofToday, upcoming } = useAlerts(now, justTicked)
  const alerts = openFirst(ofToday, justTicked)
  const [isOpen, setOpen] = useState(false)
  const [adding, setAdding] = useState<'never' | 'open' | 'closed'>('never')
  const add = useRef<HTMLButtonElement>(null)
  const first = alerts.slice(0, limits.dashboardAlerts)
  const fetchCode = () => {
    loadDialog().catch(() => undefined)
  }
  const row = (alert: Reminder) => (
    <AlertRow
      key={alert.id}
      alert={alert}
      goal={goals.find(({ id }) => id === alert.goalId)}
      isDue={Date.parse(alert.scheduledFor) <= renderedAt}
      now={now}
      onTick={() => setJustTicked((ticked) => new Set(ticked).add(alert.id))}
      // Its own buttons are gone by then.
      onGone={() => add.current?.focus()}
    />
  )
  // What is due on another day of the next seven is none of today's.
  const isLater = ({ due }: Rows[number]) => due !== undefined && due > now.today
  const [later, ofDay] = [rows.filter(isLater), rows.filter((one) => !isLater(one))]
  const dayRow = (one: Rows[number]) => (
    <DayRow
      key={`${one.kind} ${one.id}`}
      row={one}
      goalTitle={goals.find(({ id }) => id === one.goalId)?.title}
      today={now.today}
    />
  )
  return (
    <Card>
      <CardHeader className="min-h-9 items-center pt-3 max-sm:py-0">
        {/* The list is named by the heading of what it begins with: one that can be seen is enough. */}
        <div>
          <CardTitle className="sr-only">Today</CardTitle>
          <h3 className="eyebrow">Today's Alerts</h3>
        </div>
        <Kept>
          <Button
            ref={add}
            variant="ghost"
            size="sm"
            className="-mr-3 text-burn"
            onPointerEnter={fetchCode}
            onFocus={fetchCode}
            onClick={() => setAdding('open')}
          >
            <Plus aria-hidden="true" />
            Add alert
          </Button>
        </Kept>
      </CardHeader>
      <CardContent className="pt-0 max-sm:-mt-1.5">
        {alerts.length === 0 ? (
          <p className="py-2 text-sm text-ink-2">No alerts for today</p>
        ) : (
          <ul className="divide-y divide-rule">{(isOpen ? byHour(alerts) : first).map(row)}</ul>
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
        {ofDay.length > 0 && <AlsoToday rows={ofDay} row={dayRow} />}
        {/* What was just added is in sight, however many there are. */}
        <Kept>
          <QuickAdd now={now} onAdded={() => setOpen(true)} />
        </Kept>
        <Upcoming count={upcoming.filter(({ isDone }) => !isDone).length + later.length}>
          {[...upcoming.map(row), ...later.map(dayRow)]}
        </Upcoming>
      </CardContent>
      {adding !== 'never' && (
        <Suspense>
          <AddAlertDialog
            open={adding === 'open'}
            onOpenChange={(open) => setAdding(open ? 'open' : 'closed')}
            goals={goals}
            now={now}
          />
        </Suspense>
      )}
    </Card>
  )
}

type AlsoTodayProps = { rows: Rows; row: (one: Rows[number]) => ReactNode }

function AlsoToday({ rows, row }: AlsoTodayProps) {
  const [isOpen, setOpen] = useState(false)
  // The press that one more would wait behind takes as much room.
  const isMore = rows.length > FIRST_ROWS + 1
  return (
    <>
      <h3 className="eyebrow mt-3">Also today</h3>
      <ul className="divide-y divide-rule">{(isOpen || !isMore ? rows : rows.slice(0, FIRST_ROWS)).map(row)}</ul>
      {isMore && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="mt-1 rounded-control py-1 text-sm font-medium text-burn hover:underline pointer-coarse:min-h-11"
        >
          {isOpen ? 'Show fewer' : `Show all ${rows.length}`}
        </button>
      )}
    </>
  )
}
