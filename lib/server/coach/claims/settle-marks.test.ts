import { expect, test } from 'vitest'
import { markWords } from '@/lib/contract/mark-words'
import type { Verdict } from './check-claims'
import type { Claim } from './claim'
import { settleMarks } from './settle-marks'

const sentences = ['You swam 3 times in May.', 'You ran twice.']
const reply = sentences.join(' ')
const byCode = [{ quote: 'You ran twice', why: markWords.figure }]
const claim = (sentence: number, words: string): Claim => ({ sentence, by: 'record', words })

function marks(...told: [sentence: number, words: string, verdict: Verdict][]) {
  const claims = told.map(([sentence, words]) => claim(sentence, words))
  const verdicts = told.map(([, , verdict]) => verdict)
  return settleMarks(reply, byCode, { sentences, claims, verdicts }).map(({ quote }) => quote)
}

test('what the record contradicts is marked, what it bears out is not, what it was not asked is left to code', () => {
  expect(marks([1, '3 times', 'fails'])).toEqual(['You ran twice', '3 times'])
  expect(marks([1, '3 times', 'holds'], [2, 'twice', 'holds'])).toEqual([])
  expect(marks([1, '3 times', 'holds'], [2, 'twice', 'unknown'])).toEqual(['You ran twice'])
})

test('words that do not stand in the sentence give the whole of it', () => {
  expect(marks([1, 'thrice', 'fails'], [2, 'twice', 'holds'])).toEqual(['You swam 3 times in May.'])
})

test('a mark of a quotation stays, whatever was asked of its sentence', () => {
  const quotes = [{ quote: 'You ran twice', why: markWords.quote }]
  const weighed = { sentences, claims: [claim(2, 'twice')], verdicts: ['holds' as const] }
  expect(settleMarks(reply, quotes, weighed)).toEqual(quotes)
})

test('a mark stays where a figure of its words could not be asked, and not for other words beside it', () => {
  expect(marks([2, 'You', 'unknown'])).toEqual([])
  expect(marks([2, 'twice', 'unknown'])).toEqual(['You ran twice'])
  expect(marks([2, 'You ran', 'silent'])).toEqual([])
})

test('sentences that fail for the most part decide nothing', () => {
  const many = ['You swam 3 times.', 'You ran twice.', 'You sat still once.', 'Well done.']
  const weigh = (...told: [sentence: number, verdict: Verdict][]) =>
    settleMarks(many.join(' '), byCode, {
      sentences: many,
      claims: told.map(([sentence]) => claim(sentence, many[sentence - 1] ?? '')),
      verdicts: told.map(([, verdict]) => verdict),
    }).length
  expect(weigh([1, 'fails'], [2, 'fails'], [3, 'fails'], [4, 'silent'])).toBe(1)
  expect(weigh([1, 'fails'], [2, 'fails'], [3, 'holds'], [4, 'silent'])).toBe(2)
  // One sentence may well be wrong in all that it says.
  expect(weigh([1, 'fails'], [1, 'fails'], [1, 'fails'])).toBe(2)
})
