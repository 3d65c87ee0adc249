import { type FormEvent, type Ref, useImperativeHandle, useState } from 'react'
import { useKeptFocus } from '@/components/shared/focus'
import { Kept } from '@/components/shared/kept'
import { Button } from '@/components/ui/button'
import { useCurrentUser } from '@/lib/client/auth/current-user'
import { useDraft, useDraftText } from '@/lib/client/forms/drafts'
import { useNoteCompletion } from '@/lib/client/goals/api'
import { dateIn } from '@/lib/contract/calendar'
import type { Goal } from '@/lib/contract/goal'
import { CompletedMoment } from './completed-moment'
import { CompletionNotes } from './completion-notes'
import { OwnWords } from './kept-answer'

/** The note as whoever leaves it has it: saves what is typed and not saved, and tells once nothing is left to save. */
export type UnsavedNote = { save: (onSaved?: () => void) => void }

/** What is offered where an answer completed a goal, as where it is marked by hand: a word on how it went, and what comes next. */
export function CompletedHere({ goal, unsaved }: { goal: Goal; unsaved?: Ref<UnsavedNote> }) {
  const timeZone = useCurrentUser()?.timeZone ?? 'UTC'
  const [now] = useState(() => ({ today: dateIn(timeZone, new Date()), timeZone }))
  // The note of a completion that was undone is there again.
  const noted = useDraft<string>(`noted:${goal.id}`)
  const notes = useDraftText(`completion:${goal.id}`, noted.read() ?? '')
  const [note, setNote] = useState('')
  const kept = useKeptFocus<HTMLDivElement>(note)
  const save = useNoteCompletion(goal.id, (saved) => {
    setNote(saved)
    noted.save(saved)
    noted.flush()
    notes.clear()
  })

  function keep(onSaved?: () => void) {
    const text = notes.text.trim()
    if (!text) onSaved?.()
    else if (!save.isPending) save.mutate(text, { onSuccess: () => onSaved?.() })
  }
  useImperativeHandle(unsaved, () => ({ save: keep }))

  function submit(event: FormEvent) {
    event.preventDefault()
    keep()
  }

  return (
    <div {...kept} tabIndex={-1} className="grid w-full grid-cols-[minmax(0,1fr)] gap-4 py-2 outline-none">
      {note ? (
        <div role="status">
          <OwnWords text={note} />
        </div>
      ) : (
        <Kept>
          <form noValidate className="grid gap-2 text-left" onSubmit={submit}>
            <CompletionNotes rows={2} text={notes.text} failure={save.error} onText={notes.setText} />
            {notes.text.trim() && (
              <Button
                type="submit"
                variant="outline"
                size="sm"
                aria-busy={save.isPending}
                className="justify-self-start"
              >
                {save.isPending ? 'Saving...' : 'Save notes'}
              </Button>
            )}
          </form>
        </Kept>
      )}
      <CompletedMoment goal={goal} now={now} />
    </div>
  )
}
