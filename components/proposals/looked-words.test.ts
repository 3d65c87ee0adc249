import { expect, it } from 'vitest'
import type { Looked } from '@/lib/contract/record'
import { lookedOnce, lookedWords } from './looked-words'

it.each([
  ['2026-03-02', '2026-05-30', 'Looked at 14 entries, Mar–May'],
  ['2026-03-02', '2026-03-30', 'Looked at 14 entries, Mar'],
  ['2026-03-02', '2026-03-02', 'Looked at 14 entries, 2 Mar'],
  ['2025-11-22', '2026-03-02', 'Looked at 14 entries, Nov 2025–Mar 2026'],
  ['2025-03-22', '2026-03-02', 'Looked at 14 entries, Mar 2025–Mar 2026'],
  [null, '2026-03-02', 'Looked at 14 entries'],
])('%s to %s', (from, to, words) => {
  expect(lookedWords({ words: 'Looked at 14 entries', from, to })).toBe(words)
})

it('is told once with the rows of both, and not at all where nothing was there', () => {
  const one: Looked = {
    tool: 'ask_record',
    words: 'Looked at 14 entries',
    from: null,
    to: null,
    rows: 14,
    refs: [{ kind: 'journal', id: 'a' }],
  }
  const again: Looked = { ...one, refs: [...one.refs, { kind: 'journal', id: 'b' }] }
  expect(lookedOnce([one, again, { ...one, words: 'Looked at 0 goals', rows: 0 }])).toEqual([again])
})
