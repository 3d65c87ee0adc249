import { expect, test } from 'vitest'
import type { MessageHit, SearchHit } from '@/lib/contract/search'
import { isCut, paletteStatus, withoutRepeats } from './palette-status'

const idle = { text: 'run', found: 0, isWanted: true, isBusy: false, failed: false }

test('it says what the search is doing and what came of it', () => {
  expect(paletteStatus({ ...idle, text: ' ' })).toBe('')
  expect(paletteStatus({ ...idle, isBusy: true })).toBe('Searching...')
  expect(paletteStatus({ ...idle, found: 1 })).toBe('1 result')
  expect(paletteStatus(idle)).toBe('Nothing has “run” in it')
  expect(paletteStatus({ ...idle, text: 'r', isWanted: false })).toBe('Type more to search')
  expect(paletteStatus({ ...idle, failed: true })).toContain('Search failed')
})

const message: MessageHit = {
  ...{ kind: 'message', id: 'a', conversationId: 'c', conversationTitle: 'Papers', isArchived: false },
  ...{ isFromUser: false, createdAt: '2026-11-20T09:00:00.000Z', excerpt: 'The attic stands at 85%.' },
}

test('a reply that was given twice is found once, the user’s own words beside it', () => {
  const hits: SearchHit[] = [message, { ...message, id: 'b' }, { ...message, id: 'c', isFromUser: true }]
  expect(withoutRepeats(hits).map(({ id }) => id)).toEqual(['a', 'c'])
})

test('a list that is cut says that it is the first of them', () => {
  const entry: SearchHit = { kind: 'journal', id: 'j', date: '2026-11-20', mood: 4, excerpt: 'The attic' }
  expect(isCut([message, entry, entry, entry, entry])).toBe(false)
  expect(isCut([message, entry, entry, entry, entry, entry])).toBe(true)
  expect(paletteStatus({ ...idle, found: 6, isCut: true })).toBe('The first 6 results')
})
