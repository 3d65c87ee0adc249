import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { CustomCoach } from '@/lib/client/custom-coach/api'

/** Whether the form opened with a draft in it. Call it after the hook that restores the draft. */
export function useUnsavedNote(form: UseFormReturn<CustomCoach>, clearDraft: () => void) {
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    const saved = form.formState.defaultValues
    setShown(Object.entries(form.getValues()).some(([field, value]) => value !== saved?.[field as keyof CustomCoach]))
  }, [form])

  return {
    isShown,
    discard: () => {
      clearDraft()
      form.reset()
      form.setFocus('name')
      setShown(false)
    },
  }
}
