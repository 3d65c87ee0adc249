import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { CustomCoach } from '@/lib/client/custom-coach'

/** Fills fields of the form at the user's wish. What they had typed there can be put back. */
export function useFilling(form: UseFormReturn<CustomCoach>) {
  const [replaced, setReplaced] = useState<CustomCoach | null>(null)

  function set(fields: Partial<CustomCoach>) {
    for (const [field, value] of Object.entries(fields)) {
      form.setValue(field as keyof CustomCoach, value, {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      })
    }
  }

  return {
    fill: (fields: Partial<CustomCoach>) => {
      const before = form.getValues()
      const isLost = Object.keys(fields).some((field) => before[field as keyof CustomCoach].trim() !== '')
      setReplaced(isLost ? before : null)
      set(fields)
    },
    /** Null where nothing was replaced. */
    restore:
      replaced &&
      (() => {
        set(replaced)
        setReplaced(null)
      }),
  }
}
