'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { HeardCard } from '@/components/journal/heard-card'
import { CareCard } from '@/components/shared/care-card'
import { sendOnEnter } from '@/components/shared/send-on-keys'
import { SubmitButton } from '@/components/shared/submit-button'
import { TitledWords } from '@/components/shared/titled-words'
import { Button } from '@/components/ui/button'
import { Textarea } from '@/components/ui/textarea'
import { useDraftText } from '@/lib/client/forms/drafts'
import { useCreateEntry } from '@/lib/client/journal/api'
import { useHeard } from '@/lib/client/journal/heard'
import { dayOf } from '@/lib/client/time/calendar'
import type { WrittenEntry } from '@/lib/contract/journal'
import { journalMessages } from '@/lib/contract/messages/journal'

/** An entry that was written on the card. */
export type EnergyLogged = Pick<WrittenEntry, 'id' | 'mood' | 'notes' | 'heard'> & { care?: string | undefined }

type EnergyNoteProps = {
  mood: number
  timeZone: string
  onLogged: (entry: EnergyLogged) => void
  onCancel: () => void
}

/** The line under the faces. Enter saves it as today's entry; Shift and Enter begin a new line. */
export function EnergyNote({ mood, timeZone, onLogged, onCancel }: EnergyNoteProps) {
  const router = useRouter()
  const { text, setText, clear } = useDraftText('energy-note')
  const [missing, setMissing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const create = useCreateEntry((_, entry) => {
    clear()
    if (!entry) return onCancel()
    onLogged(entry)
    router.refresh()
  })
  // Also when another face is pressed.
  useEffect(() => {
    if (mood > 0) field.current?.focus()
  }, [mood])

  function submit(event: FormEvent | KeyboardEvent) {
    event.preventDefault()
    if (create.isPending) return
    const notes = text.trim()
    if (notes) return create.mutate({ date: dayOf(new Date().toISOString(), timeZone), mood, notes })
    setMissing(true)
    field.current?.focus()
  }

  const refused = missing ? journalMessages.journalNotesRequired.description : create.error?.sentence
  return (
    <form noValidate onSubmit={submit} className="mt-3 grid gap-2">
      <Textarea
        ref={field}
        dir="auto"
        rows={2}
        value={text}
        aria-label="What happened, and how it felt"
        placeholder="What happened, and how it felt"
        aria-invalid={refused ? true : undefined}
        aria-describedby={refused ? 'energy-refused' : undefined}
        readOnly={create.isPending}
        onChange={({ target }) => {
          setMissing(false)
          setText(target.value)
        }}
        onKeyDown={sendOnEnter}
      />
      {refused && (
        <p id="energy-refused" role="alert" className="text-sm text-bad">
          <TitledWords title={missing ? journalMessages.journalNotesRequired.title : undefined} words={refused} />
        </p>
      )}
      <div className="flex gap-2">
        <SubmitButton pending={create.isPending} pendingLabel="Saving...">
          Save Entry
        </SubmitButton>
        <Button variant="ghost" disabled={create.isPending} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** What was written, what of it concerns the goals, and help where it was in crisis language. */
export function EnergyLoggedNote({
  logged: { id, notes, heard, care },
  timeZone,
}: {
  logged: EnergyLogged
  timeZone: string
}) {
  const present = useHeard().get(id)
  // Once the proposals are read, those that were waved away are gone.
  const isRead = useRef(false)
  if (present) isRead.current = true
  if (care) {
    return (
      <div className="mt-3">
        <CareCard words={care} />
      </div>
    )
  }
  const proposals = present ?? (isRead.current ? [] : heard)
  return (
    <div className="mt-3 grid gap-2">
      <p dir="auto" className="line-clamp-3 text-sm text-ink-2 wrap-anywhere">
        {notes}
      </p>
      {proposals && proposals.length > 0 && <HeardCard heard={proposals} timeZone={timeZone} />}
    </div>
  )
}
