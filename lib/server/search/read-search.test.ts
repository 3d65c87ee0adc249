import { expect, test } from 'vitest'
import { foundWords, readSearch } from './read-search'

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
