import { expect, test } from 'vitest'
import { nearestWords } from './nearest'

const known = new Set(['portuguese', 'password', 'attic', 'run'])

test('a word that is a slip away from a known one is put right, and the others are left', () => {
  expect(nearestWords('portugese lesson', known)).toBe('portuguese lesson')
  expect(nearestWords('pasword', known)).toBe('password')
  expect(nearestWords('Atitc', known)).toBe('attic')
})

test('what is known, begun, short or far from all stays as it is typed', () => {
  for (const text of ['portug', 'attic', 'rnu', 'harbour', '']) expect(nearestWords(text, known)).toBeNull()
})
