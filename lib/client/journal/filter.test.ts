import { expect, it } from 'vitest'
import { askedFilter, isWholeJournal, journalPath, wholeJournal } from './filter'

it('asks only for what is set', () => {
  expect(journalPath()).toBe('/api/journal?limit=20')
  expect(journalPath({ ...wholeJournal, q: 'long run & rest', mood: '4' })).toBe(
    '/api/journal?limit=20&q=long+run+%26+rest&mood=4',
  )
  expect(journalPath({ ...wholeJournal, from: '2026-01-01', to: '2026-02-01' }, 'abc.def')).toBe(
    '/api/journal?limit=20&from=2026-01-01&to=2026-02-01&cursor=abc.def',
  )
})

it('reads a day and an energy in an address, and nothing else', () => {
  expect(askedFilter('2026-03-24', '5')).toEqual({ ...wholeJournal, from: '2026-03-24', to: '2026-03-24' })
  expect(askedFilter(null, '5')).toEqual({ ...wholeJournal, mood: '5' })
  for (const energy of [null, '', '6', '0', '5x']) expect(askedFilter(undefined, energy)).toBeNull()
})

it('knows a filter that leaves nothing out', () => {
  expect(isWholeJournal(wholeJournal)).toBe(true)
  expect(isWholeJournal({ ...wholeJournal, to: '2026-02-01' })).toBe(false)
})
