import { useSearchParams } from 'next/navigation'
import { useEffect, useEffectEvent } from 'react'
import { useEntry } from '@/lib/client/journal/api'
import { askedEnergy } from '@/lib/client/journal/filter'
import type { JournalEntry } from '@/lib/contract/journal'
import { limits } from '@/lib/contract/limits'
import type { EntryAction } from './journal-dialogs'

/**
 * Opens what the address asks for, once: `?new=entry` a new entry, with `&mood=4` one that begins with that energy,
 * `?entry=<id>` one that is there.
 */
export function useAskedFor(open: (action: EntryAction, entry: JournalEntry | null, mood?: number) => void): void {
  const params = useSearchParams()
  const isNew = params.get('new') === 'entry'
  const mood = knownMood(params.get('mood'))
  const id = params.get('entry')
  const { data: entry } = useEntry(id)
  const onArrival = useEffectEvent(open)

  useEffect(() => {
    if (!isNew && !entry) return
    onArrival('write', isNew ? null : (entry ?? null), isNew ? mood : undefined)
    const address = new URL(window.location.href)
    for (const name of ['new', 'mood', 'entry']) address.searchParams.delete(name)
    window.history.replaceState(null, '', address)
  }, [isNew, mood, entry])
}

/** Shows the entry that the address names to be read, `?read=<id>`, where a search has found it; then it names its day. */
export function useAskedToRead(show: (entry: JournalEntry) => void): void {
  const { data: entry } = useEntry(useSearchParams().get('read'))
  const onArrival = useEffectEvent(show)

  useEffect(() => {
    if (!entry) return
    onArrival(entry)
    const address = new URL(window.location.href)
    address.searchParams.delete('read')
    address.searchParams.set('date', entry.date)
    window.history.replaceState(null, '', address)
  }, [entry])
}

/** Shows the entries with the energy that the address names, once: `?energy=5`. */
export function useAskedEnergy(show: (mood: string) => void): void {
  const energy = askedEnergy(useSearchParams().get('energy'))
  const onArrival = useEffectEvent(show)

  useEffect(() => {
    if (energy === '') return
    onArrival(energy)
    const address = new URL(window.location.href)
    address.searchParams.delete('energy')
    window.history.replaceState(null, '', address)
  }, [energy])
}

function knownMood(text: string | null): number | undefined {
  const mood = Number(text)
  return Number.isInteger(mood) && mood >= limits.mood.min && mood <= limits.mood.max ? mood : undefined
}
