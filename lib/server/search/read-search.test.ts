import { expect, test } from 'vitest'
import { firstFound, foundWords, readSearch } from './read-search'

test('a word that may go on is looked for in its forms and by its beginning, one that has ended by its stem alone', () => {
  const { whole, begun } = readSearch('long swimmi')
  expect(whole).toContainEqual({ stems: ['long', 'swim'], exact: [] })
  expect(begun).toEqual([{ stems: ['long'], exact: [], beginning: 'swimmi' }])
  expect(readSearch('swimming!')).toEqual({ whole: [{ stems: ['swim'], exact: [] }], begun: null })
  expect(readSearch('🏊🏊🏊')).toEqual({ whole: [{ stems: ['🏊'], exact: [] }], begun: null })
  expect(readSearch('50%')).toEqual({ whole: [{ stems: ['50'], exact: [] }], begun: null })
})

test('nothing of what is typed is told to the database as more than a word', () => {
  for (const q of ["don't", 'e-mai', `" OR *`, "'; --", 'a AND', '🏊', 'x'.repeat(200), 'é'.repeat(9)]) {
    const { whole, begun } = readSearch(q)
    const stems = [...whole.flatMap((one) => one.stems), begun?.[0]?.beginning ?? '']
    expect(stems.join('')).not.toMatch(/[ "'*:&|()\\]/)
  }
})

test('the words found are given as they stand', () => {
  expect(foundWords('Swam with MUM, cycled home', readSearch('mother cycl'))).toEqual(['MUM', 'cycled'])
})

test('the first of them is told from the beginning of a long text, and from all of it where that holds none', () => {
  const wanted = readSearch('swimming!')
  for (let before = 960; before < 1040; before++) {
    const text = `${'.'.repeat(before)}swimming, then a swim home`
    expect(firstFound(text, wanted), String(before)).toBe('swimming')
  }
  // A word that begins like another is that one nowhere.
  expect(firstFound(`${'.'.repeat(996)}swimwear, and swims`, wanted)).toBe('swims')
  expect(firstFound('No word of it', wanted)).toBeUndefined()
  expect(firstFound('🏊'.repeat(20_000), readSearch('🏊'))).toBe('🏊')
})

test('what a word may become by another letter is found, and marked only where it has its letters or its stem', () => {
  expect(foundWords('Marek rang the bell on a long run, then ran and was running', readSearch('run'))).toEqual([
    'run',
    'ran',
    'running',
  ])
  expect(foundWords('Swam, as a swimmer swims', readSearch('swimmin'))).toEqual(['Swam', 'swims'])
})
