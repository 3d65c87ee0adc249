import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useCurrentUser } from '@/lib/client/auth/current-user'
import { createDraft, type Draft } from './draft-storage'

/** A half-written value of the signed-in user, kept in this browser under `key` until it is cleared or they log out. */
export function useDraft<T>(key: string): Draft<T> {
  const userId = useCurrentUser()?.id
  const draft = useMemo(() => createDraft<T>(userId && `${userId}:${key}`), [userId, key])
  useEffect(() => {
    window.addEventListener('pagehide', draft.flush)
    return () => {
      window.removeEventListener('pagehide', draft.flush)
      draft.flush()
    }
  }, [draft])
  return draft
}

/** A text that survives a closed tab: state for one textarea, which begins with `initial` where nothing was typed. */
export function useDraftText(
  key: string,
  initial = '',
): { text: string; setText: (text: string) => void; clear: () => void } {
  const draft = useDraft<string>(key)
  const [text, show] = useState('')
  useEffect(() => show(draft.read() ?? initial), [draft, initial])
  const setText = useCallback(
    (next: string) => {
      show(next)
      if (next.trim()) draft.save(next)
      else draft.clear()
    },
    [draft],
  )
  const clear = useCallback(() => {
    show('')
    draft.clear()
  }, [draft])
  return { text, setText, clear }
}

/**
 * Restores a form's draft when it opens and keeps it while it is typed in. Call `end` once it was sent: what still comes
 * into the form as it closes is no draft of anything. `bring` fills it with what was kept and dropped.
 */
export function useFormDraft<T extends FieldValues>(
  form: UseFormReturn<T>,
  key: string,
): { clear: () => void; end: () => void; bring: (kept: T) => void } {
  const draft = useDraft<T>(key)
  const isOver = useRef(false)
  useEffect(() => {
    const kept = draft.read()
    if (kept) form.reset({ ...form.getValues(), ...kept }, { keepDefaultValues: true })
    return form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (isDirty && !isOver.current) draft.save(values)
      },
    })
  }, [draft, form])
  const end = useCallback(() => {
    isOver.current = true
    draft.clear()
  }, [draft])
  const bring = useCallback(
    (kept: T) => {
      form.reset(kept, { keepDefaultValues: true })
      draft.save(kept)
    },
    [draft, form],
  )
  return { clear: draft.clear, end, bring }
}
