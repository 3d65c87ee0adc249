'use client'

import { AlarmClock } from 'lucide-react'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { Snooze } from '@/lib/client/reminder-times'
import type { Reminder } from '@/lib/contract/reminder'

const loadMenu = () => import('./snooze-dropdown')
const SnoozeDropdown = lazy(() => loadMenu().then(({ SnoozeDropdown }) => ({ default: SnoozeDropdown })))

type SnoozeMenuProps = { alert: Reminder; timeZone: string; onSnooze: (snooze: Snooze) => void }

/** Puts an alert off. Its code is fetched when the pointer or the focus comes near. */
export function SnoozeMenu({ alert, timeZone, onSnooze }: SnoozeMenuProps) {
  const [isWanted, setWanted] = useState(false)
  const fetchCode = () => {
    loadMenu().catch(() => undefined)
  }
  const trigger = (
    <SnoozeButton
      title={alert.title}
      aria-expanded={false}
      onPointerEnter={fetchCode}
      onFocus={fetchCode}
      onClick={() => setWanted(true)}
    />
  )
  if (!isWanted) return trigger
  return (
    <Suspense fallback={trigger}>
      <SnoozeDropdown
        trigger={<SnoozeButton title={alert.title} />}
        alert={alert}
        timeZone={timeZone}
        onSnooze={onSnooze}
      />
    </Suspense>
  )
}

function SnoozeButton({ title, ...props }: Omit<ComponentProps<typeof Button>, 'title'> & { title: string }) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={`Snooze: ${title}`}
      aria-haspopup="menu"
      className="-mr-2.5 mt-0.5 text-ink-3"
      {...props}
    >
      <AlarmClock aria-hidden="true" />
    </Button>
  )
}
