import { expect, test } from 'vitest'
import { askedOf, isWorthSearching, markBeginnings, markWords, splitLead } from './words'

const marked = (text: string, words: string[]) =>
  markWords(text, words)
    .map((piece) => (piece.isFound ? `[${piece.text}]` : piece.text))
    .join('')

test('every word found is marked wherever it stands whole, in any case', () => {
  expect(marked('Run, running, a trunk, ÜBUNG', ['run', 'running', 'übung'])).toBe('[Run], [running], a trunk, [ÜBUNG]')
  expect(marked('nothing here', ['run'])).toBe('nothing here')
  expect(marked('text', [])).toBe('text')
})

test('what was looked for is marked where a word begins with it, with or without accents, and nothing by no words', () => {
  const found = (q: string, text = 'Rain (all day)') =>
    markBeginnings(text, q).map(({ text: piece, isFound }) => (isFound ? `[${piece}]` : piece))
  expect(found('RA ai (a').join('')).toBe('[Ra]in ([a]ll day)')
  expect(found(' ')).toEqual(['Rain (all day)'])
  expect(found('avo', 'Avó, Avo\u0301, bravo').join('')).toBe('[Avó], [Avo\u0301], bravo')
  expect(found('Ávó', 'avocado').join('')).toBe('[avo]cado')
})

test('what means something in a pattern means itself', () => {
  expect(marked('At 5.5 km, not 505', ['5.5'])).toBe('At [5.5] km, not 505')
})

test('a long lead is cut between words, a short one is kept', () => {
  expect(splitLead('Long runs on Sundays, and short ones before ')).toEqual([
    'Long runs on Sundays, and ',
    'short ones before ',
  ])
  expect(splitLead('Long runs on Sundays and ')).toEqual(['', 'Long runs on Sundays and '])
  expect(splitLead('跑'.repeat(40))).toEqual(['跑'.repeat(20), '跑'.repeat(20)])
})

test('one letter tells nothing apart', () => {
  expect(['', ' ', 'a', 'ab', '跑'].map(isWorthSearching)).toEqual([false, false, false, true, true])
})

test('of a question about somebody the name is looked for, and of any other text all of it', () => {
  expect(askedOf('who is Beatriz?')).toBe('Beatriz')
  expect(askedOf('Who’s Ida')).toBe('Ida')
  expect(askedOf('Should I rest today?')).toBe('Should I rest today')
  expect(askedOf('who is')).toBe('who is')
  expect(askedOf('?')).toBe('?')
})
