'use client'

import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { Kept, SignUpNote } from '@/components/shared/kept'
import { RestoredNote } from '@/components/shared/restored-note'
import { SubmitButton } from '@/components/shared/submit-button'
import { buttonVariants } from '@/components/ui/button'
import { DialogBody, DialogClose, DialogFooter } from '@/components/ui/dialog'
import { useCurrentUser } from '@/lib/client/auth/current-user'
import { useFormDraft } from '@/lib/client/forms/drafts'
import { lazyResolver } from '@/lib/client/forms/lazy-resolver'
import { useCreateGoal } from '@/lib/client/goals/api'
import { countedAsSent } from '@/lib/client/goals/counted-as-sent'
import { emptyGoalForm, type GoalFormValues, toNewGoal } from '@/lib/client/goals/form'
import { showServerErrors } from '@/lib/client/http/server-field-errors'
import type { Goal } from '@/lib/contract/goal'
import { DateOutlook } from './date-outlook'
import { DueOffer } from './due-offer'
import { GoalFields, MeasureField, MilestoneFields } from './goal-fields'
import { GuidancePanel } from './guidance-panel'
import { usePastDay } from './use-past-day'

const { resolver, prefetch } = lazyResolver<GoalFormValues>(() =>
  import('@/lib/contract/goal').then(({ newGoal }) => ({
    '~standard': {
      validate: (values) => newGoal['~standard'].validate(toNewGoal(values as GoalFormValues)),
    },
  })),
)

type CreateGoalFormProps = {
  onCreated: (goal: Goal) => void
  /** Told whether anything stands in it that is kept. */
  isFilled: RefObject<boolean>
}

export function CreateGoalForm({ onCreated, isFilled }: CreateGoalFormProps) {
  const user = useCurrentUser()
  // Who chose one area most likely means it; of several none is guessed.
  const [only, ...others] = user?.selectedDomains ?? []
  const domain = only !== undefined && others.length === 0 ? only : ''
  const [start] = useState((): GoalFormValues => ({ ...emptyGoalForm, domain }))
  const form = useForm<GoalFormValues>({ resolver, defaultValues: start, shouldFocusError: false })
  const draft = useFormDraft(form, 'new-goal')
  const whole = useRef<HTMLFormElement>(null)
  const [isRestored, setRestored] = useState(false)
  const [named, setNamed] = useState('')
  const [dropped, setDropped] = useState<GoalFormValues | null>(null)
  useEffect(() => {
    // An area alone may have been chosen beforehand.
    const begun = toNewGoal({ ...form.getValues(), domain: '' })
    setRestored(JSON.stringify(begun) !== JSON.stringify(toNewGoal(emptyGoalForm)))
    setNamed(begun.title)
  }, [form])
  function startAfresh() {
    setDropped(form.getValues())
    draft.clear()
    form.reset(start)
  }
  function takeDraft() {
    if (dropped) draft.bring(dropped)
    setDropped(null)
  }
  const create = useCreateGoal((goal) => {
    draft.end()
    onCreated(goal)
  })

  // The first field to mend, which may be one that the form does not know as such, or be scrolled out of sight.
  const { submitCount, isDirty } = form.formState
  useEffect(() => {
    isFilled.current = isDirty
  }, [isFilled, isDirty])
  useLayoutEffect(() => {
    if (submitCount > 0) whole.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [submitCount])

  const client = useQueryClient()

  const pastDay = usePastDay()
  const isReading = useRef(false)
  async function submit(values: GoalFormValues) {
    if (create.isPending || isReading.current) return
    const message = pastDay(values.targetDate)
    if (message) return form.setError('targetDate', { message }, { shouldFocus: true })
    isReading.current = true
    const counted = await countedAsSent(client, values)
    isReading.current = false
    create.mutate(toNewGoal(counted), { onError: (error) => showServerErrors(form, error) })
  }

  return (
    <form ref={whole} noValidate onFocus={prefetch} onSubmit={form.handleSubmit(submit)}>
      <fieldset disabled={create.isPending}>
        <DialogBody className="gap-6 md:grid-cols-[minmax(0,1fr)_17rem]">
          <Kept
            otherwise={
              <div className="md:col-span-2">
                <SignUpNote />
              </div>
            }
          >
            {isRestored && !(dropped && isDirty) && (
              <div className="md:col-span-2">
                <RestoredNote
                  title={named}
                  action="Start afresh"
                  onDrop={startAfresh}
                  onUndo={dropped ? takeDraft : undefined}
                />
              </div>
            )}
          </Kept>
          <GoalFields isShort form={form} counted={<MeasureField form={form} />} dated={<Dated form={form} />}>
            <MilestoneFields form={form} />
          </GoalFields>
          <GuidancePanel form={form} />
        </DialogBody>
        <DialogFooter>
          <DialogClose className={buttonVariants({ variant: 'outline' })}>Cancel</DialogClose>
          <Kept>
            <SubmitButton pending={create.isPending} pendingLabel="Creating...">
              Create Goal
            </SubmitButton>
          </Kept>
        </DialogFooter>
      </fieldset>
    </form>
  )
}

function Dated({ form }: { form: UseFormReturn<GoalFormValues> }) {
  const [title, description, targetDate] = useWatch({
    control: form.control,
    name: ['title', 'description', 'targetDate'],
  })
  return (
    <>
      <DueOffer
        title={title}
        description={description}
        targetDate={targetDate}
        onDate={(day) => form.setValue('targetDate', day, { shouldDirty: true, shouldValidate: true })}
      />
      <DateOutlook form={form} />
    </>
  )
}
