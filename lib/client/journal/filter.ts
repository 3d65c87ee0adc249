/** What Mission Logs shows of the journal; an empty text asks for nothing. `from` and `to` are days, both included. */
export type JournalFilter = { q: string; mood: string; from: string; to: string }

export const wholeJournal: JournalFilter = { q: '', mood: '', from: '', to: '' }

/** Few enough for a card, enough for most months. */
export const JOURNAL_PAGE = 20

/** The entries of a day that an address names; null where it names none. */
export function dayFilter(day: string | null | undefined): JournalFilter | null {
  return day && /^\d{4}-\d{2}-\d{2}$/.test(day) ? { ...wholeJournal, from: day, to: day } : null
}

/** What an address asks the list for, `?day=2026-03-24` or `?energy=5`; null where it asks for all. */
export function askedFilter(day: string | null | undefined, energy: string | null | undefined): JournalFilter | null {
  return dayFilter(day) ?? (energy && /^[1-5]$/.test(energy) ? { ...wholeJournal, mood: energy } : null)
}

export function isWholeJournal(filter: JournalFilter): boolean {
  return Object.values(filter).every((value) => value === '')
}

/** Where a page of the filtered journal is read from: the first, or with a cursor the one after it. */
export function journalPath(filter: JournalFilter = wholeJournal, cursor?: string): string {
  const query = new URLSearchParams({ limit: String(JOURNAL_PAGE) })
  for (const [name, value] of Object.entries({ ...filter, cursor })) if (value) query.set(name, value)
  return `/api/journal?${query}`
}

/** The key of the filtered journal among the cached lists. */
export function journalKey(filter: JournalFilter = wholeJournal) {
  return ['/api/journal', filter] as const
}
