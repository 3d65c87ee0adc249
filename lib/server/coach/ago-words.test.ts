import { describe, expect, it } from 'vitest'
import { addDays } from '@/lib/contract/calendar'
import { agoWords, numberWord } from './ago-words'

describe('agoWords', () => {
  it.each([
    [0, 'today'],
    [1, 'yesterday'],
    [4, 'on Tuesday'],
    [7, 'a week ago'],
    [9, '9 days ago'],
    [14, 'two weeks ago'],
    [19, '19 days ago'],
    [31, 'a month ago'],
    [58, 'two months ago'],
    [400, 'over a year ago'],
  ])('%i days before is %s', (days, words) => {
    expect(agoWords(addDays('2026-11-21', -days), '2026-11-21')).toBe(words)
  })
})

describe('numberWord', () => {
  it('is a word up to twelve', () => {
    expect([1, 12, 13].map(numberWord)).toEqual(['one', 'twelve', '13'])
  })
})
