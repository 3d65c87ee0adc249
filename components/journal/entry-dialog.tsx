'use client'

import { useState } from 'react'
import { CareCard } from '@/components/shared/care-card'
import { Button } from '@/components/ui/button'
import { Dialog, DialogBody, DialogContent, DialogFooter } from '@/components/ui/dialog'
import type { JournalEntry } from '@/lib/contract/journal'
import { EntryForm } from './entry-form'

type EntryDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  onCloseAutoFocus: (event: Event) => void
  /** The entry to change; null to write a new one. */
  entry: JournalEntry | null
  /** The energy that a new entry begins with. */
  mood: number | undefined
  timeZone: string
}

/** Writes an entry or changes one. What was written in crisis is answered here, where it was written. */
export function EntryDialog({ open, onOpenChange, onCloseAutoFocus, entry, mood, timeZone }: EntryDialogProps) {
  const [care, setCare] = useState<string | null>(null)

  function onSaved(words: string | undefined) {
    if (words) setCare(words)
    // Also where the dialog was closed meanwhile: help is shown all the same.
    onOpenChange(words !== undefined)
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title={care ? 'Your entry is saved' : entry ? 'Edit Entry' : 'Add Entry'}
        onOpenAutoFocus={focusNotes}
        onCloseAutoFocus={onCloseAutoFocus}
      >
        {care ? (
          <>
            <DialogBody>
              <CareCard words={care} />
            </DialogBody>
            <DialogFooter>
              <Button ref={focusOnArrival} variant="outline" onClick={() => onOpenChange(false)}>
                Close
              </Button>
            </DialogFooter>
          </>
        ) : (
          <EntryForm entry={entry} mood={mood} timeZone={timeZone} onSaved={onSaved} />
        )}
      </DialogContent>
    </Dialog>
  )
}

/** Not on touch screens: there the keyboard would cover what is being asked. */
function focusNotes(event: Event): void {
  if (!(event.currentTarget instanceof HTMLElement) || !matchMedia('(pointer: fine)').matches) return
  const notes = event.currentTarget.querySelector('textarea')
  if (!notes) return
  event.preventDefault()
  notes.focus()
}

function focusOnArrival(element: HTMLElement | null): void {
  element?.focus()
}
