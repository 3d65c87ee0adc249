import { useSearchParams } from 'next/navigation'
import { useEffect, useEffectEvent } from 'react'
import { useEntry } from '@/lib/client/journal'
import type { JournalEntry } from '@/lib/contract/journal'
import type { EntryAction } from './journal-dialogs'

/** Opens what the address asks for, once: `?new=entry` a new entry, `?entry=<id>` one that is there. */
export function useAskedFor(open: (action: EntryAction, entry: JournalEntry | null) => void): void {
  const params = useSearchParams()
  const isNew = params.get('new') === 'entry'
  const id = params.get('entry')
  const { data: entry } = useEntry(id)
  const onArrival = useEffectEvent(open)

  useEffect(() => {
    if (!isNew && !entry) return
    onArrival('write', isNew ? null : (entry ?? null))
    const address = new URL(window.location.href)
    address.searchParams.delete('new')
    address.searchParams.delete('entry')
    window.history.replaceState(null, '', address)
  }, [isNew, entry])
}
