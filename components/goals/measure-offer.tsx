'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useMeasureOf } from '@/lib/client/measures'
import { useDoAtOnce } from '@/lib/client/proposals'
import type { Goal } from '@/lib/contract/goal'

/** For a goal that is not counted though its words say how it could be: one quiet line, accepted or declined by a press. */
export function MeasureOffer({ goal }: { goal: Goal }) {
  const [isDeclined, setDeclined] = useState(false)
  const read = useMeasureOf(goal.title, goal.description)
  const set = useDoAtOnce(() => {})
  const measure = read?.measure
  if (!measure || isDeclined) return null
  return (
    <div className="flex flex-wrap items-center gap-x-2 rounded-control bg-raised py-1 pr-1 pl-3 text-sm">
      <span className="mr-auto wrap-anywhere">Count it? {read.words}</span>
      <Button
        variant="ghost"
        size="sm"
        disabled={set.isPending}
        onClick={() => set.mutate({ verb: 'measure.set', input: { goalId: goal.id, measure }, source: 'screen' })}
      >
        Yes
      </Button>
      <Button variant="ghost" size="sm" disabled={set.isPending} onClick={() => setDeclined(true)}>
        No
      </Button>
    </div>
  )
}
