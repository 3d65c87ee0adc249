import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { CustomCoach } from '@/lib/client/custom-coach/api'

/**
 * Fills fields of the form at the user's wish. What they had typed there can be put back, the last first, however often it
 * is filled; with `isTakenBack`, what stood there, if nothing.
 */
export function useFilling(form: UseFormReturn<CustomCoach>) {
  const [replaced, setReplaced] = useState<readonly CustomCoach[]>([])
  const last = replaced.at(-1)
  const [filled, setFilled] = useState<Partial<CustomCoach>>({})

  function set(fields: Partial<CustomCoach>) {
    for (const [field, value] of Object.entries(fields)) {
      form.setValue(field as keyof CustomCoach, value, {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      })
    }
  }

  return {
    fill: (fields: Partial<CustomCoach>, { isTakenBack = false } = {}) => {
      const before = form.getValues()
      const names = Object.keys(fields) as (keyof CustomCoach)[]
      const isOwn = (name: keyof CustomCoach) => before[name].trim() !== '' && before[name] !== filled[name]
      // What was filled in before gives way to what it had replaced.
      const own = Object.fromEntries(Object.entries(before).filter(([name]) => isOwn(name as keyof CustomCoach)))
      if (names.some(isOwn) || isTakenBack) {
        const kept = { ...before, ...last, ...own }
        if (JSON.stringify(kept) !== JSON.stringify(last)) setReplaced([...replaced, kept])
      }
      setFilled(fields)
      set(fields)
    },
    /** Null where nothing was replaced. */
    restore:
      last === undefined
        ? null
        : () => {
            set(last)
            setReplaced(replaced.slice(0, -1))
          },
  }
}
