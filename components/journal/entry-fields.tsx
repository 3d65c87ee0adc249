'use client'

import { type UseFormReturn, useWatch } from 'react-hook-form'
import { FormField } from '@/components/shared/form-field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { type EntryFormValues, UNTIMED } from '@/lib/client/journal/form'
import { commonMessages } from '@/lib/contract/messages/common'
import { journalMessages } from '@/lib/contract/messages/journal'
import { EnergySlider } from './energy-slider'
import { KeepButton } from './keep-button'
import { PhotoField } from './photo-field'

type EntryFieldsProps = {
  form: UseFormReturn<EntryFormValues>
  /** The user's date: no entry is later. */
  today: string
}

const required = journalMessages.journalNotesRequired

export function EntryFields({ form, today }: EntryFieldsProps) {
  const { errors } = form.formState
  const [mood, timeSpent, attachments, neverSend, base] = useWatch({
    control: form.control,
    name: ['mood', 'timeSpent', 'attachments', 'neverSend', 'base'],
  })
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField label="Date" error={errors.date?.message}>
          {(control) => <Input {...control} type="date" max={today} {...form.register('date')} />}
        </FormField>
        <FormField label="Time spent" optional error={errors.timeSpent?.message}>
          {(control) => (
            <Input
              {...control}
              dir="auto"
              autoComplete="off"
              placeholder="40 min"
              value={timeSpent === UNTIMED ? '' : timeSpent}
              onChange={({ target }) => form.setValue('timeSpent', target.value, { shouldDirty: true })}
            />
          )}
        </FormField>
      </div>
      <FormField label="Energy" error={errors.mood?.message}>
        {(control) => (
          <EnergySlider
            {...control}
            mood={mood}
            onChange={(next) => form.setValue('mood', next, { shouldDirty: true })}
          />
        )}
      </FormField>
      <FormField
        label="Notes"
        error={errors.notes?.message}
        errorTitle={errors.notes?.message === required.description ? required.title : undefined}
      >
        {(control) => (
          <Textarea
            {...control}
            dir="auto"
            placeholder="What happened, and how it felt"
            className="min-h-28"
            {...form.register('notes')}
          />
        )}
      </FormField>
      <PhotoField
        attachments={attachments}
        // A change of an entry that is there does not wait, since another may be made meanwhile.
        mayWait={base === null}
        onChange={(change) =>
          form.setValue('attachments', change(form.getValues('attachments')), { shouldDirty: true })
        }
      >
        <KeepButton isKept={neverSend} onChange={(next) => form.setValue('neverSend', next, { shouldDirty: true })} />
      </PhotoField>
      {neverSend && <p className="-mt-3 text-sm text-ink-2">{commonMessages.neverSend.entry}</p>}
    </>
  )
}
