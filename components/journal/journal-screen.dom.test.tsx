import { act, cleanup, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { JournalFilter } from '@/lib/client/journal/filter'
import { show } from '@/tests/support/dom-screen'
import { JournalScreen } from './journal-screen'

const listed: string[] = []

// What stands below it has tests of its own.
vi.mock('./journal-stream', () => ({
  JournalStream: ({ filter: { from, to } }: { filter: JournalFilter }) => {
    listed.push(from)
    return <output id="logs">{`from ${from}${to === from ? '' : ` to ${to}`}`}</output>
  },
}))

const now = { today: '2026-11-26', timeZone: 'UTC' }
const year = { from: '2025-11-27', to: '2026-11-26', checkIns: [] }

function open(days: { date: string; mean: number; entries: number }[]) {
  return show(<JournalScreen now={now} earlier={[]} prompts={['What moved today?']} />, {
    'GET /api/journal/energy': { ...year, days } as never,
    'GET /api/journal': [] as never,
  })
}

test('on a phone the calendar opens under its button, and closes once a day is chosen', async () => {
  const { hands } = open([{ date: '2026-11-20', mean: 4, entries: 1 }])
  const button = await screen.findByRole('button', { name: 'Calendar' })
  expect(document.getElementById('calendar')).toBeNull()
  await hands.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  const calendar = document.getElementById('calendar')
  const day = calendar?.querySelector<HTMLElement>('[aria-label*="19"]')
  expect(day).toBeTruthy()
  if (day) await hands.click(day)
  expect(document.getElementById('calendar')).toBeNull()
})

test('an empty journal begins in its field, and has no calendar to open', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  open([])
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Notes' })))
  expect(screen.queryByRole('button', { name: 'Calendar' })).toBeNull()
  // One question is enough on a first day.
  await vi.waitFor(() => expect(screen.queryByText('What moved today?')).toBeNull())
  expect(screen.getByText('How was your energy?')).toBeDefined()
  vi.unstubAllGlobals()
})

test('a day is shown when it is pressed, whether it holds entries or none', async () => {
  const { hands } = open([{ date: '2026-11-20', mean: 4, entries: 1 }])
  await hands.click(await screen.findByRole('button', { name: 'Calendar' }))
  expect(screen.getByText('What moved today?')).toBeDefined()
  const day = (name: string) =>
    document.querySelector<HTMLElement>(`#calendar [aria-label*="${name} Nov"]`) as HTMLElement
  await hands.click(day('20'))
  expect(await screen.findByText('from 2026-11-20')).toBeDefined()
  await hands.click(screen.getByRole('button', { name: 'Calendar' }))
  await hands.click(day('19'))
  expect(await screen.findByText('from 2026-11-19')).toBeDefined()
  expect(screen.getByLabelText('Date')).toHaveProperty('value', '2026-11-26')
})

test('“On this day” is that of the day that is shown, and of today again once all are', async () => {
  const entry = { id: 'e', userId: 'ada', mood: 4, timeSpent: '', attachments: [], neverSend: false }
  const written = { createdAt: '2025-11-26T09:00:00.000Z', updatedAt: '2025-11-26T09:00:00.000Z' }
  const earlier = [{ ...entry, ...written, date: '2025-11-26', notes: 'Snow' }]
  const then = [{ ...entry, ...written, date: '2026-10-20', notes: 'Leaves' }]
  const near = { before: null, after: '2026-11-26', goals: [], milestones: [] }
  const { hands } = show(<JournalScreen now={now} earlier={earlier} prompts={[]} />, {
    'GET /api/journal/energy': { ...year, days: [{ date: '2026-11-20', mean: 4, entries: 1 }] } as never,
    'GET /api/journal': [] as never,
    'GET /api/journal/day': { ...near, date: '2026-11-20', earlier: then } as never,
  })
  expect(screen.getByText('Snow')).toBeDefined()
  const press = async () => {
    await hands.click(await screen.findByRole('button', { name: 'Calendar' }))
    await hands.click(document.querySelector<HTMLElement>('#calendar [aria-label*="20 Nov"]') as HTMLElement)
  }
  await press()
  expect(await screen.findByText('Leaves')).toBeDefined()
  expect(screen.getByText(/a month before/)).toBeDefined()
  expect(screen.queryByText('Snow')).toBeNull()
  await press()
  expect(await screen.findByText('Snow')).toBeDefined()
})

