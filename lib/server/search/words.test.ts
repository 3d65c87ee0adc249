import { expect, test } from 'vitest'
import { formsOf, wordsOf } from './words'

test('words stand between blanks, and no more than narrow a search', () => {
  expect(wordsOf('  long\trun \n home ')).toEqual(['long', 'run', 'home'])
  expect(wordsOf('a b c d e f g h i j')).toHaveLength(8)
})

test('a word has one form where folding ASCII covers the others, else those that people write', () => {
  expect(formsOf('Run')).toHaveLength(1)
  expect(new Set(formsOf('über'))).toEqual(new Set(['über', 'ÜBER']))
  expect(formsOf('50%')).toHaveLength(1)
})
