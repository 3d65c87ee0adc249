'use client'

import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { SettingRow } from './settings-card'
import { useSaveSetting } from './use-save-setting'
import { zoneName } from './zone-name'

const loadDialog = () => import('./time-zone-dialog')
const TimeZoneDialog = lazy(() => loadDialog().then(({ TimeZoneDialog }) => ({ default: TimeZoneDialog })))

/** The zone in which the user's days begin and end. */
export function TimeZoneRow() {
  const { user, save } = useSaveSetting()
  const device = useSyncExternalStore(subscribe, deviceZone, () => null)
  const [open, setOpen] = useState<boolean | null>(null)
  if (!user) return null
  const current = user.timeZone
  const isOwn = device === null || device === current

  const pick = (timeZone: string) => {
    if (timeZone !== current) save({ timeZone })
  }
  const fetchCode = () => {
    loadDialog().catch(() => undefined)
  }
  return (
    <SettingRow
      title="Time zone"
      text={
        <>
          <span className="text-ink">{zoneName(current)}</span>. Today, streaks, due dates and alerts go by it.
        </>
      }
    >
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          disabled={isOwn}
          title={
            isOwn ? 'This is already your device’s time zone' : `This device keeps the time of ${zoneName(device)}`
          }
          onClick={() => device && pick(device)}
        >
          Use this device’s
        </Button>
        <Button
          variant="outline"
          aria-haspopup="dialog"
          onPointerEnter={fetchCode}
          onFocus={fetchCode}
          onClick={() => setOpen(true)}
        >
          Change
          <span className="sr-only"> time zone</span>
        </Button>
      </div>
      <Suspense>
        {open !== null && <TimeZoneDialog open={open} onOpenChange={setOpen} current={current} onPick={pick} />}
      </Suspense>
    </SettingRow>
  )
}

function deviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** A device does not change its zone while one looks. */
function subscribe(): () => void {
  return () => undefined
}
