import { expect, it } from 'vitest'
import { askedDay, askedEnergy, dayOfFilter, isWholeJournal, journalPath, wholeJournal, withDay } from './filter'

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
  expect(askedDay('2026-03-24', '2026-11-30')).toBe('2026-03-24')
  expect(askedDay('2026-11-30', '2026-11-30')).toBe('2026-11-30')
  for (const date of [null, '', 'today', '2026-3-24', '2026-02-30', '2026-13-01', '2026-12-01', '0001-01-01']) {
    expect(askedDay(date, '2026-11-30'), String(date)).toBeNull()
  }
  expect(askedEnergy('5')).toBe('5')
  for (const energy of [undefined, null, '', '6', '0', '5x']) expect(askedEnergy(energy)).toBe('')
})

it('narrows to a day and widens from one, and leaves a span of days alone', () => {
  const day = withDay({ ...wholeJournal, q: 'run' }, '2026-03-24')
  expect(day).toEqual({ ...wholeJournal, q: 'run', from: '2026-03-24', to: '2026-03-24' })
  expect(dayOfFilter(day)).toBe('2026-03-24')
  expect(withDay(day, null)).toEqual({ ...wholeJournal, q: 'run' })
  const span = { ...wholeJournal, from: '2026-03-01', to: '2026-03-31' }
  expect(withDay(span, null)).toEqual(span)
  expect(dayOfFilter(span)).toBeNull()
})

it('knows a filter that leaves nothing out', () => {
  expect(isWholeJournal(wholeJournal)).toBe(true)
  expect(isWholeJournal({ ...wholeJournal, to: '2026-02-01' })).toBe(false)
})
