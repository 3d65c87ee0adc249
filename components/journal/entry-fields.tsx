'use client'

import { type UseFormReturn, useWatch } from 'react-hook-form'
import { FormField } from '@/components/shared/form-field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import type { EntryFormValues } from '@/lib/client/journal-form'
import { EnergySlider } from './energy-slider'

type EntryFieldsProps = {
  form: UseFormReturn<EntryFormValues>
  /** The user's date: no entry is later. */
  today: string
}

export function EntryFields({ form, today }: EntryFieldsProps) {
  const { errors } = form.formState
  const mood = useWatch({ control: form.control, name: 'mood' })
  return (
    <>
      <FormField label="Date" error={errors.date?.message}>
        {(control) => <Input {...control} type="date" max={today} className="sm:w-48" {...form.register('date')} />}
      </FormField>
      <FormField label="Energy" error={errors.mood?.message}>
        {(control) => (
          <EnergySlider
            {...control}
            mood={mood}
            onChange={(next) => form.setValue('mood', next, { shouldDirty: true })}
          />
        )}
      </FormField>
      <FormField label="Notes" error={errors.notes?.message}>
        {(control) => (
          <Textarea
            {...control}
            dir="auto"
            placeholder="What happened, and how it felt"
            className="min-h-36"
            {...form.register('notes')}
          />
        )}
      </FormField>
    </>
  )
}
