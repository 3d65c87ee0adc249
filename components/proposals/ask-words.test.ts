import { expect, test } from 'vitest'
import type { Ask } from '@/lib/contract/ask'
import { answerOf, answerOfFigure, answerOfOption, firstFigure } from './ask-words'

const date = '2026-11-23'
const leave = { label: 'Leave it at 89.8 kg', value: 89.8 }
const ask: Ask = {
  responseId: null,
  words: 'What was it on Mon 23 Nov?',
  kind: 'value',
  unit: 'kg',
  options: [{ label: '91 kg on Mon 23 Nov', value: 91, date }, leave],
}

test('what is chosen or typed is of the day that was asked about', () => {
  expect(ask.options.map(answerOfOption)).toEqual([{ value: 91, date }, { value: 89.8 }])
  expect(answerOfFigure(ask, 90.5)).toEqual({ value: 90.5, date })
  expect(answerOf(ask, { value: 91, date })).toEqual({ total: 91, date })
})

test('a figure of one’s own beside chips of several days, or of none, is of today', () => {
  const today = { label: '91 kg today', value: 91 }
  expect(answerOfFigure({ ...ask, options: [...ask.options.slice(0, 1), today, leave] }, 90)).toEqual({ value: 90 })
  expect(answerOfFigure({ ...ask, options: [today, leave] }, 90)).toEqual({ value: 90 })
  expect(answerOfFigure({ kind: 'share', options: [] }, 40)).toEqual({ progress: 40 })
})

test('a stepper begins at the likeliest figure, a slider at the middle one', () => {
  const books = [4, 9, 8, 5].map((value) => ({ label: `${value} books`, value }))
  expect(firstFigure({ kind: 'value', options: books })).toBe(4)
  const shares = [50, 70, 60].map((progress) => ({ label: `${progress}%`, progress }))
  expect(firstFigure({ kind: 'share', options: shares })).toBe(60)
})
