import { screen, waitFor, within } from '@testing-library/react'
import { createRef, useState } from 'react'
import { afterAll, expect, test, vi } from 'vitest'
import { getQueryClient } from '@/lib/client/cache/query-client'
import { useJournal } from '@/lib/client/journal/api'
import { placeEntry } from '@/lib/client/journal/cache'
import { useJournalDay } from '@/lib/client/journal/day'
import { type JournalFilter, journalKey, wholeJournal, withDay } from '@/lib/client/journal/filter'
import type { JournalEntry } from '@/lib/contract/journal'
import { show } from '@/tests/support/dom-screen'
import { JournalStream } from './journal-stream'

// The dialogs are loaded meanwhile: without the window they would be broken for the next file.
afterAll(() => vi.dynamicImportSettled())

const entry = (id: string, date: string) =>
  ({ id, date, mood: 3, notes: id, createdAt: `${date}T09:00:00.000Z` }) as JournalEntry

function List() {
  return (
    <p data-testid="list">
      {useJournal(wholeJournal)
        .entries?.map(({ id }) => id)
        .join(' ')}
    </p>
  )
}

test('offline what was saved since the app was opened stays in the list beside what the worker kept', async () => {
  const kept = [entry('old', '2026-11-02'), entry('older', '2026-11-01')]
  show(<List />, { 'GET /api/journal': kept as never })
  const list = screen.getByTestId('list')
  await waitFor(() => expect(list.textContent).toBe('old older'))
  placeEntry(getQueryClient(), entry('saved', '2026-11-03'))
  await waitFor(() => expect(list.textContent).toBe('saved old older'))
  const isOnLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await getQueryClient().invalidateQueries({ queryKey: journalKey(wholeJournal) })
  // What was read is shown by then.
  await new Promise((done) => setTimeout(done, 50))
  expect(list.textContent).toBe('saved old older')
  isOnLine.mockReturnValue(true)
  await getQueryClient().invalidateQueries({ queryKey: journalKey(wholeJournal) })
  await waitFor(() => expect(list.textContent).toBe('old older'))
  isOnLine.mockRestore()
})

/** The list as the journal has it. */
function Stream({
  start,
  onWrite = () => undefined,
  onDay = () => undefined,
}: {
  start: JournalFilter
  onWrite?: (day: string) => void
  onDay?: (day: string) => void
}) {
  const [filter, setFilter] = useState(start)
  const journal = useJournal(filter)
  const { data: day } = useJournalDay(filter.from === filter.to && filter.from !== '' ? filter.from : null)
  const now = { today: '2026-11-03', timeZone: 'UTC' }
  const given = { filter, onFilter: setFilter, onDay, onWrite, journal, day, newest: null }
  return <JournalStream now={now} composer={createRef<HTMLTextAreaElement>()} {...given} />
}

test('a slip in a search is offered as what it was meant to be, for one press', async () => {
  const { hands } = show(<Stream start={{ ...wholeJournal, q: 'joural' }} />, {
    'GET /api/journal': ({ query }) =>
      query.includes('q=journal') ? [{ ...entry('My journals', '2026-11-02'), attachments: [] }] : [],
    'GET /api/search/meant': ({ query }) => ({ q: query === 'q=joural&of=entries' ? 'journal' : null }),
    'GET /api/journal/energy': { days: [] } as never,
  })
  // The window of these tests does not know the element `search` yet.
  vi.spyOn(console, 'error').mockClear()
  await hands.click(await screen.findByRole('button', { name: 'Did you mean “journal”?' }))
  // What was looked for is marked, also within a word.
  expect((await screen.findByText('journal', { selector: 'mark' })).parentElement?.textContent).toBe('My journals')
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'journal')
})

