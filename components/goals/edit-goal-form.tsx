'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { NeverSend } from '@/components/shared/never-send'
import { RestoredNote } from '@/components/shared/restored-note'
import { SubmitButton } from '@/components/shared/submit-button'
import { buttonVariants } from '@/components/ui/button'
import { DialogBody, DialogClose, DialogFooter } from '@/components/ui/dialog'
import { useFormDraft } from '@/lib/client/forms/drafts'
import { lazyResolver } from '@/lib/client/forms/lazy-resolver'
import { type GoalClash, useEditGoal } from '@/lib/client/goals/edit-goal'
import { editOf, type GoalFormValues, goalFormOf, toGoalEdit } from '@/lib/client/goals/form'
import { useKeepGoal } from '@/lib/client/goals/never-send'
import { showServerErrors } from '@/lib/client/http/server-field-errors'
import type { Goal } from '@/lib/contract/goal'
import { DateOutlook } from './date-outlook'
import { EditMeasure } from './edit-measure'
import { GoalFields } from './goal-fields'
import { usePastDay } from './use-past-day'

const GoalConflict = lazy(() => import('./goal-conflict').then((module) => ({ default: module.GoalConflict })))

const { resolver, prefetch } = lazyResolver<GoalFormValues>(() =>
  import('@/lib/contract/goal').then(({ newGoal }) => ({
    '~standard': {
      validate: (values) => newGoal['~standard'].validate(toGoalEdit(values as GoalFormValues)),
    },
  })),
)

type EditGoalFormProps = { goal: Goal; today: string; onSaved: () => void }

export function EditGoalForm({ goal, today, onSaved }: EditGoalFormProps) {
  const [start] = useState(() => goalFormOf(goal))
  const form = useForm<GoalFormValues>({ resolver, defaultValues: start })
  const draft = useFormDraft(form, `goal:${goal.id}`)
  const [isRestored, setRestored] = useState(false)
  useEffect(() => {
    const shown = form.getValues()
    setRestored(JSON.stringify(toGoalEdit(shown)) !== JSON.stringify(toGoalEdit(start)))
  }, [form, start])
  const [clash, setClash] = useState<GoalClash | null>(null)
  const pastDay = usePastDay()
  const keep = useKeepGoal(goal.id)
  const edit = useEditGoal(goal.id, {
    saved: () => {
      draft.clear()
      onSaved()
    },
    clash: setClash,
  })

  function submit(values: GoalFormValues) {
    if (edit.isPending || !values.base) return
    const message = pastDay(values.targetDate, goal.targetDate)
    if (message) return form.setError('targetDate', { message }, { shouldFocus: true })
    edit.mutate({ base: values.base, mine: toGoalEdit(values) }, { onError: (error) => showServerErrors(form, error) })
  }

  function startAfresh() {
    draft.clear()
    form.reset(start)
    setRestored(false)
  }

  return (
    <>
      <form noValidate onFocus={prefetch} onSubmit={form.handleSubmit(submit)}>
        <fieldset disabled={edit.isPending}>
          <DialogBody className="gap-5">
            {isRestored && <RestoredNote action="Drop my changes" onDrop={startAfresh} />}
            <GoalFields
              form={form}
              counted={<EditMeasure goal={goal} />}
              dated={<DateOutlook form={form} goal={goal} />}
            >
              <NeverSend isKept={goal.neverSend} keep={keep} />
            </GoalFields>
          </DialogBody>
          <DialogFooter>
            <DialogClose className={buttonVariants({ variant: 'outline' })}>Cancel</DialogClose>
            <SubmitButton pending={edit.isPending} pendingLabel="Saving...">
              Save Changes
            </SubmitButton>
          </DialogFooter>
        </fieldset>
      </form>
      {clash && (
        <Suspense>
          <GoalConflict
            clash={clash}
            today={today}
            onClose={() => setClash(null)}
            onKeep={(kept) => {
              // From here on the stored goal is what the edit was begun from.
              const values = { ...goalFormOf(kept), base: editOf(clash.current) }
              for (const [name, value] of Object.entries(values)) {
                form.setValue(name as keyof GoalFormValues, value, { shouldDirty: true })
              }
              setClash(null)
              form.handleSubmit(submit)()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
