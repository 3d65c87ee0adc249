import { expect, test } from 'vitest'
import type { MessageHit, SearchHit } from '@/lib/contract/search'
import { groupHits, isCut, paletteStatus, withoutRepeats } from './palette-status'

const idle = { text: 'run', found: 0, isWanted: true, isBusy: false, failed: false }

test('it says what the search is doing and what came of it', () => {
  expect(paletteStatus({ ...idle, text: ' ' })).toBe('')
  expect(paletteStatus({ ...idle, isBusy: true })).toBe('Searching...')
  expect(paletteStatus({ ...idle, found: 1 })).toBe('1 result')
  expect(paletteStatus(idle)).toBe('Nothing has “run” in it')
  expect(paletteStatus({ ...idle, text: 'r', isWanted: false })).toBe('Type more to search')
  expect(paletteStatus({ ...idle, text: 'marathno', meant: 'marathon ', found: 4, hidden: 2 })).toBe(
    'Showing “marathon”: 4 of 6 results',
  )
  expect(paletteStatus({ ...idle, failed: true })).toContain('Search failed')
})

const message: MessageHit = {
  ...{ kind: 'message', id: 'a', conversationId: 'c', conversationTitle: 'Papers', isArchived: false },
  ...{
    isFromUser: false,
    coachName: null,
    createdAt: '2026-11-20T09:00:00.000Z',
    excerpt: 'The attic stands at 85%.',
    found: ['attic'],
  },
}

test('a reply that was given twice is found once, the user’s own words beside it', () => {
  const hits: SearchHit[] = [message, { ...message, id: 'b' }, { ...message, id: 'c', isFromUser: true }]
  expect(withoutRepeats(hits).map(({ id }) => id)).toEqual(['a', 'c'])
})

const entry: SearchHit = {
  kind: 'journal',
  id: 'j',
  date: '2026-11-20',
  mood: 4,
  excerpt: 'The attic',
  found: ['attic'],
}
const many = (hit: SearchHit, count: number) => Array.from({ length: count }, (_, at) => ({ ...hit, id: `${at}` }))

test('of each kind the first few are shown, and how many there are is said', () => {
  const hits = [...many(entry, 12), ...many(message, 7)]
  const counts = (opened: SearchHit['kind'][]) =>
    groupHits(hits, new Set(opened)).map(({ kind, shown, hidden }) => [kind, shown.length, hidden])
  expect(counts([])).toEqual([
    ['goal', 0, 0],
    ['journal', 5, 7],
    ['message', 3, 4],
  ])
  expect(counts(['journal'])[1]).toEqual(['journal', 12, 0])
  expect(paletteStatus({ ...idle, found: 8, hidden: 11 })).toBe('8 of 19 results')
})

test('a search that gives no more of a kind says that there may be more', () => {
  expect(isCut(many(entry, 19))).toBe(false)
  expect(isCut(many(entry, 20))).toBe(true)
  expect(paletteStatus({ ...idle, found: 5, hidden: 15, isCut: true })).toBe(
    '5 results, and more. Another word narrows them down.',
  )
})
