import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '@/tests/support/dom-screen'
import { LookedNote } from './looked-note'

const entry = {
  id: 'j1',
  userId: 'u',
  date: '2026-03-02',
  mood: 4,
  timeSpent: 'N/A',
  notes: 'Swam before work.',
  attachments: [],
  createdAt: '2026-03-02T08:00:00.000Z',
  updatedAt: '2026-03-02T08:00:00.000Z',
}
const looked = { tool: 'ask_record', words: 'Looked at 14 entries', from: '2026-03-01', to: '2026-05-30', rows: 14 }

test('what was looked at opens its rows as they stand', async () => {
  const refs = [{ kind: 'journal' as const, id: 'j1' }]
  const { hands } = show(<LookedNote looked={[{ ...looked, refs }]} timeZone="UTC" />, {
    'GET /api/journal/{id}': entry as never,
  })
  await hands.click(screen.getByRole('button', { name: 'Looked at 14 entries, Mar–May' }))
  expect(await screen.findByText('Swam before work.', {}, { timeout: 15_000 })).toBeDefined()
})

test('what has no rows is words alone', () => {
  show(<LookedNote looked={[{ ...looked, refs: [] }]} timeZone="UTC" />, {})
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText('Looked at 14 entries, Mar–May')).toBeDefined()
})
