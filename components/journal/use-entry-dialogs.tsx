'use client'

import { type ReactNode, useState } from 'react'
import type { JournalEntry } from '@/lib/contract/journal'
import { type EntryAction, JournalDialogs, type OpenEntry } from './journal-dialogs'
import { useAskedFor } from './use-asked-for'

type Open = (action: EntryAction, entry: JournalEntry | null, mood?: number) => void

/** The dialogs to write, change and delete entries, what opens them, and the one that the address asks for. */
export function useEntryDialogs(on: {
  timeZone: string
  /** Focus comes back here after a new entry. */
  newClosed: () => void
  /** Focus needs another place than an entry that is gone. */
  entryGone: () => void
}): { open: Open; dialogs: ReactNode } {
  const [opened, setOpened] = useState<OpenEntry | null>(null)
  const open: Open = (action, entry, mood) =>
    setOpened((last) => ({ action, entry, mood, isOpen: true, round: (last?.round ?? 0) + 1 }))
  useAskedFor(open)
  const dialogs = (
    <JournalDialogs
      opened={opened}
      timeZone={on.timeZone}
      onClose={() => setOpened((last) => last && { ...last, isOpen: false })}
      onReopen={() => setOpened((last) => last && { ...last, isOpen: true })}
      onNewClosed={on.newClosed}
      onEntryGone={on.entryGone}
    />
  )
  return { open, dialogs }
}
