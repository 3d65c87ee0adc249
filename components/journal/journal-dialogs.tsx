'use client'

import { Suspense } from 'react'
import { lazyPart } from '@/components/shared/lazy-part'
import { useDeleteEntry } from '@/lib/client/journal/api'
import type { JournalEntry } from '@/lib/contract/journal'
import { journalMessages } from '@/lib/contract/messages/journal'

export type EntryAction = 'write' | 'delete'

/** The entry that a dialog is about, null for a new one; it stays while the dialog closes. Each opening is a round of its own. */
export type OpenEntry = {
  action: EntryAction
  entry: JournalEntry | null
  /** The energy that a new entry begins with. */
  mood?: number | undefined
  isOpen: boolean
  round: number
}

const load = {
  entry: () => import('./entry-dialog'),
  confirm: () => import('@/components/shared/confirm-dialog'),
}
const EntryDialog = lazyPart(() => load.entry().then((module) => module.EntryDialog))
const ConfirmDialog = lazyPart(() => load.confirm().then((module) => module.ConfirmDialog))

/** Fetches the dialogs' code when someone comes near a button that opens one. */
export function preloadJournalDialogs(): void {
  for (const fetchCode of Object.values(load)) fetchCode().catch(() => undefined)
}

type JournalDialogsProps = {
  opened: OpenEntry | null
  timeZone: string
  onClose: () => void
  onReopen: () => void
  /** Focus belongs on the button for new entries, whatever opened the dialog: the first entry takes its own away. */
  onNewClosed: () => void
  /** Focus needs another place than the entry, which is gone. */
  onEntryGone: () => void
}

/** The card's dialogs, each brought in when it is first opened. */
export function JournalDialogs({ opened, timeZone, onClose, onReopen, onNewClosed, onEntryGone }: JournalDialogsProps) {
  const remove = useDeleteEntry()
  if (!opened) return null
  const { action, entry, mood, isOpen, round } = opened
  const onOpenChange = (open: boolean) => (open ? onReopen() : onClose())

  // The menu that opened the dialog is gone together with its entry: deleted, or moved out of what is shown.
  function onCloseAutoFocus(event: Event) {
    if (entry && document.getElementById(entry.id)) return
    event.preventDefault()
    if (entry) onEntryGone()
    else onNewClosed()
  }

  return (
    <Suspense>
      {action === 'write' ? (
        <EntryDialog
          key={round}
          open={isOpen}
          onOpenChange={onOpenChange}
          onCloseAutoFocus={onCloseAutoFocus}
          entry={entry}
          mood={mood}
          timeZone={timeZone}
        />
      ) : (
        entry && (
          <ConfirmDialog
            key={round}
            open={isOpen}
            onOpenChange={onOpenChange}
            onCloseAutoFocus={onCloseAutoFocus}
            question={journalMessages.confirm.deleteEntry}
            detail={<Excerpt notes={entry.notes} />}
            confirmLabel="Delete entry"
            onConfirm={() => remove(entry)}
          />
        )
      )}
    </Suspense>
  )
}

function Excerpt({ notes }: { notes: string }) {
  return (
    <>
      <bdi dir="auto" className="mb-1.5 line-clamp-2 font-medium text-ink wrap-anywhere">
        {notes}
      </bdi>
      For a moment you can undo this.
    </>
  )
}
