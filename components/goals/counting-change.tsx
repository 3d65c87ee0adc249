'use client'

import { lazy, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { Goal } from '@/lib/contract/goal'

const EditMeasure = lazy(() => import('./edit-measure').then((module) => ({ default: module.EditMeasure })))

/** How a goal is counted, changed where it stands: the fields come with the first press. */
export function CountingChange({ goal }: { goal: Goal }) {
  const [isOpen, setOpen] = useState(false)
  const button = (
    <Button variant="ghost" size="sm" className="-ml-3 justify-self-start text-burn" onClick={() => setOpen(true)}>
      {goal.measure ? 'Change how it is counted' : 'Count it in numbers'}
    </Button>
  )
  if (!isOpen) return button
  return (
    <Suspense fallback={button}>
      <EditMeasure goal={goal} isOpen onClose={() => setOpen(false)} />
    </Suspense>
  )
}
