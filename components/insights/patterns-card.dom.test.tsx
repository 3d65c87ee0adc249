import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { EnergyPattern, EnergyPatterns } from '@/lib/contract/energy-patterns'
import { hintsCaveat, NOT_CAUSE, NOTHING_SURE, patternsToGo, testOfWord } from '@/lib/contract/pattern-words'
import { show } from '@/tests/support/dom-screen'
import { PatternsCard } from './patterns-card'
import { SourceHost } from './source-host'

const pattern = (over: Partial<EnergyPattern>): EnergyPattern => ({
  kind: 'word',
  isSure: true,
  text: 'On 15 days with “lido” in an entry your energy averaged 4.6, on the other 240 days 3.1.',
  energy: 4.6,
  otherEnergy: 3.1,
  days: 15,
  otherDays: 240,
  idea: '',
  word: 'lido',
  sources: [{ kind: 'journal', id: 'e1', date: '2026-11-26', quotes: ['lido'] }],
  ...over,
})

function open(told: Partial<EnergyPatterns>) {
  const all: EnergyPatterns = { from: '2025-12-01', to: '2026-11-30', days: 255, weighed: 40, patterns: [], ...told }
  show(
    <SourceHost now={{ today: '2026-11-30', timeZone: 'UTC' }}>
      <PatternsCard now={{ today: '2026-11-30', timeZone: 'UTC' }} />
    </SourceHost>,
    { 'GET /api/insights/energy-patterns': all, 'GET /api/goals': [] },
  )
}

test('what is sure stands before what is worth a test, and each but a weekday can be tested', async () => {
  const hint = 'On 40 Fridays your energy averaged 3.9, on the other 215 days 3.2.'
  open({
    patterns: [
      pattern({}),
      pattern({ kind: 'weekday', isSure: false, text: hint, idea: null, word: null, sources: [] }),
    ],
  })
  const sure = await screen.findByRole('list', { name: 'What goes with your energy' })
  expect(within(sure).getAllByRole('listitem')).toHaveLength(1 + within(sure).getAllByRole('list').length)
  const hints = screen.getByRole('list', { name: 'What may go with your energy' })
  expect(within(hints).getByText(hint)).toBeDefined()
  expect(within(hints).queryByRole('button', { name: 'Test it' })).toBeNull()
  expect(screen.getByText(hintsCaveat(40))).toBeDefined()
  expect(screen.getByText(NOT_CAUSE)).toBeDefined()
  fireEvent.click(within(sure).getByRole('button', { name: 'Test it' }))
  // A word is no thing to do: the field waits for one, and says of what.
  const field = await screen.findByLabelText('What will you do?')
  expect((field as HTMLInputElement).value).toBe('')
  expect(screen.getByText(testOfWord('lido'))).toBeDefined()
})

test('a goal is what to do itself, and nothing more is asked of it', async () => {
  const sources = [{ kind: 'goal' as const, id: 'g1', date: null, quotes: ['Cello'] }]
  open({ patterns: [pattern({ kind: 'goal', idea: 'Cello', word: null, sources })] })
  fireEvent.click(await screen.findByRole('button', { name: 'Test it' }))
  expect(((await screen.findByLabelText('What will you do?')) as HTMLInputElement).value).toBe('Cello')
  expect(screen.queryByText(/^Days with/)).toBeNull()
})

test('two entries that say the same are told apart by their days', async () => {
  const entry = (id: string, date: string, quote: string) => ({ kind: 'journal' as const, id, date, quotes: [quote] })
  open({
    patterns: [
      pattern({
        sources: [
          entry('e1', '2026-11-26', 'Two lengths at the lido'),
          entry('e2', '2025-12-14', 'Two lengths at the lido'),
          entry('e3', '2026-11-12', 'lido'),
        ],
      }),
    ],
  })
  const sources = await screen.findByRole('list', { name: 'Sources' })
  expect(
    within(sources)
      .getAllByRole('button')
      .map((one) => [one.textContent, one.getAttribute('aria-label')]),
  ).toEqual([
    ['26 Nov: Two lengths at the lido', '26 Nov: Two lengths at the lido. Read the journal entry'],
    ['14 Dec 2025: Two lengths at the lido', '14 Dec 2025: Two lengths at the lido. Read the journal entry'],
    ['12 Nov: Journal entry', '12 Nov: Journal entry'],
  ])
})

test('where nothing is sure, what comes nearest is told in the same breath', async () => {
  open({ patterns: [pattern({ isSure: false })] })
  expect(await screen.findByText(`${NOTHING_SURE} ${hintsCaveat(40)}`)).toBeDefined()
  expect(screen.getByRole('list', { name: 'What may go with your energy' })).toBeDefined()
})

test('where nothing stands out it says so', async () => {
  open({})
  expect(await screen.findByText(NOTHING_SURE)).toBeDefined()
  expect(screen.queryByRole('list')).toBeNull()
})

test('of too few days it says how many are to go', async () => {
  open({ days: 12, weighed: 0 })
  expect(await screen.findByText(patternsToGo(12))).toBeDefined()
})
