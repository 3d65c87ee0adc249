'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useGoals } from '@/lib/client/goals/api'
import {
  emptyMeasureForm,
  type MeasureForm,
  measureFormOf,
  readingOfForm,
  toMeasure,
} from '@/lib/client/values/measure-form'
import { useSetMeasure } from '@/lib/client/values/set-measure'
import type { Goal } from '@/lib/contract/goal'
import { measureWords } from '@/lib/contract/measure-words'
import { measureMessages } from '@/lib/contract/messages/measures'
import { KeepValues } from './keep-values'
import { MeasureFields } from './measure-fields'

type EditMeasureProps = {
  goal: Goal
  /** Whether its fields stand open, and what closes them then. */
  isOpen?: boolean
  onClose?: () => void
}

/** How a goal is counted, in one line; a change of it is saved by itself. */
export function EditMeasure({ goal: opened, isOpen = false, onClose }: EditMeasureProps) {
  // As it is by now: the dialog was opened with the goal as it was then.
  const { id, measure, reading } = useGoals().data?.find((goal) => goal.id === opened.id) ?? opened
  const begun = () => (measure ? measureFormOf(measure) : { ...emptyMeasureForm, kind: 'total' as const })
  const [draft, setDraft] = useState<MeasureForm | null>(isOpen ? begun : null)
  const close = () => {
    setDraft(null)
    onClose?.()
  }
  const { change, cancel } = useSetMeasure(id, close)
  const { error, isPending } = change
  // Told by its sentence: a proposal that is refused names no field.
  const isUnitChanged = error?.sentence === measureMessages.field.unitChanged

  if (draft && measure && isUnitChanged) {
    return (
      <KeepValues
        from={measure.unit}
        to={draft.unit}
        isPending={isPending}
        onConvert={(convert) => change.mutate({ measure: toMeasure(draft), convert })}
        onKeep={() => change.mutate({ measure: toMeasure(draft), keep: true })}
        onCancel={cancel}
      />
    )
  }
  if (draft) {
    return (
      <MeasureFields
        value={draft}
        error={error ? (Object.values(error.fields ?? {}).flat()[0] ?? error.sentence) : undefined}
        doneLabel="Save"
        isPending={isPending}
        onChange={setDraft}
        isNew={!measure}
        onDone={() => {
          const reading = measure ? undefined : readingOfForm(draft)
          change.mutate({ measure: toMeasure(draft), ...(reading !== undefined && { reading }) })
        }}
        onDecline={() => change.mutate({ measure: null })}
        onCancel={() => {
          cancel()
          close()
        }}
      />
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-x-1 rounded-control bg-raised py-1 pr-1 pl-3 text-sm">
      <span className="mr-auto wrap-anywhere">
        {measure ? `Counted: ${measureWords(measure, reading)}` : 'Not counted in numbers'}
      </span>
      <Button variant="ghost" size="sm" onClick={() => setDraft(begun())}>
        {measure ? 'Change how it is counted' : 'Count it'}
      </Button>
    </div>
  )
}
