import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import type { PagedList } from '@/lib/client/cache/list-pages'
import type { JournalEntry } from '@/lib/contract/journal'
import { countEntry, placeEntry, withEntry, withoutEntry } from './cache'
import { journalKey, wholeJournal } from './filter'

const entry = (id: string, date: string) => ({ id, date, mood: 3, notes: id }) as JournalEntry
const list = (next: string | null, ...pages: JournalEntry[][]): PagedList<JournalEntry> => ({
  pages: pages.map((items, index) => ({ items, next: index === pages.length - 1 ? next : `page ${index + 1}` })),
  pageParams: pages.map((_, index) => `page ${index}`),
})
const ids = (known: PagedList<JournalEntry>) => known.pages.map(({ items }) => items.map(({ id }) => id).join(''))

const known = list(
  'page 2',
  [entry('f', '2026-03-05'), entry('e', '2026-03-03')],
  [entry('d', '2026-03-02'), entry('c', '2026-03-02')],
)

describe('withEntry', () => {
  it('puts an entry where its day belongs', () => {
    expect(ids(withEntry(known, entry('g', '2026-03-06')))).toEqual(['gfe', 'dc'])
    expect(ids(withEntry(known, entry('g', '2026-03-04')))).toEqual(['fge', 'dc'])
    expect(ids(withEntry(known, entry('g', '2026-03-02')))).toEqual(['fe', 'gdc'])
  })

  it('leaves what is older than all that was read to the page that has it', () => {
    expect(ids(withEntry(known, entry('g', '2026-01-01')))).toEqual(['fe', 'dc'])
    expect(
      ids(withEntry({ ...known, pages: known.pages.with(-1, { items: [], next: null }) }, entry('g', '2026-01-01'))),
    ).toEqual(['fe', 'g'])
  })

  it('moves an entry whose day was changed, and never doubles it', () => {
    expect(ids(withEntry(known, entry('c', '2026-03-09')))).toEqual(['cfe', 'd'])
    expect(ids(withEntry(known, { ...entry('e', '2026-03-03'), notes: 'new' })).join('')).toBe('fedc')
  })

  it('begins an empty journal', () => {
    expect(ids(withEntry(list(null, []), entry('a', '2026-03-01')))).toEqual(['a'])
  })
})

it('takes an entry out', () => {
  expect(ids(withoutEntry(known, 'd'))).toEqual(['fe', 'c'])
})

it('counts what was written, changed or deleted in the year at once', () => {
  const client = new QueryClient()
  const year = {
    from: '2025-12-01',
    to: '2026-11-30',
    days: [{ date: '2026-03-05', mean: 3, entries: 1 }],
    checkIns: [],
  }
  const days = () => client.getQueryData<typeof year>(['/api/journal/energy'])?.days
  client.setQueryData(journalKey(), known)
  client.setQueryData(['/api/journal/energy'], year)
  placeEntry(client, { ...entry('g', '2026-03-05'), mood: 5 }, true)
  expect(days()).toEqual([{ date: '2026-03-05', mean: 4, entries: 2 }])
  placeEntry(client, { ...entry('g', '2026-03-05'), mood: 1 })
  expect(days()).toEqual([{ date: '2026-03-05', mean: 2, entries: 2 }])
  // What it was is not known here: the server counts it.
  placeEntry(client, { ...entry('z', '2026-01-01'), mood: 1 })
  expect(days()).toHaveLength(1)
  countEntry(client, { ...entry('g', '2026-03-05'), mood: 1 }, false)
  expect(days()).toEqual([{ date: '2026-03-05', mean: 3, entries: 1 }])
  countEntry(client, { ...entry('g', '2026-03-05'), mood: 1 }, true)
  expect(days()).toEqual([{ date: '2026-03-05', mean: 2, entries: 2 }])
})

it('forgets searches, and marks what is computed from the journal as stale', () => {
  const client = new QueryClient()
  const search = journalKey({ ...wholeJournal, q: 'run' })
  client.setQueryData(journalKey(), known)
  client.setQueryData(search, known)
  client.setQueryData(['/api/journal/energy'], {})
  placeEntry(client, entry('g', '2026-03-06'))
  expect(client.getQueryData(search)).toBeUndefined()
  expect(client.getQueryState(journalKey())?.isInvalidated).toBe(false)
  expect(client.getQueryState(['/api/journal/energy'])?.isInvalidated).toBe(true)
})