test('a day that is shown is named once, with an entry of it and the way back beside it', async () => {
  const onWrite = vi.fn()
  const { hands } = show(<Stream start={withDay(wholeJournal, '2026-11-02')} onWrite={onWrite} />, {
    'GET /api/journal': [{ ...entry('Rain', '2026-11-02'), attachments: [] }] as never,
    'GET /api/journal/energy': { days: [] } as never,
    'GET /api/journal/day': { ...quiet, date: '2026-11-02' } as never,
  })
  vi.spyOn(console, 'error').mockClear()
  await screen.findByText('Rain')
  expect(screen.getAllByText(/2 Nov/).map((one) => one.textContent)).toEqual(['Mon 2 Nov'])
  expect(screen.queryByText('November 2026')?.hidden).toBe(true)
  expect(screen.getByLabelText('From').closest('[hidden]')).not.toBeNull()
  expect(screen.queryByRole('button', { name: 'Clear days' })).toBeNull()
  await hands.click(screen.getByRole('button', { name: 'Add an entry' }))
  expect(onWrite).toHaveBeenCalledWith('2026-11-02')
  await hands.click(screen.getByRole('button', { name: 'Show all' }))
  expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull()
})

const quiet = { before: null, after: null, goals: [], milestones: [], earlier: [] }

test('of a day the days beside it are a press or an arrow key away, and what else happened in it is told', async () => {
  const goal = { goalId: 'g', title: 'Row across the lake', domain: 'health', from: 20, to: 25, checkIns: 1 }
  const days: Record<string, object> = {
    '2026-10-30': { ...quiet, after: '2026-11-02' },
    '2026-11-02': {
      ...quiet,
      before: '2026-10-30',
      goals: [{ ...goal, isCompleted: false, said: ['Rowed to the buoy'] }],
      milestones: [{ goalId: 'g', goal: goal.title, title: 'A boat', date: '2026-11-02' }],
    },
  }
  const { hands } = show(<Stream start={withDay(wholeJournal, '2026-11-02')} />, {
    'GET /api/journal': [] as never,
    'GET /api/journal/energy': { days: [] } as never,
    'GET /api/journal/day': ({ query }) => ({ ...days[query.slice(-10)], date: query.slice(-10) }) as never,
  })
  vi.spyOn(console, 'error').mockClear()
  expect(await screen.findByText('Nothing written on Mon 2 Nov')).toBeDefined()
  const also = within(await screen.findByRole('region', { name: 'Also that day' }))
  expect(also.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    'Row across the lake20% → 25%Rowed to the buoy',
    'Milestone done: A boat · Row across the lake',
  ])
  const [back, on] = [
    screen.getByRole('button', { name: 'Day before' }),
    screen.getByRole('button', { name: 'Next day' }),
  ]
  expect([back.getAttribute('aria-disabled'), on.getAttribute('aria-disabled')]).toEqual(['false', 'true'])
  await hands.click(back)
  expect(await screen.findByText('Nothing written on Fri 30 Oct')).toBeDefined()
  expect(screen.queryByRole('region', { name: 'Also that day' })).toBeNull()
  expect(document.activeElement).toBe(back)
  await vi.waitFor(() => expect(on.getAttribute('aria-disabled')).toBe('false'))
  await hands.keyboard('{ArrowRight}')
  expect(await screen.findByText('Nothing written on Mon 2 Nov')).toBeDefined()
})

test('each day in the list is a link to what the journal holds of it, shown without leaving', async () => {
  const onDay = vi.fn()
  const { hands } = show(<Stream start={wholeJournal} onDay={onDay} />, {
    'GET /api/journal': [{ ...entry('Rain', '2026-11-02'), attachments: [] }] as never,
    'GET /api/journal/energy': { days: [] } as never,
  })
  vi.spyOn(console, 'error').mockClear()
  const day = await screen.findByRole('link', { name: 'Mon 2 Nov' })
  expect(day.getAttribute('href')).toBe('/journal?date=2026-11-02')
  await hands.click(day)
  expect(onDay).toHaveBeenCalledWith('2026-11-02')
})
