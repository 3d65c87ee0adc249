import { expect, test } from 'vitest'
import { paletteStatus } from './palette-status'

const idle = { text: 'run', found: 0, isWanted: true, isBusy: false, failed: false }

test('it says what the search is doing and what came of it', () => {
  expect(paletteStatus({ ...idle, text: ' ' })).toBe('')
  expect(paletteStatus({ ...idle, isBusy: true })).toBe('Searching...')
  expect(paletteStatus({ ...idle, found: 1 })).toBe('1 result')
  expect(paletteStatus(idle)).toBe('Nothing has “run” in it')
  expect(paletteStatus({ ...idle, text: 'r', isWanted: false })).toBe('Type more to search')
  expect(paletteStatus({ ...idle, failed: true })).toContain('Search failed')
})
