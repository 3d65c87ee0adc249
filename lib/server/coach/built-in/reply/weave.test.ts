import { describe, expect, test } from 'vitest'
import { chanceFrom } from './chance'
import { varietyOf, weave } from './weave'

const chance = chanceFrom('seed')

describe('a pattern', () => {
  test('becomes a sentence with its words, upright', () => {
    expect(weave('{goal} is at {pct}. it holds.', { goal: '“Run”', pct: '30%' }, chance)).toBe(
      '“Run” is at 30%. It holds.',
    )
  })

  test('is ruled out by a missing word, and so is only the choice that needs it', () => {
    expect(weave('{left} to go', { left: null }, chance)).toBeNull()
    for (let at = 0; at < 20; at++) expect(weave('done[, {left} to go|]', {}, chance)).toBe('Done')
  })

  test('puts words in as they are', () => {
    expect(weave('on {goal}', { goal: '“[a|b] {pct}”', pct: '1%' }, chance)).toBe('On “[a|b] {pct}”')
  })

  test('nests choices', () => {
    const seen = new Set(Array.from({ length: 60 }, () => weave('[a[ b| c]|d]', {}, chance)))
    expect(seen).toEqual(new Set(['A b', 'A c', 'D']))
  })

  test('knows in how many ways each of its sentences can be said', () => {
    expect(varietyOf('[a|b|c] [d|e]. [f.|g.]', {})).toEqual([6, 2])
    expect(varietyOf('[a|{x}] b.', {})).toEqual([1])
  })
})

test('the same seed chooses the same, another one otherwise', () => {
  const draw = (seed: string) => Array.from({ length: 12 }, chanceFrom(seed).next)
  expect(draw('a')).toEqual(draw('a'))
  expect(draw('a')).not.toEqual(draw('b'))
  expect(draw('a').every((one) => one >= 0 && one < 1)).toBe(true)
})
