/** What Mission Logs shows of the journal; an empty text asks for nothing. `from` and `to` are days, both included. */
export type JournalFilter = { q: string; mood: string; from: string; to: string }

export const wholeJournal: JournalFilter = { q: '', mood: '', from: '', to: '' }

/** Few enough for a card, enough for most months. */
export const JOURNAL_PAGE = 20

/** Where no account's journal begins. */
const FIRST_DAY = '1900-01-01'

/** The day that an address names, `?date=2026-03-24`; null where it names none that can hold an entry. */
export function askedDay(date: string | null | undefined, today: string): string | null {
  if (!date || !/^\d{4}-\d{2}-\d{2}$/.test(date) || date < FIRST_DAY || date > today) return null
  const at = Date.parse(date)
  // 30 February would be read as a day of March.
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== date ? null : date
}

/** The energy that an address names, `?energy=5`; none where it names no step of the scale. */
export function askedEnergy(energy: string | null | undefined): string {
  return energy && /^[1-5]$/.test(energy) ? energy : ''
}

/** The one day that a filter leaves; null where it leaves more. */
export function dayOfFilter({ from, to }: JournalFilter): string | null {
  return from !== '' && from === to ? from : null
}

/** The filter narrowed to a day, or widened from the one it left. */
export function withDay(filter: JournalFilter, day: string | null): JournalFilter {
  if (day !== null) return { ...filter, from: day, to: day }
  return dayOfFilter(filter) === null ? filter : { ...filter, from: '', to: '' }
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
