import { useMemo } from 'react'
import { useDraft } from '@/lib/client/forms/drafts'
import type { AnswerDraft } from './answer'

/** The answer about a goal that was taken back; the field that it was written in has it again, to be changed or sent. */
export function useTakenAnswer(goalId: string) {
  const words = useDraft<string>(`taken-back:${goalId}`)
  const dialog = useDraft<AnswerDraft>(`answer:${goalId}`)
  const field = useDraft<string>(`question:${goalId}`)
  return useMemo(
    () => ({
      read: words.read,
      keep: (answer: string) => {
        words.save(answer)
        words.flush()
      },
      forget: words.clear,
      /** Once another answer was given, wherever that was, no field has the old one. */
      drop: () => {
        const taken = words.read()
        if (taken === null) return
        words.clear()
        if (dialog.read()?.response === taken) dialog.clear()
        if (field.read() === taken) field.clear()
      },
    }),
    [words, dialog, field],
  )
}
