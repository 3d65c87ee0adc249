import type { QueryClient } from '@tanstack/react-query'
import type { ListPage, PagedList } from '@/lib/client/cache/list-pages'
import { energyKey } from '@/lib/client/energy/api'
import { withLogged, withoutLogged } from '@/lib/client/energy/change'
import { energyPatternsKey, weeklyInsightKey } from '@/lib/client/insights/keys'
import type { EnergyYear } from '@/lib/contract/energy'
import type { JournalEntry } from '@/lib/contract/journal'
import { journalKey } from './filter'

export type Entries = PagedList<JournalEntry>

/** Shows a written entry in the journal at once, and has what depends on it read anew. `isNew`: it was not there before. */
export function placeEntry(client: QueryClient, entry: JournalEntry, isNew = false): void {
  const before = client
    .getQueryData<Entries>(journalKey())
    ?.pages.flatMap((page) => page.items)
    .find(({ id }) => id === entry.id)
  // What an entry was that is none of those that were read, the server alone knows.
  if (before || isNew) {
    changeEnergy(client, (year) => withLogged(before ? withoutLogged(year, before) : year, entry))
  }
  client.setQueryData<Entries>(journalKey(), (known) => known && withEntry(known, entry))
  refreshRest(client)
}

/** Takes a deleted entry out of the journal, and has what depended on it read anew. */
export function dropEntry(client: QueryClient, id: string): void {
  client.setQueryData<Entries>(journalKey(), (known) => known && withoutEntry(known, id))
  refreshRest(client)
}

/** Counts an entry that Undo may still bring back no more, or counts it again. */
export function countEntry(client: QueryClient, entry: JournalEntry, isThere: boolean): void {
  changeEnergy(client, (year) => (isThere ? withLogged(year, entry) : withoutLogged(year, entry)))
}

/** What the year is told to be at once, in the calendar and beside each month: the server’s own count follows. */
function changeEnergy(client: QueryClient, change: (year: EnergyYear) => EnergyYear): void {
  client.setQueryData<EnergyYear>(energyKey, (known) => known && change(known))
}

/** The list with the entry where its day puts it: newest first, of one day the last written first. */
export function withEntry(known: Entries, entry: JournalEntry): Entries {
  const rest = withoutEntry(known, entry.id)
  const place = rest.pages.findIndex(({ items }) => items.some((other) => isBefore(entry, other)))
  if (place === -1) {
    // Older than all that was read: it stands at the end once the end is known, else a later page brings it.
    const last = rest.pages.at(-1)
    if (!last || last.next !== null) return rest
    return { ...rest, pages: rest.pages.with(-1, { ...last, items: [...last.items, entry] }) }
  }
  const pages = rest.pages.map((page, index) => {
    if (index !== place) return page
    const at = page.items.findIndex((other) => isBefore(entry, other))
    return { ...page, items: page.items.toSpliced(at, 0, entry) }
  })
  return { ...rest, pages }
}

/**
 * The first page as it was kept for a time without a connection, with what this screen knows beside it: what was saved
 * since the app was opened stands here alone. Of one entry the screen's own is the newer.
 */
export function withKnown({ items, next }: ListPage<JournalEntry>, known: Entries): ListPage<JournalEntry> {
  const own = known.pages.flatMap((page) => page.items)
  const ids = new Set(own.map(({ id }) => id))
  const all = [...own, ...items.filter(({ id }) => !ids.has(id))]
  return { items: all.sort((one, other) => (isBefore(one, other) ? -1 : 1)), next }
}

export function withoutEntry(known: Entries, id: string): Entries {
  const pages = known.pages.map((page) => ({ ...page, items: page.items.filter((entry) => entry.id !== id) }))
  return { ...known, pages }
}

function isBefore(entry: JournalEntry, other: JournalEntry): boolean {
  return entry.date > other.date || (entry.date === other.date && entry.id > other.id)
}

/** Searches, energy and insights. Searches that nobody looks at are forgotten instead of being repeated. */
function refreshRest(client: QueryClient): void {
  const [journal] = journalKey()
  const isSearch = ([name, filter]: readonly unknown[]) => name === journal && filter !== undefined
  const isWhole = (key: readonly unknown[]) => JSON.stringify(key) === JSON.stringify(journalKey())
  client.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => isSearch(queryKey) && !isWhole(queryKey) })
  client.invalidateQueries({
    refetchType: 'all',
    predicate: ({ queryKey }) =>
      String(queryKey[0]).startsWith(`${journal}/`) || (isSearch(queryKey) && !isWhole(queryKey)),
  })
  client.invalidateQueries({ queryKey: weeklyInsightKey, refetchType: 'all' })
  // A year is looked through anew only when somebody looks at it.
  client.invalidateQueries({ queryKey: energyPatternsKey })
}
