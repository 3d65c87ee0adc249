import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { useJournal } from '@/lib/client/journal/api'
import { useJournalDay } from '@/lib/client/journal/day'
import {
  askedDay,
  askedEnergy,
  dayOfFilter,
  type JournalFilter,
  wholeJournal,
  withDay,
} from '@/lib/client/journal/filter'
import { paths } from '@/lib/contract/paths'

/** What the journal is narrowed to. A day lives in the address: it can be shared, and Back leads to the one before. */
export function useJournalFilter(today: string): [JournalFilter, (filter: JournalFilter) => void] {
  const asked = useSearchParams()
  const day = askedDay(asked.get('date'), today)
  // From its first picture on: a list that is changed afterwards shifts what stands below.
  const [rest, setRest] = useState<JournalFilter>(() => ({ ...wholeJournal, mood: askedEnergy(asked.get('energy')) }))
  function change(next: JournalFilter) {
    const to = dayOfFilter(next)
    setRest(next)
    if (to !== day) window.history.pushState(null, '', to === null ? paths.journal : `${paths.journal}?date=${to}`)
  }
  return [withDay(rest, day), change]
}

/**
 * The entries that a filter leaves, and of a day what else it holds. A day is shown once both are there, and what was
 * shown before stays until then: nothing comes after it and pushes the rest down.
 */
export function useShownJournal(filter: JournalFilter) {
  const day = dayOfFilter(filter)
  const next = useJournal(filter)
  const { data: record, isFetching } = useJournalDay(day)
  const isAwaited = day !== null && ((next.isSearching && next.isFetching) || (record?.date !== day && isFetching))
  const [last, setLast] = useState(filter)
  if (!isAwaited && journalDiffers(last, filter)) setLast(filter)
  const shown = isAwaited ? last : filter
  return { shown, journal: useJournal(shown), record }
}

function journalDiffers(one: JournalFilter, other: JournalFilter): boolean {
  return one.q !== other.q || one.mood !== other.mood || one.from !== other.from || one.to !== other.to
}
