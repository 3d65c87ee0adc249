'use client'

import { lazy, Suspense, useState } from 'react'
import { Kept } from '@/components/shared/kept'
import { Button } from '@/components/ui/button'
import type { Goal } from '@/lib/contract/goal'

const EditMeasure = lazy(() => import('./edit-measure').then((module) => ({ default: module.EditMeasure })))

/** How a goal is counted, changed where it stands: the fields come with the first press. */
export function CountingChange({ goal }: { goal: Goal }) {
  const [isOpen, setOpen] = useState(false)
  const button = goal.measure ? (
    <Button variant="ghost" size="sm" className="-ml-3 justify-self-start text-burn" onClick={() => setOpen(true)}>
      Change how it is counted
    </Button>
  ) : (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        Count it in numbers
      </Button>
      <p className="text-sm text-pretty text-ink-3">You choose a unit, a start and a target.</p>
    </div>
  )
  if (!isOpen) return <Kept>{button}</Kept>
  return (
    <Suspense fallback={button}>
      <EditMeasure goal={goal} isOpen onClose={() => setOpen(false)} />
    </Suspense>
  )
}
