import { type FormEvent, useEffect, useState } from 'react'
import { useKeptFocus } from '@/components/shared/focus'
import { Kept } from '@/components/shared/kept'
import { SubmitButton } from '@/components/shared/submit-button'
import { Button } from '@/components/ui/button'
import { useDraftText } from '@/lib/client/forms/drafts'
import { useNoteCompletion } from '@/lib/client/goals/api'
import { notedOf } from '@/lib/client/goals/notes'
import type { Goal } from '@/lib/contract/goal'
import { CompletionNotes } from './completion-notes'

/** A completed goal's notes, written or changed afterwards; what was typed and not saved is there again. */
export function CompletionNotesEdit({ goal }: { goal: Goal }) {
  const noted = notedOf(goal.completionNotes)
  const { text, setText, clear } = useDraftText(`completion:${goal.id}`)
  const [isOpen, setOpen] = useState(false)
  const kept = useKeptFocus<HTMLDivElement>(isOpen)
  const save = useNoteCompletion(goal.id, close)
  useEffect(() => {
    if (text.trim() && text !== noted) setOpen(true)
  }, [text, noted])

  function close() {
    clear()
    setOpen(false)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === noted) close()
    else if (!save.isPending) save.mutate(text.trim())
  }

  return (
    <Kept>
      <div {...kept} tabIndex={-1} className="outline-none print:hidden">
        {isOpen ? (
          <form noValidate className="grid max-w-[68ch] gap-2" onSubmit={submit}>
            <CompletionNotes rows={4} text={text} failure={save.error} onText={setText} />
            <div className="flex gap-2">
              <SubmitButton size="sm" pending={save.isPending} pendingLabel="Saving...">
                Save notes
              </SubmitButton>
              <Button variant="ghost" size="sm" onClick={close}>
                Cancel
              </Button>
            </div>
          </form>
        ) : (
          <Button
            variant="ghost"
            size="sm"
            className="-ml-2 px-2"
            onClick={() => {
              setText(noted)
              setOpen(true)
            }}
          >
            {noted ? 'Edit completion notes' : 'Add completion notes'}
          </Button>
        )}
      </div>
    </Kept>
  )
}
