import { useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useKeptFocus } from '@/components/shared/focus'
import { Button } from '@/components/ui/button'
import type { GoalFormValues } from '@/lib/client/goals/form'
import { toMeasure } from '@/lib/client/values/measure-form'
import type { GoalMeasure } from '@/lib/contract/measure'
import { quartersOf } from '@/lib/contract/quarters'

type QuarterMilestonesProps = {
  form: UseFormReturn<GoalFormValues>
  /** How the goal's words count it, where the form says nothing of it. */
  measure: GoalMeasure | null
}

/** The quarters of what is counted, offered as milestones while there are none. */
export function QuarterMilestones({ form, measure: read }: QuarterMilestonesProps) {
  const [measure, milestones] = useWatch({ control: form.control, name: ['measure', 'milestones'] })
  const [isTaken, setTaken] = useState(false)
  const kept = useKeptFocus<HTMLElement>(isTaken)
  const own = toMeasure(measure)
  const counted =
    own?.kind === 'rhythm' ? null : own && { ...own, format: own.format ?? 'number', start: own.start ?? 0 }
  const quarters = quartersOf(own ? counted : read)
  const [first, second, third] = quarters
  if (isTaken && milestones.length > 0) {
    return (
      <section {...kept} tabIndex={-1} className="outline-none">
        <p role="status" className="text-ink-2">
          They are milestones now.
        </p>
      </section>
    )
  }
  if (!first || milestones.length > 0) return null
  return (
    <section {...kept} tabIndex={-1} className="grid gap-1.5 outline-none">
      <h3 className="font-semibold tracking-normal">Milestones on the way</h3>
      <p className="num text-ink-2">
        {first}, {second} and {third}
      </p>
      <Button
        variant="outline"
        size="sm"
        className="justify-self-start"
        onClick={() => {
          form.setValue('milestones', quarters, { shouldDirty: true })
          setTaken(true)
        }}
      >
        Add them
      </Button>
    </section>
  )
}