test('a month of the year that is pressed shows what was written in it, and lets go when it is pressed again', async () => {
  const { hands } = open([{ date: '2026-09-20', mean: 4, entries: 1 }])
  const month = (await screen.findAllByRole('button', { name: 'October 2026' })).at(-1) as HTMLElement
  await hands.click(month)
  expect(screen.getByText('from 2026-10-01 to 2026-10-31')).toBeDefined()
  expect(screen.getByRole('heading', { name: 'October 2026' })).toBeDefined()
  await hands.click(month)
  expect(screen.getByText('from')).toBeDefined()
})

test('the day that the address names is shown, from the first picture on', async () => {
  listed.length = 0
  window.history.replaceState(null, '', '/journal?date=2026-03-24')
  open([{ date: '2026-11-20', mean: 4, entries: 1 }])
  expect(await screen.findByText('from 2026-03-24')).toBeDefined()
  expect([...new Set(listed)]).toEqual(['2026-03-24'])
  expect(window.location.search).toBe('?date=2026-03-24')
})

test('a day that is asked for stands first, the field to write in under it with what is half written in it', async () => {
  window.history.replaceState(null, '', '/journal')
  const { hands } = open([{ date: '2026-11-20', mean: 4, entries: 1 }])
  const isFieldFirst = () => {
    const [list, form] = [document.getElementById('logs'), screen.getByRole('form', { name: 'New entry' })]
    return Boolean(list && form.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING)
  }
  expect(await screen.findByText('from')).toBeDefined()
  expect(isFieldFirst()).toBe(true)
  await hands.type(screen.getByLabelText('Notes'), 'Half written')
  await hands.click(await screen.findByRole('button', { name: /^\w+ 18 Nov/ }))
  expect(await screen.findByText('from 2026-11-18')).toBeDefined()
  expect(isFieldFirst()).toBe(false)
  expect(screen.getByLabelText('Notes')).toHaveProperty('value', 'Half written')
  await hands.click(screen.getByRole('button', { name: /^\w+ 18 Nov/ }))
  expect(await screen.findByText('from')).toBeDefined()
  expect(isFieldFirst()).toBe(true)
})

test('a date that no day has, or none that is over, is the plain journal', async () => {
  for (const date of ['2026-02-30', '2026-11-27', 'yesterday']) {
    window.history.replaceState(null, '', `/journal?date=${date}`)
    open([{ date: '2026-11-20', mean: 4, entries: 1 }])
    expect(await screen.findByText('from'), date).toBeDefined()
    cleanup()
  }
})

test('a day that is pressed is in the address, the page stays where it is, and Back leads to the day before it', async () => {
  window.history.replaceState(null, '', '/journal')
  const { hands } = open([{ date: '2026-11-20', mean: 4, entries: 1 }])
  const moved = vi.fn()
  ;(await screen.findByText('from')).scrollIntoView = moved
  const day = async (name: string) =>
    hands.click(await screen.findByRole('button', { name: new RegExp(`^\\w+ ${name} Nov`) }))
  await day('18')
  expect(window.location.search).toBe('?date=2026-11-18')
  await day('19')
  expect(window.location.search).toBe('?date=2026-11-19')
  expect(await screen.findByText('from 2026-11-19')).toBeDefined()
  expect(moved).not.toHaveBeenCalled()
  // What Back does to the address.
  act(() => window.history.replaceState(null, '', '/journal?date=2026-11-18'))
  expect(await screen.findByText('from 2026-11-18')).toBeDefined()
  await day('18')
  expect(window.location.pathname + window.location.search).toBe('/journal')
  expect(await screen.findByText('from')).toBeDefined()
})

test('a day is shown once its record is there, too: what was shown before stays until then', async () => {
  let answer = (_: unknown) => {}
  const record = new Promise((resolve) => {
    answer = resolve
  })
  const { hands } = show(<JournalScreen now={now} earlier={[]} prompts={[]} />, {
    'GET /api/journal/energy': { ...year, days: [{ date: '2026-11-20', mean: 4, entries: 1 }] } as never,
    'GET /api/journal': [] as never,
    'GET /api/journal/day': () => record as never,
  })
  const day = await screen.findByRole('button', { name: /^\w+ 18 Nov/ })
  await hands.click(day)
  expect(day.getAttribute('aria-pressed')).toBe('true')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.getByText('from')).toBeDefined()
  answer({ date: '2026-11-18', before: null, after: null, goals: [], milestones: [], earlier: [] })
  expect(await screen.findByText('from 2026-11-18')).toBeDefined()
})
