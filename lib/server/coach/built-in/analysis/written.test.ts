import { expect, test } from 'vitest'
import { writtenLines } from './written'

const said = (day: string, quote: string, kind: 'goal' | 'journal' = 'goal') => ({
  ref: { kind, id: quote, quote },
  day,
})

test('two check-ins of one day are introduced once', () => {
  const today = '2026-11-28'
  expect(writtenLines([said(today, 'Two books read.'), said(today, 'Began the first')], today)).toEqual([
    'You wrote about it today: “Two books read.”',
    'Before that: “Began the first”.',
  ])
  expect(writtenLines([said(today, 'Two books read.'), said(today, 'Began.', 'journal')], today)[1]).toBe(
    'You wrote about it today: “Began.”',
  )
})
