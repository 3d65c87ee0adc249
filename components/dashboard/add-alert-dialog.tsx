'use client'

import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { focusFirstField } from '@/components/shared/focus'
import { FormField } from '@/components/shared/form-field'
import { SubmitButton } from '@/components/shared/submit-button'
import { buttonVariants } from '@/components/ui/button'
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter } from '@/components/ui/dialog'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { useFormDraft } from '@/lib/client/forms/drafts'
import { lazyResolver } from '@/lib/client/forms/lazy-resolver'
import { showServerErrors } from '@/lib/client/http/server-field-errors'
import { useQuietNote } from '@/lib/client/push/quiet-note'
import { useAddReminder } from '@/lib/client/reminders/api'
import {
  emptyReminderForm,
  loadReminderSchema,
  type ReminderFormValues,
  toNewReminder,
} from '@/lib/client/reminders/form'
import type { Today } from '@/lib/client/time/calendar'
import type { AlertGoal } from './dashboard-view'

type AddAlertDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  goals: readonly AlertGoal[]
  now: Today
  /** What it begins with, where it comes from elsewhere. */
  start?: { title: string; goalId: string } | undefined
}

export function AddAlertDialog({ open, onOpenChange, goals, now, start }: AddAlertDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title="Add alert"
        description="It shows on your dashboard that day."
        onOpenAutoFocus={focusFirstField}
      >
        <AddAlertForm goals={goals} now={now} start={start} onAdded={() => onOpenChange(false)} />
      </DialogContent>
    </Dialog>
  )
}

type AddAlertFormProps = Pick<AddAlertDialogProps, 'goals' | 'now' | 'start'> & { onAdded: () => void }

function AddAlertForm({ goals, now, start, onAdded }: AddAlertFormProps) {
  const { today, timeZone } = now
  const [{ resolver, prefetch }] = useState(() => lazyResolver<ReminderFormValues>(() => loadReminderSchema(timeZone)))
  const [fresh] = useState(() => ({ ...emptyReminderForm(new Date(), timeZone), ...start }))
  const form = useForm<ReminderFormValues>({ resolver, defaultValues: fresh })
  const draft = useFormDraft(form, start ? `new-alert:${start.title}` : 'new-alert')
  const { errors } = form.formState
  const quiet = useQuietNote(useWatch({ control: form.control, name: 'time' }))
  const add = useAddReminder(now, () => {
    draft.clear()
    onAdded()
  })

  useEffect(() => {
    // A draft may be older than its time, or than its goal.
    if (form.getValues('day') < today) form.reset({ ...form.getValues(), day: fresh.day, time: fresh.time })
    if (!goals.some(({ id }) => id === form.getValues('goalId'))) form.setValue('goalId', '')
  }, [form, today, fresh, goals])

  function submit(values: ReminderFormValues) {
    if (add.isPending) return
    add.mutate(toNewReminder(values, timeZone), { onError: (error) => showServerErrors(form, error) })
  }

  return (
    <form noValidate onFocus={prefetch} onSubmit={form.handleSubmit(submit)}>
      <fieldset disabled={add.isPending}>
        <DialogBody>
          <FormField label="Title" error={errors.title?.message}>
            {(control) => (
              <Input
                {...control}
                dir="auto"
                autoComplete="off"
                placeholder="Stretch before the run"
                {...form.register('title')}
              />
            )}
          </FormField>
          <div className="grid grid-cols-2 items-start gap-4">
            <FormField label="Day" error={errors.day?.message}>
              {(control) => <Input {...control} type="date" min={today} {...form.register('day')} />}
            </FormField>
            <FormField label="Time" hint={quiet} error={errors.time?.message}>
              {(control) => <Input {...control} type="time" {...form.register('time')} />}
            </FormField>
          </div>
          {goals.length > 0 && (
            <FormField label="Goal" optional error={errors.goalId?.message}>
              {(control) => (
                <Select {...control} {...form.register('goalId')}>
                  <option value="">None</option>
                  {goals.map(({ id, title }) => (
                    <option key={id} value={id}>
                      {title}
                    </option>
                  ))}
                </Select>
              )}
            </FormField>
          )}
        </DialogBody>
        <DialogFooter>
          <DialogClose className={buttonVariants({ variant: 'outline' })}>Cancel</DialogClose>
          <SubmitButton pending={add.isPending} pendingLabel="Adding...">
            Add alert
          </SubmitButton>
        </DialogFooter>
      </fieldset>
    </form>
  )
}
